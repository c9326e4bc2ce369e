/** Estimates the space that a diagram needs. The page reserves it, so that nothing moves when the diagram appears. */

export const diagramSizes = ['small', 'medium', 'large', 'tall'] as const;

export type DiagramSize = (typeof diagramSizes)[number];

/** The height of each size in `rem`. Keep it equal to mermaid.styles.ts. */
const heights: Record<DiagramSize, number> = { small: 15, medium: 24, large: 36, tall: 48 };

/** Height of a row of nodes with the gap below it, in `rem`. */
const row = 6.5;

/** Height of a line of text in a diagram that is mostly text, in `rem`. */
const line = 3;

/** The smallest size that a diagram fits in without much scaling, estimated from its text. */
export function diagramSize(text: string): DiagramSize {
  const height = estimate(text) * 0.8;
  return diagramSizes.find((size) => heights[size] >= height) ?? 'tall';
}

function estimate(text: string): number {
  const lines = text.split('\n').filter((each) => each.trim() !== '' && !each.trim().startsWith('%%'));
  const [, direction] = /^\s*(?:graph|flowchart)(?:-elk)?\s*(\w*)/m.exec(text) ?? [];
  if (direction === 'LR' || direction === 'RL') return (widestRank(lines) + 1) * (row / 1.5);
  if (direction !== undefined) return ranks(lines).size * row;
  if (/^\s*(?:timeline|gantt|gitGraph|journey)\b/m.test(text)) return 8 + (lines.length * line) / 2;
  return 5 + lines.length * line;
}

function widestRank(lines: readonly string[]): number {
  return Math.max(0, ...ranks(lines).values());
}

/** The number of nodes on each rank of a flowchart. A node is ranked after all nodes that point to it. */
function ranks(lines: readonly string[]): Map<number, number> {
  const rankOf = new Map<string, number>();
  const links = lines.flatMap(linksIn);
  // A chart may have cycles, so the number of rounds is limited.
  for (let round = 0; round < 30; round++) {
    let isDone = true;
    for (const [from, to] of links) {
      const rank = (rankOf.get(from) ?? 0) + 1;
      if (!rankOf.has(from)) rankOf.set(from, 0);
      if ((rankOf.get(to) ?? 0) >= rank || rank > links.length) continue;
      rankOf.set(to, rank);
      isDone = false;
    }
    if (isDone) break;
  }
  const counts = new Map<number, number>();
  for (const rank of rankOf.values()) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return counts;
}

/** The links in a line: `A[Text] -->|label| B & C --> D`. */
function linksIn(text: string): [from: string, to: string][] {
  const bare = text.replace(/\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|"[^"]*"|\|[^|]*\|/g, '');
  const groups = bare
    .split(/\s*(?:<?-{2,}(?:[^->]+-{2,})?[>xo]?|<?={2,}>?|<?-\.+->?)\s*/)
    .map((group) => group.split('&').map((name) => name.trim()).filter(Boolean)); // prettier-ignore
  return groups.flatMap((group, index) =>
    (groups[index + 1] ?? []).flatMap((to) => group.map((from): [string, string] => [from, to])),
  );
}
