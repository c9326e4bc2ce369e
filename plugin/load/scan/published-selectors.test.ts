import { expect, test } from 'vitest';
import type { LoadedSite } from '../loaded-site.js';
import { withFrames, withLinkForms } from './published-selectors.js';

function placed(css: string, base: string, trailingSlash?: boolean): string {
  const pages = ['/', '/zh', '/guides/install'].map((route) => ({ route }));
  return withLinkForms(css, { pages, base, site: { seo: { trailingSlash } } } as unknown as LoadedSite);
}

test.each([
  ['a[href="/zh"]', 'a:is([href="/zh"],[href="/zh/"])'],
  ["a[href='/zh' i]:hover", "a:is([href='/zh' i],[href='/zh/' i]):hover"],
  ['a[href="/zh#top"]', 'a:is([href="/zh#top"],[href="/zh/#top"])'],
  ['a[href$="/install"]', 'a:is([href$="/install"],[href$="/install/"])'],
  ['a[href=/zh]', 'a:is([href=/zh],[href=/zh/])'],
])('a link to a page ends with a slash: %s', (css, expected) => {
  expect(placed(css, '/')).toBe(expected);
});

test.each([
  'a[href="/zh/"]',
  'a[href="/"]',
  'a[href="/none"]',
  'a[href$="/none"]',
  'a[href^="/zh"]',
  'a[href*="/zh"]',
  'a[href="https://a.example/zh"]',
  'a[href="//a.example/zh"]',
  'link[rel="x"]',
])('stays as it is: %s', (css) => {
  expect(placed(css, '/')).toBe(css);
});

test.each([
  ['a[href="/zh"]', 'a:is([href="/zh"],[href="/docs/zh/"])'],
  ['a[href="/docs/zh"]', 'a:is([href="/docs/zh"],[href="/docs/zh/"])'],
  ['a[href="/file.pdf"]', 'a:is([href="/file.pdf"],[href="/docs/file.pdf"])'],
  ['a[href^="/guides"]', 'a:is([href^="/guides"],[href^="/docs/guides"])'],
  ['a[href^="/docs/guides"]', 'a[href^="/docs/guides"]'],
])('below a base path: %s', (css, expected) => {
  expect(placed(css, '/docs/')).toBe(expected);
});

test('without the slash, addresses stay as authors write them', () => {
  expect(placed('a[href="/zh"] a[href$="/install"]', '/', false)).toBe('a[href="/zh"] a[href$="/install"]');
});

test.each([
  ['div.card{}', ':is(div,:where([light])).card{}'],
  ['a>div[class*="card"] p{}', 'a>:is(div,:where([light]))[class*="card"] p{}'],
  [':is(div.a, DIV.b){}', ':is(:is(div,:where([light])).a, :is(div,:where([light])).b){}'],
])('a div with a class is also the element of a component: %s', (css, expected) => {
  expect(withFrames(css)).toBe(expected);
});

test.each([
  'div{}',
  'div#a.b{}',
  '.div.card{}',
  '#div.card{}',
  '/* div.card */',
  'a::after{content:"div.card"}',
  'sub-div.a{}',
])('is not changed: %s', (css) => {
  expect(withFrames(css)).toBe(css);
});
