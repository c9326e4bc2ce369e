/** Four times the text takes about four times the work: measured in processor time of this process, with a generous factor. */
import { describe, expect, test } from 'vitest';
import { Report } from '../errors.js';
import { headingTitle } from '../site/page-title.js';
import { parseHtml } from '../html/parse-html.js';
import { toMarkdown } from './markdown/write-markdown.js';
import { parsePage } from './parse-page.js';
import { finishPage } from './finish/finish-page.js';

/** Far above four, far below the sixteen of quadratic work at these sizes, together with a floor for small figures. */
const mostGrowth = 11;
const floor = 25;

function cost(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(floor, (user + system) / 1000);
}

/** The smallest of several measurements, so that other work on the machine does not count. */
function growth(work: (size: number) => () => unknown, size: number): number {
  const least = (one: () => unknown): number => Math.min(...Array.from({ length: 3 }, () => cost(one)));
  return least(work(size * 4)) / least(work(size));
}

const finish = (html: string) => () => finishPage(html, { title: '' }, []);

describe('linear', () => {
  test.each<[string, number, (size: number) => () => unknown]>([
    [
      'lines of one paragraph as Markdown',
      10_000,
      (n) => () => toMarkdown(parseHtml(`<p>${'word <em>x</em>\n'.repeat(n)}</p>`)),
    ],
    ['links in one paragraph', 10_000, (n) => finish(`<p>${'<a href="/x">x</a> '.repeat(n)}</p>`)],
    ['headings with the same text', 5000, (n) => finish('<h2>Same</h2>'.repeat(n))],
    ['headings with other texts', 5000, (n) => finish(Array.from({ length: n }, (_, i) => `<h2>H ${i}</h2>`).join(''))],
    ['opening brackets in text', 20_000, (n) => () => toMarkdown(parseHtml(`<p>${'['.repeat(n)}</p>`))],
    [
      'columns of a table',
      1000,
      (n) => () => toMarkdown(parseHtml(`<table><tr>${'<td>a</td>'.repeat(n)}</tr></table>`)),
    ],
    ['brackets in a title', 20_000, (n) => () => headingTitle(`# ${'['.repeat(n)}`)],
    ['tags in a title', 20_000, (n) => () => headingTitle(`# ${'<a'.repeat(n)}`)],
  ])('%s', (_, size, work) => expect(growth(work, size)).toBeLessThan(mostGrowth));
});

const options = { variables: {}, latex: true };

test.each<[string, string, string]>([
  ['lists', `${'- '.repeat(5000)}a`, 'mdx-depth'],
  ['quotes', `${'>'.repeat(5000)} a`, 'mdx-depth'],
  ['tags', `${'<div>'.repeat(5000)}x${'</div>'.repeat(5000)}`, 'mdx-depth'],
  ['opening tags', '<p>'.repeat(5000), 'mdx-syntax'],
  ['opening braces', '{'.repeat(5000), 'mdx-syntax'],
  ['opening comments', '<!-- '.repeat(5000), 'mdx-syntax'],
])('5,000 levels of %s are refused with a place', (_, source, code) => {
  const report = new Report();
  expect(parsePage(source, 'a.mdx', options, report)).toBeUndefined();
  expect(report.errors).toMatchObject([{ code, file: 'a.mdx', line: 1, column: expect.any(Number) as number }]);
});
