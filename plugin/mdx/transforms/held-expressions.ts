/** Replaces the placeholders of expressions in text by the expressions. */
import type { Root } from 'hast';
import type { Held, Placeholders } from '../source/placeholders.js';
import { walk } from './walk.js';

type HeldExpression = Extract<Held, { kind: 'expression' }>;

/** Changes `root` in place. */
export function heldExpressions(root: Root, placeholders: Placeholders): void {
  walk(root, (node) => {
    if (node.type !== 'text') return undefined;
    const { position } = node;
    const parts = placeholders.split(node.value, isExpression);
    if (typeof parts[0] === 'string' && parts.length === 1) return undefined;
    return parts.map((part) =>
      typeof part === 'string'
        ? { type: 'text', value: part, position }
        : { type: 'mdxTextExpression', value: part.code, position: { start: part.at, end: part.at } },
    );
  });
}

function isExpression(held: Held): held is HeldExpression {
  return held.kind === 'expression';
}
