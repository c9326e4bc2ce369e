import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLanguage, findLanguages, languages } from './languages.js';

test('languages have the names of the settings format, and are listed once', () => {
  const titles = findLanguages(['sh', 'Node.js', 'typescript', 'javascript', '.NET', 'C#', 'cobol']).map(
    ({ title }) => title,
  );
  expect(titles).toEqual(['cURL', 'JavaScript', 'C#']);
});

test('clients have names with their language, as ids and titles', () => {
  const names = ['python-httpx', 'Python (httpx)', 'python requests', 'Shell (cURL)', 'JavaScript (node:http)', 'C'];
  expect(names.map((name) => findLanguage(name)?.id)).toEqual([
    'python-httpx',
    'python-httpx',
    'python',
    'curl',
    'javascript-node',
    'c',
  ]);
});

test('each language and each title is found by its name, and only there', () => {
  expect(languages.map(({ id }) => findLanguage(id)?.id)).toEqual(languages.map(({ id }) => id));
  expect(languages.map(({ title }) => findLanguage(title)?.title)).toEqual(languages.map(({ title }) => title));
});

test('the documentation lists all of them', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../demo/writing/api-pages.mdx'), 'utf8');
  const table = /\| Language \| Names \|\n[^]*?\n\n/.exec(page)![0];
  expect([...table.matchAll(/`([a-z][a-z-]*)`/g)].map(([, id]) => id)).toEqual(languages.map(({ id }) => id));
});
