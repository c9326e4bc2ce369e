import { expect, test } from 'vitest';
import { markdownPage } from './markdown-page.js';
import { markdownPath } from './markdown-path.js';

test.each([
  ['/', 'index.md'],
  ['/guides/install', 'guides/install.md'],
])('the Markdown of %s stands at %s', (route, path) => {
  expect(markdownPath(route)).toBe(path);
});

test('has title and description before the content, instructions after it', () => {
  expect(markdownPage({ meta: { title: 'Install', description: 'How\nto.' }, markdown: 'Words.' }, ['Be exact.'])).toBe(
    '# Install\n\n> How to.\n\nWords.\n\nBe exact.\n',
  );
});
