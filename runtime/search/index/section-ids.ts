/** The ids of the sections of a page: fields in each other have ids that begin alike, so each id is written after the one before. */
import type { SectionRow } from './index-file.js';
import { NumberReader, writeNumber } from './numbers.js';
import { slug } from '../terms/slug.js';

/** An id as text: the number of characters that it shares with the id before, and the rest. */
export function writeId(id: string, before: string): string {
  let shared = 0;
  while (shared < id.length && id[shared] === before[shared]) shared++;
  return writeNumber(shared) + id.slice(shared);
}

/** The id of the section with an index. */
export function readId(rows: readonly SectionRow[], index: number): string {
  const row = rows[index]!;
  if (typeof row === 'string') return slug(row);
  let id = '';
  let shared = Infinity;
  // The end of an id is in its own text, and its beginning in those before.
  for (let at = index; shared > 0 && at >= 0; at--) {
    const before = rows[at]!;
    if (typeof before === 'string') continue;
    const reader = new NumberReader(before[1]);
    const start = reader.next();
    if (start >= shared) continue;
    id = before[1].slice(reader.at, reader.at + shared - start) + id;
    shared = start;
  }
  return id;
}
