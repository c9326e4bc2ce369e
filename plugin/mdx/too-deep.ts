/** Finds parts of a page that are nested too deeply for later stages, which are recursive. */
import type { Nodes, Root } from 'hast';

/** Maximum number of nested elements. A list in a list counts as two. */
export const maxLevels = 400;

/** The first node that is nested too deeply. */
export function tooDeep(root: Root): Nodes | undefined {
  let level: Nodes[] = [root];
  for (let depth = 0; depth <= maxLevels; depth++) {
    level = level.flatMap((node) => ('children' in node ? (node.children as Nodes[]) : []));
    if (level.length === 0) return undefined;
  }
  return level[0];
}
