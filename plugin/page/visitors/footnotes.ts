/** Joins the footnotes of a page and its snippets: one list at the end, with numbers in the order of the text. */
import { footnoteScope } from '../../core/tree/footnote-marks.js';
import type { HtmlElement } from '../../core/tree/html-element.js';
import { walkHtml } from '../../core/tree/walk-html.js';
import { findTag } from '../find-element.js';

/** A list of footnotes: of the page, or of a snippet. */
interface NoteList {
  section: HtmlElement;
  parent: HtmlElement;
}

/** A footnote with the references to it. */
interface Note {
  item: HtmlElement;
  links: HtmlElement[];
}

/** Changes `page` in place. */
export function joinFootnotes(page: HtmlElement): void {
  const { lists, notes } = readFootnotes(page);
  const last = lists.at(-1)?.section;
  // The parser has numbered those of a page without snippets.
  if (!last || lists.every(({ section }) => !section.has(footnoteScope))) return;
  const ids = new Set<string>();
  for (const [index, note] of notes.entries()) renumber(note, index + 1, ids);
  for (const { parent, section } of lists) parent.children.splice(parent.children.indexOf(section), 1);
  const list = findTag(last, 'ol');
  if (list) list.children = notes.flatMap(({ item }) => ['\n', item]);
  last.remove(footnoteScope);
  page.children.push(last);
}

/** The lists of footnotes, and the notes in the order in which the page refers to them. */
function readFootnotes(page: HtmlElement): { lists: NoteList[]; notes: readonly Note[] } {
  const lists: NoteList[] = [];
  const links: HtmlElement[] = [];
  /** References before the list of their file, which follows the text of the file. */
  const open = new Map<string, HtmlElement[]>();
  const noteOf = new Map<HtmlElement, Note>();
  walkHtml(page, (element, { parent, isDrawn }) => {
    if (isDrawn || !(isReference(element) || element.has('data-footnotes'))) return;
    const scope = element.attribute(footnoteScope) ?? '';
    const before = open.get(scope) ?? [];
    if (isReference(element)) {
      links.push(element);
      open.set(scope, [...before, element]);
      return;
    }
    lists.push({ section: element, parent });
    const own = [...before, ...referencesIn(element).filter((link) => (link.attribute(footnoteScope) ?? '') === scope)];
    assign(own, element, noteOf);
    open.delete(scope);
  });
  const notes = new Set<Note>();
  for (const link of links) {
    const note = noteOf.get(link);
    link.remove(footnoteScope);
    note?.links.push(link);
    if (note) notes.add(note);
  }
  return { lists, notes: [...notes] };
}

function assign(links: readonly HtmlElement[], section: HtmlElement, noteOf: Map<HtmlElement, Note>): void {
  const notes = new Map<string, Note>();
  for (const item of findTag(section, 'ol')?.elements ?? []) notes.set(`#${item.attribute('id')}`, { item, links: [] });
  for (const link of links) {
    const note = notes.get(decodeURI(link.attribute('href') ?? ''));
    if (note) noteOf.set(link, note);
  }
}

function isReference(element: HtmlElement): boolean {
  return element.tag === 'a' && element.has('data-footnote-ref');
}

function referencesIn(section: HtmlElement): HtmlElement[] {
  const links: HtmlElement[] = [];
  walkHtml(section, (element) => void (isReference(element) && links.push(element)));
  return links;
}

/** Gives a note its number, and an id that is unique on the page. */
function renumber({ item, links }: Note, number: number, ids: Set<string>): void {
  const label = item.attribute('id')!.replace(/^user-content-fn-/, '');
  let own = label;
  for (let count = 2; ids.has(own); count++) own = `${label}--${count}`;
  ids.add(own);
  item.set('id', `user-content-fn-${own}`);
  const names = links.map((_, index) => (index === 0 ? '' : `-${index + 1}`));
  for (const [index, link] of links.entries()) {
    link.set('id', `user-content-fnref-${own}${names[index]}`);
    link.set('href', `#user-content-fn-${own}`);
    link.children = [String(number)];
  }
  let back = 0;
  walkHtml(item, (element) => {
    if (!element.has('data-footnote-backref')) return;
    const name = names[back++] ?? '';
    element.set('href', `#user-content-fnref-${own}${name}`);
    element.set('aria-label', `Back to reference ${number}${name}`);
  });
}
