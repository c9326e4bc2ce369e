import { expect, test } from 'vitest';
import { parseHtml } from '../../core/tree/parse-html.js';
import { writeContent } from '../../core/tree/write-html.js';
import { repairNesting, unlinkNested } from './nesting.js';

function repaired(source: string): string {
  const page = parseHtml(source);
  unlinkNested(page);
  repairNesting(page);
  return writeContent(page);
}

test.each([
  ['<p class="lead"><p>words</p></p>', '<div class="lead"><p>words</p></div>'],
  ['<h2><p>one</p><p>two</p></h2>', '<h2>one two</h2>'],
  ['<h1 class="a"><p>one</p><br><p>two</p></h1>', '<h1 class="a">one<br>two</h1>'],
  ['<p>a<ul><li>b</li></ul></p>', '<div>a<ul><li>b</li></ul></div>'],
  ['<p><octavo-card><p>words</p></octavo-card></p>', '<div><octavo-card><p>words</p></octavo-card></div>'],
  [
    '<details><p class="a"><summary>one</summary>\ntwo <b>three</b></p></details>',
    '<details><summary>one</summary><p class="a">two <b>three</b></p></details>',
  ],
  ['<details><p>one<summary>two</summary><br></p></details>', '<details><p>one</p><summary>two</summary></details>'],
  [
    '<figure><p><img src="a.png"><figcaption>one</figcaption></p></figure>',
    '<figure><p><img src="a.png"></p><figcaption>one</figcaption></figure>',
  ],
  ['<fieldset><p><legend>one</legend> two</p></fieldset>', '<fieldset><legend>one</legend><p>two</p></fieldset>'],
  ['<p><p><p>deep</p></p></p>', '<div><div><p>deep</p></div></div>'],
  ['<a href="/x">see <a href="y" target="_blank">y</a></a>', '<a href="/x">see <span>y</span></a>'],
  [
    '<a href="/x" class="c">see <a href="y" class="d">y</a></a>',
    '<a href="/x" class="c">see <span class="d">y</span></a>',
  ],
])('repairs %s', (html, expected) => expect(repaired(html)).toBe(expected));

test.each([
  '<p>one</p><p>two <a href="/">link</a></p><a href="/">next</a>',
  '<p>text <button><p>in</p></button></p>',
  '<p>text <picture></picture><abbr>a</abbr></p><pre>x</pre>',
  'stray </p> and </a>',
])('leaves %s', (html) => expect(repaired(html)).toBe(html));

test('returns the addresses of links in links, unless another link has them', () => {
  const page = parseHtml(
    '<a href="/a">a <a href="/b">b</a><a href="/a">a</a></a><a href="/c">c<a href="/d">d</a></a><a href="/d">d</a>',
  );
  expect(unlinkNested(page)).toEqual(['/b']);
});
