/** Ids of headings and other link targets, the table of contents, and a link beside each heading. */
import { slug as githubSlug } from 'github-slugger';
import { HtmlElement } from '../../core/tree/html-element.js';
import { headingText, textOf } from '../../core/tree/text-of.js';
import { walkAll, walkHtml, type HtmlCursor } from '../../core/tree/walk-html.js';
import { slug } from '../../../runtime/search/terms/slug.js';
import { headingId, shellIds } from '../shell-ids.js';
import type { TocEntry } from '../../mdx/types.js';
import { slotted } from '../find-element.js';

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * Gives every heading, then every other target, an id that is unique on the page and in the shell around it. `linkHere` is
 * the label of the link to a heading.
 */
export function finishHeadings(page: HtmlElement, linkHere: string): { toc: TocEntry[]; ids: string[] } {
  const toc: TocEntry[] = [];
  const { ids: taken, names, isUnique } = idsOf(page);
  const unique = uniqueIds(taken);
  if (!isUnique) renumber(page, unique);
  const depthOf = headingDepths();
  const open: { heading: HtmlElement; id: string; title: string; hasLink: boolean }[] = [];
  walkHtml(page, (element, place) => {
    if (!headings.has(element.tag)) return;
    const { isIn, isDrawn } = place;
    const title = headingText(element);
    const ownId = element.attribute('id');
    const id = ownId !== undefined && !shellIds.has(ownId) ? ownId : unique(ownId ?? (slug(title) || 'section'));
    const depth = depthOf(element, place);
    if (title) toc.push({ depth, id, title });
    if (id !== ownId) setAttribute(element, 'id', id);
    // The output of an interactive component must not change. A link inside a link would end the outer one.
    if (!isDrawn) open.push({ heading: element, id, title, hasLink: !isIn('a') && !element.has('data-no-anchor') });
  });
  for (const { heading, id, title, hasLink } of open) {
    const alias = githubSlug(title);
    if (alias && !shellIds.has(alias) && !taken.has(alias)) heading.children.push(target(taken, alias));
    if (hasLink)
      heading.children.push(HtmlElement.make('a', { class: 'octavo-anchor', href: `#${id}`, 'aria-label': linkHere }));
  }
  finishTargets(page, unique);
  const renamed = [...taken].some((id) => shellIds.has(id)) ? renameIds(page, unique) : new Map<string, string>();
  renameReferences(page, taken, renamed);
  return { toc, ids: [...new Set([...taken, ...names])] };
}

/** The depth of each heading in the table of contents. Headings in an element are below its label, as in an entry of a changelog. */
function headingDepths(): (heading: HtmlElement, place: HtmlCursor) => number {
  const labels = new Map<string, number>();
  return (heading, { parent, isIn }) => {
    const level = Number(heading.tag[1]);
    if (!heading.has('slot')) return Math.max(level, ...[...labels].map(([tag, label]) => (isIn(tag) ? label + 1 : 0)));
    labels.set(parent.tag, level);
    return level;
  };
}

/** Attributes whose value is the id of another element. */
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** Gives other elements with an id of the shell another one too. Returns the first new one of each. */
function renameIds(page: HtmlElement, unique: (id: string) => string): Map<string, string> {
  const renamed = new Map<string, string>();
  walkHtml(page, (element, { isDrawn }) => {
    const id = element.attribute('id');
    if (id === undefined || !shellIds.has(id) || isDrawn) return;
    const own = unique(id);
    if (!renamed.has(id)) renamed.set(id, own);
    setAttribute(element, 'id', own);
  });
  return renamed;
}

/** Updates links and attributes that refer to elements whose ids changed because of the shell. */
function renameReferences(page: HtmlElement, ids: ReadonlySet<string>, renamed: ReadonlyMap<string, string>): void {
  walkHtml(page, (element, { isDrawn }) => {
    if (element.tag === 'a' && !isDrawn) renameHash(element, ids);
    for (const name of renamed.size > 0 ? references : []) {
      const own = renamed.get(element.attribute(name) ?? '');
      if (own !== undefined) setAttribute(element, name, own);
    }
  });
}

