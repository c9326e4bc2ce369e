import type { Hook, HookGroup } from '../contract.js';

/** A hook in a table: its name, its elements, what it covers, and what else is known about it. */
export type HookRow = readonly [
  hook: string,
  element: string,
  covers: string,
  more?: Pick<Hook, 'contains' | 'inside' | 'pages'>,
];

/** The hooks of one group. */
export function hookRows(group: HookGroup, rows: readonly HookRow[]): Hook[] {
  return rows.map(([hook, element, covers, more]) => ({ group, hook, element, covers, ...more }));
}
