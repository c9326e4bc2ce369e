import { expect, test } from 'vitest';
import type { SectionRow } from './index-file.js';
import { readId, writeId } from './section-ids.js';

test('each id is read from those before it', () => {
  const ids = [
    'body-a',
    'body-a-b',
    'body-a-b-c',
    'body-d',
    'response-200',
    '',
    'response',
    `x${'y'.repeat(200)}`,
    'x',
  ];
  const rows: SectionRow[] = [];
  let before = '';
  for (const id of ids) {
    rows.push(['Heading', writeId(id, before), 1], 'Plain heading');
    before = id;
  }
  expect(rows.map((_, index) => readId(rows, index))).toEqual(ids.flatMap((id) => [id, 'plain-heading']));
});
