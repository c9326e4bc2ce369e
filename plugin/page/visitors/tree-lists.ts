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
  const isPlain = item.elements.every(isFormat);
  const entries = (isPlain ? listsIn(item) : item.elements.filter(isList)).flatMap(entriesOf);
  const name = nameOf(item).replace(/\s+/g, ' ').trim();
  const content = isPlain ? [name.replace(/\/$/, '')] : item.children.filter((child) => !isListNode(child));
  const label = HtmlElement.make('span', { slot: 'name' }, content);
  if (entries.length === 0 && !name.endsWith('/'))
    return HtmlElement.make('octavo-tree-file', { role: 'listitem' }, [label]);
  return HtmlElement.make('octavo-tree-folder', { role: 'listitem', open: true }, [label, '\n', ...entries]);
}

/** Whether an element is a nested list, or only formats the name, which drops it. Others, such as links, stay. */
function isFormat(element: HtmlElement): boolean {
  return isList(element) || (formats.has(element.tag) && element.elements.every(isFormat));
}

const formats = new Set('p strong b em i del s code'.split(' '));

/** The text of an item without nested lists. */
function nameOf({ children }: HtmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : isList(child) ? '' : nameOf(child))).join('');
}

function listsIn({ elements }: HtmlElement): HtmlElement[] {
  return elements.flatMap((child) => (isList(child) ? [child] : listsIn(child)));
}

function isList({ tag }: HtmlElement): boolean {
  return tag === 'ul' || tag === 'ol';
}
