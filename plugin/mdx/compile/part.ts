/** A piece of a page's content while it is compiled: known now, or code that is run later. */
import type { Node } from '../../../runtime/jsx/node.js';

export type Part<Value = Node> = { kind: 'known'; node: Value } | { kind: 'code'; code: string };

/** A piece whose content is known at compile time. */
export function known<Value>(node: Value): { kind: 'known'; node: Value } {
  return { kind: 'known', node };
}

/** A piece that JavaScript computes. */
export function code(source: string): { kind: 'code'; code: string } {
  return { kind: 'code', code: source };
}
