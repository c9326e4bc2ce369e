import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadUiStrings } from './load-ui-strings.js';
import { english, type UiStrings } from './ui-strings.js';

const names = Object.keys(english) as (keyof UiStrings)[];
const codes = readdirSync(fileURLToPath(new URL('.', import.meta.url))).flatMap(
  (file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? [],
);

test.each(codes)('%s has a word for everything, and keeps the places of names', async (code) => {
  const uiStrings = await loadUiStrings(code);
  expect(uiStrings).not.toBe(english);
  expect(names.filter((name) => !uiStrings[name]?.trim())).toEqual([]);
  expect(names.filter((name) => uiStrings[name].includes('{name}') !== english[name].includes('{name}'))).toEqual([]);
  expect(names.filter((name) => /[<>&"]/.test(uiStrings[name]))).toEqual([]);
});

test('a region, another code for the language and capitals select the language', async () => {
  expect((await loadUiStrings('pt-BR')).next).toBe('Próxima');
  expect((await loadUiStrings('ZH-Hans')).next).toBe((await loadUiStrings('cn')).next);
});

test('a language without a table falls back to English', async () => {
  expect(await loadUiStrings('tlh')).toBe(english);
});
