import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadWords } from './load-words.js';
import { english, type Words } from './words.js';

const names = Object.keys(english) as (keyof Words)[];
const codes = readdirSync(fileURLToPath(new URL('.', import.meta.url))).flatMap(
  (file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? [],
);

test.each(codes)('%s has a word for everything, and keeps the places of names', async (code) => {
  const words = await loadWords(code);
  expect(words).not.toBe(english);
  expect(names.filter((name) => !words[name]?.trim())).toEqual([]);
  expect(names.filter((name) => words[name].includes('{name}') !== english[name].includes('{name}'))).toEqual([]);
  expect(names.filter((name) => /[<>&"]/.test(words[name]))).toEqual([]);
});

test('a region, another code for the language and capitals lead to the language', async () => {
  expect((await loadWords('pt-BR')).next).toBe('Próxima');
  expect((await loadWords('ZH-Hans')).next).toBe((await loadWords('cn')).next);
});

test('a language without a table gets the words in English', async () => {
  expect(await loadWords('tlh')).toBe(english);
});
