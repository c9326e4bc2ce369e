import { childList, Html, isElement, type Node } from '../../runtime/jsx/node.js';

/** The text of `node` without markup. */
export function plainText(node: Node): string {
  return childList(node)
    .map((child) => {
      if (isElement(child)) return plainText(child.props.children);
      return child instanceof Html ? child.value.replace(/<[^>]*>/g, '') : String(child);
    })
    .join('');
}
