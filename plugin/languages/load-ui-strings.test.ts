import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadUiStrings } from './load-ui-strings.js';
import { english, type UiStrings } from './ui-strings.js';

const codes = readdirSync(fileURLToPath(new URL('.', import.meta.url))).flatMap(
  (file) => /^([a-z]{2}(?:-hant)?)\.json$/.exec(file)?.[1] ?? [],
);
const { api, playground, search, ...ofPages } = english;
const tables = [
  ['pages', ofPages, (strings: UiStrings) => strings],
  ['search', search, (strings: UiStrings) => strings.search],
  ['API pages', api, (strings: UiStrings) => strings.api],
  ['the playground', playground, (strings: UiStrings) => strings.playground],
] as const;

/** The parts that must be equal in all languages: placeholders and code. */
const fixedParts = (text: string): string[] => (text.match(/\{\w+\}|`[^`]*`/g) ?? []).sort();

describe.each(tables)('for %s,', (_, expected: Record<string, string>, tableOf) => {
  test.each(codes)('%s has every string, with its placeholders and code', async (code) => {
    const strings = await loadUiStrings(code);
    expect(strings).not.toBe(english);
    const table = tableOf(strings) as unknown as Record<string, string>;
    const names = Object.keys(expected);
    expect(names.filter((name) => !table[name]?.trim())).toEqual([]);
    expect(Object.keys(table).filter((name) => !Object.hasOwn(tableOf(english), name))).toEqual([]);
    expect(names.map((name) => [name, fixedParts(table[name]!)])).toEqual(
      names.map((name) => [name, fixedParts(expected[name]!)]),
    );
    expect(names.filter((name) => /[<>&"]/.test(table[name]!.replaceAll(/`[^`]*`/g, '')))).toEqual([]);
  });

  test.each(codes)('%s translates every sentence', async (code) => {
    const table = tableOf(await loadUiStrings(code)) as unknown as Record<string, string>;
    const sentences = Object.keys(expected).filter((name) => expected[name]!.split(' ').length > 3);
    expect(sentences.filter((name) => table[name] === expected[name])).toEqual([]);
  });
});

test('a region, another code for the language and capitals select the language', async () => {
  expect((await loadUiStrings('pt-BR')).next).toBe('Próxima');
  expect((await loadUiStrings('nb-NO')).next).toBe((await loadUiStrings('no')).next);
  expect((await loadUiStrings('ZH-Hans')).next).toBe((await loadUiStrings('cn')).next);
});

test('Chinese of Taiwan, Hong Kong and Macau has traditional characters', async () => {
  const next = await Promise.all(
    ['zh-Hant', 'zh_TW', 'zh-HK', 'zh-Hant-MO'].map(async (code) => (await loadUiStrings(code)).search.search),
  );
  expect(new Set(next)).toEqual(new Set(['搜尋']));
  expect((await loadUiStrings('zh-CN')).search.search).toBe('搜索');
});

test('a language without a table falls back to English', async () => {
  expect(await loadUiStrings('tlh')).toBe(english);
});
