/** Ids of headings and other link targets, the table of contents, and a link beside each heading. */
import { slug as githubSlug } from 'github-slugger';
import { HtmlElement } from '../../html/html-element.js';
import { textOf } from '../../html/text-of.js';
import { walkAll, walkHtml } from '../../html/walk-html.js';
import { slug } from '../../../runtime/search/slug.js';
import type { TocEntry } from '../types.js';

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * Gives every heading, then every other target, an id that is unique on the page. `linkHere` is the label of the link
 * to a heading.
 */
export function finishHeadings(page: HtmlElement, linkHere: string): { toc: TocEntry[]; ids: string[] } {
  const toc: TocEntry[] = [];
  const taken = idsOf(page);
  const unique = uniqueIds(taken);
  const open: { heading: HtmlElement; id: string; title: string; hasLink: boolean }[] = [];
  walkHtml(page, (element, { isIn, isDrawn }) => {
    if (!headings.has(element.tag)) return;
    const title = textOf(element);
    const ownId = element.attribute('id');
    const id = ownId ?? unique(slug(title) || 'section');
    if (title) toc.push({ depth: Number(element.tag[1]), id, title });
    if (ownId === undefined) element.add('id', id);
    // The output of an interactive component must not change. A link inside a link would end the outer one.
    if (!isDrawn) open.push({ heading: element, id, title, hasLink: !isIn('a') && !element.has('data-no-anchor') });
  });
  for (const { heading, id, title, hasLink } of open) {
    const alias = githubSlug(title);
    if (alias && !taken.has(alias)) heading.children.push(target(taken, alias));
    if (hasLink)
      heading.children.push(HtmlElement.make('a', { class: 'octavo-anchor', href: `#${id}`, 'aria-label': linkHere }));
  }
  finishTargets(page, unique);
  return { toc, ids: [...taken] };
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
  const title = parent.children.find((each) => typeof each !== 'string' && each.attribute('slot') === 'title');
  return title === undefined ? (parent.attribute('label') ?? '') : textOf(title);
}

function target(taken: Set<string>, id: string): HtmlElement {
  taken.add(id);
  return HtmlElement.make('span', { id });
}

function idsOf(page: HtmlElement): Set<string> {
  const ids = new Set<string>();
  walkAll(page, (element) => {
    const id = element.attribute('id');
    if (id !== undefined) ids.add(id);
  });
  return ids;
}

/** Creates ids that are not in `taken`, and adds them to it. */
function uniqueIds(taken: Set<string>): (id: string) => string {
  const counts = new Map<string, number>();
  return (id) => {
    let candidate = id;
    let count = counts.get(id) ?? 1;
    while (taken.has(candidate)) candidate = `${id}-${++count}`;
    counts.set(id, count);
    taken.add(candidate);
    return candidate;
  };
}
