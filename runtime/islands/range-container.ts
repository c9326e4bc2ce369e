/** Lets Preact render between two comments, so that interactive components do not need a wrapper element. */
import type { ContainerNode } from 'preact';
import { nodesBetween } from './island-ranges.js';

/** A container for `render` whose children are the nodes between `start` and `end`. */
export function rangeContainer(start: Comment, end: Comment): ContainerNode {
  const parent = (): ParentNode & Node => end.parentNode!;
  const insert = (node: Node, before: Node | null): Node => {
    const isInside =
      before?.parentNode === parent() && (end.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    return parent().insertBefore(node, isInside ? before : end);
  };
  const container = {
    nodeType: Node.ELEMENT_NODE,
    ownerDocument: document,
    get namespaceURI() {
      return (parent() as Element).namespaceURI;
    },
    get parentNode() {
      return parent();
    },
    get firstChild() {
      return nodesBetween(start, end)[0] ?? null;
    },
    get childNodes() {
      return nodesBetween(start, end);
    },
    contains: (node: Node) => parent().contains(node),
    insertBefore: insert,
    appendChild: (node: Node) => insert(node, null),
    removeChild: (node: Node) => parent().removeChild(node),
  };
  return container as unknown as ContainerNode;
}
