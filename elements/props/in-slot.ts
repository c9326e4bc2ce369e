import { childList, h, type Node } from '../../runtime/jsx/node.js';

/** `<span slot="…">` around `content`, or nothing where there is no content. */
export function inSlot(slot: string, content: Node, tag = 'span', attributes: Record<string, unknown> = {}): Node {
  const filled = childList(content).some((child) => child !== '');
  return filled ? h(tag, { ...attributes, slot }, content) : undefined;
}

/** The nodes with a line break between them, so that the words of neighbors do not run together where no styles apply. */
export function separate(...nodes: Node[]): Node {
  const shown = nodes.filter((node) => node !== undefined && node !== null && node !== false && node !== '');
  return shown.flatMap((node, index) => (index === 0 ? [node] : ['\n', node]));
}
