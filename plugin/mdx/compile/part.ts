/** A part of a page's content during compilation: known at compile time, or code to run later. */
import type { Node } from '../../../runtime/jsx/node.js';

export type Part<Value = Node> = { kind: 'known'; node: Value } | { kind: 'code'; code: string };

/** Content known at compile time. */
export function known<Value>(node: Value): { kind: 'known'; node: Value } {
  return { kind: 'known', node };
}

/** Content computed by JavaScript. */
export function code(source: string): { kind: 'code'; code: string } {
  return { kind: 'code', code: source };
}
