/** `<Tree>` with a Markdown list: its items become folders and files. */
import { HtmlElement, type HtmlNode } from '../../core/tree/html-element.js';
import { walkHtml } from '../../core/tree/walk-html.js';

/** Replaces lists in trees by the elements of a tree. */
export function readTreeLists(page: HtmlElement): void {
  walkHtml(page, (tree, { isDrawn }) => {
    if (tree.tag !== 'octavo-tree' || isDrawn) return;
    const content = tree.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
    const [first] = content;
    if (!isListNode(first)) return;
    tree.children = content.flatMap((child): HtmlNode[] => (isListNode(child) ? entriesOf(child) : [child]));
  });
}

function isListNode(node: HtmlNode | undefined): node is HtmlElement {
  return typeof node === 'object' && isList(node);
}

function entriesOf(list: HtmlElement): HtmlElement[] {
  return list.children.flatMap((item) => (typeof item === 'object' && item.tag === 'li' ? [entryOf(item)] : []));
}

/** A folder has a trailing slash, or nested items. */
function entryOf(item: HtmlElement): HtmlElement {
  const parts = item.children.flatMap((child, index): HtmlNode[] =>
    isBare(child, 'p') ? [...(index > 0 ? [' '] : []), ...child.children] : [child],
  );
  const entries = parts.filter(isListNode).flatMap(entriesOf);
  const written = parts.filter((part) => !isListNode(part));
  const name = nameOf({ children: parts }).replace(/\s+/g, ' ').trim();
  // A name looks like code anyway. Everything else that the author writes stays.
  const isPlain = written.every(
    (part) => typeof part === 'string' || (isBare(part, 'code') && part.elements.length === 0),
  );
  const label = HtmlElement.make('span', { slot: 'name' }, isPlain ? [name.replace(/\/$/, '')] : written);
  if (entries.length === 0 && !name.endsWith('/'))
    return HtmlElement.make('octavo-tree-file', { role: 'listitem' }, [label]);
  return HtmlElement.make('octavo-tree-folder', { role: 'listitem', open: true }, [label, '\n', ...entries]);
}

/** Whether a node is an element with this tag and without attributes. */
function isBare(node: HtmlNode, tag: string): node is HtmlElement {
  return typeof node === 'object' && node.tag === tag && [...node.attributes()].length === 0;
}

/** The text of an item without nested lists. */
function nameOf({ children }: Pick<HtmlElement, 'children'>): string {
  return children.map((child) => (typeof child === 'string' ? child : isList(child) ? '' : nameOf(child))).join('');
}

function isList({ tag }: HtmlElement): boolean {
  return tag === 'ul' || tag === 'ol';
}
