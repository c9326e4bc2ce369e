import type { SearchScope } from './adapter.js';
import type { ShardEntry } from './index/index-file.js';

const kinds = ['language', 'version', 'product'] as const;

/** Whether pages of `place` are in `scope`. Those that all versions share are in each version. */
export function isInScope(place: Pick<ShardEntry, (typeof kinds)[number]>, scope: SearchScope): boolean {
  return kinds.every((kind) => !scope[kind] || !place[kind] || place[kind] === scope[kind]);
}
