import { childList, Html, isElement, type Node } from '../../runtime/jsx/node.js';

/** The words of `node` without their markup. */
export function plainText(node: Node): string {
  return childList(node)
    .map((child) => {
      if (isElement(child)) return plainText(child.props.children);
      return child instanceof Html ? child.value.replace(/<[^>]*>/g, '') : String(child);
    })
    .join('');
}
