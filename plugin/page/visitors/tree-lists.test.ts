import { expect, test } from 'vitest';
import { parseHtml } from '../../core/tree/parse-html.js';
import { writeContent } from '../../core/tree/write-html.js';
import { readTreeLists } from './tree-lists.js';

const file = (name: string) => `<octavo-tree-file role="listitem"><span slot="name">${name}</span></octavo-tree-file>`;

function read(content: string): string {
  const page = parseHtml(`<octavo-tree role="list">${content}</octavo-tree>`);
  readTreeLists(page);
  return writeContent(page);
}

test('a Markdown list in a tree becomes open folders and files', () => {
  const list =
    '\n<ul>\n<li>docs/\n<ul>\n<li><code>index.mdx</code></li>\n<li>R&amp;D/</li>\n</ul>\n</li>\n<li><p>a.ts</p></li>\n</ul>';
  expect(read(list)).toBe(
    '<octavo-tree role="list"><octavo-tree-folder role="listitem" open><span slot="name">docs</span>\n' +
      `${file('index.mdx')}<octavo-tree-folder role="listitem" open><span slot="name">R&amp;D</span>\n</octavo-tree-folder>` +
      `</octavo-tree-folder>${file('a.ts')}</octavo-tree>`,
  );
});

test('paragraphs of a name are separate words', () => {
  expect(read('<ul><li><p>a.ts</p><p>starts it</p></li></ul>')).toBe(
    `<octavo-tree role="list">${file('a.ts starts it')}</octavo-tree>`,
  );
});

test('files and folders as components stay as they are', () => {
  expect(read(file('a.ts'))).toBe(`<octavo-tree role="list">${file('a.ts')}</octavo-tree>`);
});

test.each(['<a href="/a">a.ts</a>', '<strong>a.ts</strong>', '<code title="Entry">a.ts</code>'])(
  '%s in a list stays, and so does what follows it',
  (name) =>
    expect(read(`<ul><li><p>${name}</p></li></ul><p>After</p>`)).toBe(
      `<octavo-tree role="list">${file(name)}<p>After</p></octavo-tree>`,
    ),
);
