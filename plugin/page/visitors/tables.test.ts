import { expect, test } from 'vitest';
import { parseHtml } from '../../core/tree/parse-html.js';
import { finishPage } from '../finish-page.js';

const long = 'A description that is longer than what fits in a narrow column of a table.';

async function marked(head: string, ...rows: string[]): Promise<string[]> {
  const html = `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
  const { html: finished } = await finishPage(parseHtml(html), '', []);
  return [...finished.matchAll(/<t[hd] data-long[^>]*>([^<]*)/g)].map(([, text]) => text!);
}

test('the first cell of each column with long text is marked', async () => {
  const row = `<tr><td>a</td><td>b</td></tr><tr><td>c</td><td><p>${long}</p></td></tr>`;
  expect(await marked('<tr><th>Name</th><th>Text</th></tr>', row)).toEqual(['Text']);
  expect(await marked('', `<tr><td>Name</td><td>${long}</td></tr>`)).toEqual([long]);
  expect(await marked('<tr><th>Name</th></tr>', '<tr><td>a</td></tr>')).toEqual([]);
});

test.each([
  ['the author says how wide it is', '<tr><th>Name</th><th style="width: 20%">Text</th></tr>', long],
  ['cells are in several columns', '<tr><th colspan="2">Name</th></tr>', long],
])('no cell is marked where %s', async (_, head, text) => {
  expect(await marked(head, `<tr><td>a</td><td>${text}</td></tr>`)).toEqual([]);
});

test('a header without text is an ordinary cell for screen readers, unless the author gives it a role', async () => {
  const head =
    '<tr><th></th><th> </th><th>Text</th><th><img src="/a.svg" alt="a"></th><th role="presentation"></th></tr>';
  const { html } = await finishPage(parseHtml(`<table><thead>${head}</thead></table>`), '', []);
  expect([...html.matchAll(/<th\b[^>]*>/g)].map(String)).toEqual([
    '<th role="cell">',
    '<th role="cell">',
    '<th>',
    '<th>',
    '<th role="presentation">',
  ]);
});
