import { describe, expect, test } from 'vitest';
import { h, html, type Node } from '../../../runtime/jsx/node.js';
import { renderToString } from '../../../runtime/jsx/render.js';
import { HtmlElement, type HtmlNode } from './html-element.js';
import { parseHtml } from './parse-html.js';
import { HtmlTree, renderToTree, treeOf } from './render-tree.js';
import { writeContent } from './write-html.js';

function shape(node: HtmlNode): unknown {
  return typeof node === 'string' ? node : [node.tag, node.start, node.end, ...node.children.map(shape)];
}

const Twice = ({ children }: { children?: Node }): Node => [children, ' ', children];

describe('the tree is that of the HTML', () => {
  test.each<[string, Node]>([
    ['text is one node', h('p', null, 'a', 1, ['b', null, false, html('&amp;')], h(Twice, null, 'c'))],
    ['tags keep their case', h('svg', { viewBox: '0 0 1 1' }, h('linearGradient', null), html('<path d="m0 0"/><g/>'))],
    ['text elements', [h('textarea', { value: '<b>' }), h('title', null, 'a ', h('b', null, 'b')), h('script', null, 'a<b')]],
    ['in SVG they are elements', h('svg', null, h('title', null, 'a', h('tspan', null, 'b')), h('style', null, 'a{}'))],
    ['no end tags', [h('br', null), h('img', { src: 'a&b', alt: '' }), 'x']],
    ['selected options', h('select', { value: 'b' }, h('option', null, 'a'), h('option', null, h(Twice, null, 'b')), h('option', null, 'b'))],
    ['HTML in a property', [h('div', { dangerouslySetInnerHTML: { __html: '<p>a<br>b</p>' } }), h('style', { dangerouslySetInnerHTML: { __html: 'a>b{}' } })]],
    ['islands and comments', html('<!--octavo-island k {}--><p>a</p><!--/octavo-island--><!-- b -->')],
  ])('%s', (_, node) => {
    const text = renderToString(node, undefined);
    expect(writeContent(renderToTree(node, undefined))).toBe(text);
    expect(shape(renderToTree(node, undefined))).toEqual(shape(parseHtml(text)));
  }); // prettier-ignore
});

test('a component that throws leaves nothing behind', () => {
  const Broken = (): Node => {
    throw new Error('no window');
  };
  const at = { file: 'a.mdx', line: 1, column: 1 };
  const part = { ...h(Twice, null, 'b', h('i', null, 'c', h(Broken, null))), at };
  const page = { failed: () => {} };
  expect(shape(renderToTree(h('p', null, 'a', part, 'd'), page))).toEqual(shape(parseHtml('<p>ad</p>')));
  expect(shape(renderToTree([h('p', null, 'a'), part], page))).toEqual(shape(parseHtml('<p>a</p>')));
});

test('each use of a tree can be changed alone, and shared content stays as it is', () => {
  const code = HtmlElement.shared('code', { class: 'x' }, '<b>1</b>', { text: '1' });
  const tree = new HtmlTree(treeOf([HtmlElement.make('pre', {}, [code])]));
  const page = renderToTree([tree, tree], undefined);
  const [first, second] = page.children as [HtmlElement, HtmlElement];
  first.add('id', 'a');
  first.prepend('<hr>');
  expect(writeContent(page)).toBe(
    '<pre id="a"><hr><code class="x"><b>1</b></code></pre><pre><code class="x"><b>1</b></code></pre>',
  );
  expect((second.children[0] as HtmlElement).shared).toEqual({ text: '1' });
  expect(renderToString(h('div', null, tree), undefined)).toBe('<div><pre><code class="x"><b>1</b></code></pre></div>');
});

test('an attribute is replaced in its place, or added as the first one', () => {
  const element = HtmlElement.make('a', { slot: 'name', href: '#a', title: 'b' });
  element.set('href', '#"b"');
  element.set('id', 'c');
  expect(element.start).toBe('<a id="c" slot="name" href="#&quot;b&quot;" title="b">');
});
