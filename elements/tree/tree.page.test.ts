import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Tree, TreeFile, TreeFolder } from './tree.page.js';

const file = (name: string) => `<octavo-tree-file role="listitem"><span slot="name">${name}</span></octavo-tree-file>`;

test('renders folders and files as nested elements', () => {
  const tree = h(
    Tree,
    null,
    h(TreeFolder, { name: 'app', defaultOpen: true, highlight: true }, h(TreeFile, { name: 'a.ts' })),
  );
  expect(renderToString(tree, testPage())).toBe(
    '<octavo-tree role="list"><octavo-tree-folder role="listitem" open highlight><span slot="name">app</span>\n' +
      `${file('a.ts')}</octavo-tree-folder></octavo-tree>`,
  );
});

test('fixes a folder that cannot be closed', () => {
  expect(renderToString(h(TreeFolder, { name: 'app', openable: false }), testPage())).toContain(
    'role="listitem" fixed>',
  );
});

test('shows the comment of a file and warns if it has no name', () => {
  const page = testPage();
  expect(renderToString(h(TreeFile, { name: 'a', comment: 'new' }), page)).toContain('<span slot="comment">new</span>');
  renderToString(h(TreeFile, {}), page);
  expect(page.warnings).toEqual([
    { code: 'prop-missing', message: '<Tree.File> needs a `name`.', hint: 'Write <Tree.File name="index.ts" />.' },
  ]);
});
