import { expect, test } from 'vitest';
import { htmlPath, markdownPath } from './addresses.js';

test.each([
  ['/', 'index.html'],
  ['/a', 'a/index.html'],
  ['/a/b/', 'a/b/index.html'],
  ['/guides/v1.2', 'guides/v1.2/index.html'],
])('the page at %s is %s', (route, path) => {
  expect(htmlPath(route)).toBe(path);
});

test.each([
  ['/', 'index.md'],
  ['/guides/install', 'guides/install.md'],
])('the Markdown of %s is %s', (route, path) => {
  expect(markdownPath(route)).toBe(path);
});
