/** `<Tree>` with a Markdown list: its items become folders and files. */
import { HtmlElement, type HtmlNode } from '../../core/tree/html-element.js';
import { walkHtml } from '../../core/tree/walk-html.js';

/** Replaces lists in trees by the elements of a tree. */
export function readTreeLists(page: HtmlElement): void {
  walkHtml(page, (tree, { isDrawn }) => {
    if (tree.tag !== 'octavo-tree' || isDrawn) return;
    const content = tree.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
    const [first] = content;
    if (typeof first !== 'object' || !isList(first)) return;
    tree.children = content.flatMap(entriesOf);
  });
}

function entriesOf(list: HtmlNode): HtmlElement[] {
  if (typeof list === 'string' || !isList(list)) return [];
  return list.children.flatMap((item) => (typeof item === 'object' && item.tag === 'li' ? [entryOf(item)] : []));
}

/** A folder has a trailing slash, or nested items. */
function entryOf(item: HtmlElement): HtmlElement {
  const entries = listsIn(item).flatMap(entriesOf);
  const name = nameOf(item).replace(/\s+/g, ' ').trim();
  const label = HtmlElement.make('span', { slot: 'name' }, [name.replace(/\/$/, '')]);
  if (entries.length === 0 && !name.endsWith('/'))
    return HtmlElement.make('octavo-tree-file', { role: 'listitem' }, [label]);
  return HtmlElement.make('octavo-tree-folder', { role: 'listitem', open: true }, [label, '\n', ...entries]);
}

/** The text of an item without nested lists. Formatting of the name (bold, code) is dropped. */
function nameOf({ children }: HtmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : isList(child) ? '' : nameOf(child))).join('');
}

function listsIn({ elements }: HtmlElement): HtmlElement[] {
  return elements.flatMap((child) => (isList(child) ? [child] : listsIn(child)));
}

function isList({ tag }: HtmlElement): boolean {
  return tag === 'ul' || tag === 'ol';
}
