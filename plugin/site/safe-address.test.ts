import { expect, test } from 'vitest';
import { address, linkAddress } from './addresses.js';
import { isSafeFile, isSafeLink } from './safe-address.js';

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001\tjava\tscript\r:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHA+',
  'data:image',
])('neither a link nor a file: %j', (unsafe) => {
  expect(isSafeLink(unsafe)).toBe(false);
  expect(isSafeFile(unsafe)).toBe(false);
  expect(address(unsafe, '/')).toBe('#');
  expect(linkAddress(unsafe, '/')).toBe('#');
});

test.each([
  '/a',
  'guides/data:x',
  '#javascript:x',
  'https://x.example/javascript:',
  'mailto:a@b.example',
  'vscode://x',
  '//x',
])('a link: %j', (safe) => {
  expect(isSafeLink(safe)).toBe(true);
  expect(isSafeFile(safe)).toBe(true);
});

test('an image may be made of data, a link may not', () => {
  expect(isSafeFile('data:image/png;base64,AA')).toBe(true);
  expect(isSafeLink('data:image/png;base64,AA')).toBe(false);
});

test('half of a surrogate pair can be encoded', () => {
  expect(address('/a\ud800', '/docs/')).toBe('/docs/a%EF%BF%BD');
});
