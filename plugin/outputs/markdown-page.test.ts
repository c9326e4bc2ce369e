import { expect, test } from 'vitest';
import { markdownPage, markdownPath } from './markdown-page.js';

test.each([
  ['/', 'index.md'],
  ['/guides/install', 'guides/install.md'],
])('the Markdown of %s stands at %s', (route, path) => {
  expect(markdownPath(route)).toBe(path);
});

test('has title and description, no imports, and the values of variables', () => {
  const body =
    '\nimport A from "/snippets/a.mdx";\n\nUse {{ version }}.\n\n```js\nimport x from "y";\n{{other}}\n```\n';
  expect(markdownPage({ title: 'Install', description: 'How\nto.' }, body, { version: '2.1' })).toBe(
    '# Install\n\n> How to.\n\nUse 2.1.\n\n```js\nimport x from "y";\n{{other}}\n```\n',
  );
});
