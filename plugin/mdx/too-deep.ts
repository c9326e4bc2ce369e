/** Finds parts of a page that are nested too deeply for later stages, which are recursive. */
import type { Nodes, Root } from 'hast';

/** Maximum number of nested elements. A list in a list counts as two. */
export const maxLevels = 400;

/** The first node that is nested too deeply. */
export function tooDeep(root: Root): Nodes | undefined {
  return deepNode(root, 0);
}

function deepNode(node: Nodes, level: number): Nodes | undefined {
  if (level > maxLevels) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const deep = deepNode(child as Nodes, level + 1);
    if (deep) return deep;
  }
  return undefined;
}
