/** Measures how the time to build one page grows with its length: with n, 2n and 4n, each should take about twice as long. */
import { Report } from '../../plugin/core/errors/errors.js';
import { headingTitle } from '../../plugin/load/addresses/page-title.js';
import { parseHtml } from '../../plugin/core/tree/parse-html.js';
import { toMarkdown } from '../../plugin/page/markdown/write-markdown.js';
import { parsePlain } from '../../plugin/mdx/parse-page.js';
import { finishPage } from '../../plugin/page/finish-page.js';

const finish = (html: string) => () => finishPage(parseHtml(html), '', []);
const read = (source: string) => () => parsePlain(source, 'a.mdx', { variables: {} }, new Report());
const runs = (count: number): string => Array.from({ length: count }, (_, size) => '`'.repeat(size + 1)).join(' ');

/** Prepares the work for a size. */
type Work = (size: number) => () => unknown;

/** Each case with its first size. `tags in one paragraph` is quadratic, in the native engine. */
const growthCases: [name: string, size: number, work: Work][] = [
  [
    'lines of one paragraph as Markdown',
    10_000,
    (n) => () => toMarkdown(parseHtml(`<p>${'word <em>x</em>\n'.repeat(n)}</p>`)),
  ],
  ['links in one paragraph', 10_000, (n) => finish(`<p>${'<a href="/x">x</a> '.repeat(n)}</p>`)],
  ['headings with the same text', 5000, (n) => finish('<h2>Same</h2>'.repeat(n))],
  ['headings with other texts', 5000, (n) => finish(Array.from({ length: n }, (_, i) => `<h2>H ${i}</h2>`).join(''))],
  ['columns of a table', 1000, (n) => () => toMarkdown(parseHtml(`<table><tr>${'<td>a</td>'.repeat(n)}</tr></table>`))],
  ['opening brackets in text', 20_000, (n) => () => toMarkdown(parseHtml(`<p>${'['.repeat(n)}</p>`))],
  ['brackets in a title', 20_000, (n) => () => headingTitle(`# ${'['.repeat(n)}`)],
  ['tags in a title', 20_000, (n) => () => headingTitle(`# ${'<a'.repeat(n)}`)],
  ['runs of backticks', 200_000, (n) => read(runs(Math.round(Math.sqrt(2 * n))))],
  ['expressions in one paragraph', 5000, (n) => read('a {1} '.repeat(n))],
  ['comments in one paragraph', 5000, (n) => read('a {/* x */} '.repeat(n))],
  ['character references in one paragraph', 5000, (n) => read('a &amp; '.repeat(n))],
  ['rows of a table', 5000, (n) => read(`| a | b |\n|---|---|\n${'| a {1}<br/>b | &lt; |\n'.repeat(n)}`)],
  ['headings without blank lines', 5000, (n) => read('## a {1}\n'.repeat(n))],
  ['tags in one paragraph', 2000, (n) => read('<b>a</b> '.repeat(n))],
];

/** Prints the duration of each case in milliseconds. */
export async function printGrowth(): Promise<void> {
  console.log(`\n ${'growth, ms at'.padEnd(40)} ${['n', '2n', '4n'].map((size) => size.padStart(8)).join('')}`);
  for (const [name, size, work] of growthCases) {
    const times: string[] = [];
    for (const each of [size, size * 2, size * 4]) times.push((await time(work(each))).toFixed(0).padStart(8));
    console.log(` ${name.padEnd(40)} ${times.join('')}`);
  }
}

/** The shortest duration of three runs. */
async function time(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}
