/** Keys whose case is still to be written; `pending.json` goes when it is empty. */
import { readFileSync } from 'node:fs';
import type { SchemaVersion } from './setting-case.js';

const { both, v1, v2 } = JSON.parse(readFileSync(new URL('pending.json', import.meta.url), 'utf8')) as Record<
  SchemaVersion | 'both',
  string[]
>;

/** By form. */
export const pending: Record<SchemaVersion, ReadonlySet<string>> = {
  v1: new Set([...both, ...v1]),
  v2: new Set([...both, ...v2]),
};
