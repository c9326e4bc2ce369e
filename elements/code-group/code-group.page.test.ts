import { expect, test } from 'vitest';
import { h, withLocation, type Node } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { CodeBlock } from '../code-block/code-block.page.js';
import { RequestExample } from '../example/example.page.js';
import { testPage } from '../testing/page-context.js';
import type { CodeBlockProps } from '../page-component.js';
import { CodeGroup } from './code-group.page.js';

const render = (node: Node) => renderToString(node, testPage());

test('moves the titles of the blocks to the tabs', () => {
  const page = testPage();
  const blocks: CodeBlockProps[] = [];
  page.code = (block) => {
    blocks.push(block);
    return block.code;
  };
  const html = renderToString(
    h(
      CodeGroup,
      { dropdown: true },
      h(CodeBlock, { title: 'npm', icon: 'box', code: 'a' }),
      h(CodeBlock, { language: 'Go', code: 'b' }),
    ),
    page,
  );
  expect(html).toMatch(/^<octavo-code-group dropdown>/);
  expect([...html.matchAll(/role="tab"[^>]*><div>(.*?)<\/div><\/button>/g)].map((match) => match[1])).toEqual([
    '<svg class="octavo-icon" data-icon="box"></svg>npm',
    'Go',
  ]);
  expect(blocks.map(({ title, icon, code }) => ({ title, icon, code }))).toEqual([{ code: 'a' }, { code: 'b' }]);
});

test('numbers a block with neither title nor language', () => {
  expect(render(h(CodeGroup, null, h(CodeBlock, { code: 'x' })))).toContain('>Code 1</div></button>');
});

test('reports problems in a block at the location of the block', () => {
  const page = Object.assign(testPage(), { at: undefined as unknown });
  let place: unknown;
  page.code = () => {
    place = page.at;
    return 'x';
  };
  const at = { file: 'a.mdx', line: 7, column: 1 };
  renderToString(h(CodeGroup, null, withLocation(h(CodeBlock, { title: 'a', code: '' }), at)), page);
  expect(place).toEqual(at);
});

test('shows the content of a group without a code block, with a warning', () => {
  const page = testPage();
  expect(renderToString(h(CodeGroup, null, h('p', null, 'x')), page)).toBe('<p>x</p>');
  expect(page.warnings).toMatchObject([{ code: 'code-group-empty' }]);
});

test('renders an example with one block as a block, and with several as a group', () => {
  const block = h(CodeBlock, { title: 'a', code: 'x' });
  expect(render(h(RequestExample, null, block))).toBe(
    '<octavo-request-example><octavo-code-block><pre>x</pre></octavo-code-block></octavo-request-example>',
  );
  expect(render(h(RequestExample, null, block, block))).toContain('<octavo-code-group>');
});