function renameHash(link: HtmlElement, ids: ReadonlySet<string>): void {
  const [, path, hash = ''] = localHash.exec(link.attribute('href') ?? '') ?? [];
  // A link within the page can point to the shell.
  if (shellIds.has(hash) && (path !== '' || ids.has(headingId(hash))))
    setAttribute(link, 'href', `${path}#${headingId(hash)}`);
}

/** The path and the id in a link to a page of the site. */
const localHash = /^(?!\w+:|\/\/)([^#]*)#(.+)$/s;

function setAttribute(element: HtmlElement, name: string, value: string): void {
  element.remove(name);
  element.add(name, value);
}

/** Titles of tabs and accordions are link targets too. Equal titles are numbered. */
function finishTargets(page: HtmlElement, unique: (id: string) => string): void {
  walkHtml(page, (element, { parent, isDrawn }) => {
    if (isDrawn || element.tag !== 'span' || element.attribute('slot') !== 'anchor' || element.has('id')) return;
    const id = slug(titleOf(parent));
    if (id) element.add('id', unique(id));
    else parent.children.splice(parent.children.indexOf(element), 1);
  });
}

/** The title of a tab or an accordion. */
function titleOf(parent: HtmlElement): string {
  const title = slotted(parent, 'title');
  return title === undefined ? (parent.attribute('label') ?? '') : textOf(title);
}

function target(taken: Set<string>, id: string): HtmlElement {
  taken.add(id);
  return HtmlElement.make('span', { id });
}

/** The ids of the page, and the names of `<a name>`, which browsers follow if no element has the id. */
function idsOf(page: HtmlElement): { ids: Set<string>; names: Set<string>; isUnique: boolean } {
  const ids = new Set<string>();
  const names = new Set<string>();
  let isUnique = true;
  walkAll(page, (element) => {
    const name = element.tag === 'a' && element.attribute('name');
    if (name && !shellIds.has(name)) names.add(name);
    const written = element.attribute('id');
    if (written === undefined) return;
    const id = written.normalize('NFC');
    if (id !== written) element.set('id', id);
    isUnique &&= !ids.has(id);
    ids.add(id);
  });
  return { ids, names, isUnique };
}

/**
 * Fields, tabs and tooltips of a snippet can have the id of another one, because each file has its own numbers, and so can
 * headings with an id in the source.
 */
function renumber(page: HtmlElement, unique: (id: string) => string): void {
  const seen = new Set<string>();
  walkHtml(page, (element, { parent, isDrawn }) => {
    const id = element.attribute('id');
    if (id === undefined || seen.size < seen.add(id).size) return;
    const isTip = parent.tag === 'octavo-tooltip';
    if (isDrawn || (!isTip && !element.tag.startsWith('octavo-') && !headings.has(element.tag))) return;
    const own = unique(id);
    seen.add(own);
    setAttribute(element, 'id', own);
    if (element.attribute('role') === 'tabpanel') renumberTab(element, parent, { id, own });
    for (const each of (isTip ? parent : element).elements) {
      if (each.attribute('href') === `#${id}`) setAttribute(each, 'href', `#${own}`);
      if (each.attribute('aria-describedby') === id) setAttribute(each, 'aria-describedby', own);
    }
  });
}

/** Gives the tab of a panel the new number too. */
function renumberTab(panel: HtmlElement, parent: HtmlElement, { id, own }: { id: string; own: string }): void {
  const tab = parent.elements.find((each) => each.attribute('aria-controls') === id);
  if (!tab) return;
  setAttribute(tab, 'id', `${own}-tab`);
  setAttribute(tab, 'aria-controls', own);
  setAttribute(panel, 'aria-labelledby', `${own}-tab`);
}

/** Creates ids that are not in `taken`, and adds them to it. */
function uniqueIds(taken: Set<string>): (id: string) => string {
  const counts = new Map<string, number>();
  return (id) => {
    let candidate = id;
    let count = counts.get(id) ?? 1;
    while (taken.has(candidate) || shellIds.has(candidate)) candidate = `${id}-${++count}`;
    counts.set(id, count);
    taken.add(candidate);
    return candidate;
  };
}
