import { childList, h, type Node } from '../../runtime/jsx/node.js';

/** `<span slot="…">` with `content`, or nothing if `content` is empty. */
export function inSlot(slot: string, content: Node, tag = 'span', attributes: Record<string, unknown> = {}): Node {
  const filled = childList(content).some((child) => child !== '');
  return filled ? h(tag, { ...attributes, slot }, content) : undefined;
}

/** The nodes with line breaks between them, so that text does not run together without styles. */
export function separate(...nodes: Node[]): Node {
  const present = nodes.filter((node) => node !== undefined && node !== null && node !== false && node !== '');
  return present.flatMap((node, index) => (index === 0 ? [node] : ['\n', node]));
}
