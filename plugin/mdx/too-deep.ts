/** Finds parts of a page that are nested too deeply for later stages, which are recursive. */
import type { Nodes } from 'hast';

/** Maximum number of nested elements. A list in a list counts as two. */
export const maxLevels = 400;

/** The first node in `node`, at `level`, that is nested too deeply. */
export function tooDeep(node: Nodes, level = 0): Nodes | undefined {
  if (level > maxLevels) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const deep = tooDeep(child as Nodes, level + 1);
    if (deep) return deep;
  }
  return undefined;
}
