/** Replaces formulas in text by `Latex` components. */
import type { Root } from 'hast';
import type { Position } from 'unist';
import type { Held, Placeholders } from '../source/placeholders.js';
import { flowComponent, textComponent } from './component-node.js';
import { nameOf, walk, type PageNode } from './walk.js';

type HeldMath = Extract<Held, { kind: 'math' }>;

const verbatim = new Set(['code', 'pre', 'style', 'script', 'kbd']);

/** Changes `root` in place. `restoreText` restores math in code. */
export function math(root: Root, placeholders: Placeholders): void {
  walk(root, (node) => {
    const name = nameOf(node) ?? '';
    if (verbatim.has(name)) return 'skip';
    if (name === 'p' && 'children' in node) {
      const block = displayBlock(node.children, placeholders);
      return block && [flowComponent('Latex', { tex: block.tex, display: true }, [], positionOf(block))];
    }
    if (node.type !== 'text') return undefined;
    const parts = placeholders.split(node.value);
    return parts.some(isMath) ? parts.map((part) => toNode(part, node.position)) : undefined;
  });
}

/** The formula, if it is the only content of the paragraph. */
function displayBlock(children: PageNode[], placeholders: Placeholders): HeldMath | undefined {
  const [only] = children;
  if (children.length !== 1 || only?.type !== 'text') return undefined;
  const parts = placeholders.split(only.value);
  return parts.length === 1 && isMath(parts[0]) && parts[0].display ? parts[0] : undefined;
}

function toNode(part: string | Held, position: Position | undefined): PageNode {
  if (isMath(part)) return textComponent('Latex', { tex: part.tex, display: part.display }, positionOf(part));
  return { type: 'text', value: typeof part === 'string' ? part : part.source, position };
}

function positionOf({ at }: HeldMath): Position {
  return { start: at, end: at };
}

function isMath(part: string | Held | undefined): part is HeldMath {
  return typeof part === 'object' && part.kind === 'math';
}
