import { appendFileSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/cli/temporary-folder.js';
import { StoredTable } from './stored-table.js';

const temporary = temporaryFolder();
let count = 0;
let file: string;
beforeEach(() => {
  file = join(temporary, `${++count}`, 'table.json');
});

const values = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`key ${index}`, { index }]));
const read = (version = '1') => new StoredTable<{ index: number }>(file, version).values;

/** A table with `values`. */
function stored(): StoredTable<{ index: number }> {
  new StoredTable<{ index: number }>(file, '1').save(values);
  return new StoredTable<{ index: number }>(file, '1');
}

test('values are stored, and those of another version are not read', () => {
  stored();
  expect(read()).toEqual(values);
  expect(read('2')).toEqual({});
});

test('changed, new and removed values are appended, and the same ones not at all', () => {
  const table = stored();
  const before = readFileSync(file, 'utf8');
  table.save({ ...table.values });
  expect(readFileSync(file, 'utf8')).toBe(before);
  const { 'key 1': _, ...others } = table.values;
  const now = { ...others, 'key 2': { index: -2 }, other: { index: 3 } };
  table.save(now);
  expect(readFileSync(file, 'utf8')).toMatch(before);
  expect(read()).toEqual(now);
});

test('the file does not grow with every change', () => {
  const { size } = statSync((stored(), file));
  for (let index = 0; index < 200; index++) {
    const table = new StoredTable<{ index: number }>(file, '1');
    table.save({ ...table.values, 'key 1': { index } });
  }
  expect(statSync(file).size).toBeLessThan(size * 2);
  expect(read()['key 1']).toEqual({ index: 199 });
});

test('a damaged table is empty, and the next save writes the file again', () => {
  const table = stored();
  table.save({ ...table.values, 'key 1': { index: -1 } });
  truncateSync(file, statSync(file).size - 5);
  expect(read()).toEqual({});
  new StoredTable<{ index: number }>(file, '1').save(values);
  expect(read()).toEqual(values);
});

test('a file that another process has changed is written again', () => {
  const table = stored();
  appendFileSync(file, 'other');
  table.save({ ...table.values, other: { index: 1 } });
  expect(read()).toEqual({ ...values, other: { index: 1 } });
});
