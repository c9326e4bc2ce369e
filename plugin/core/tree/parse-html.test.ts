import { describe, expect, test } from 'vitest';
import { HtmlElement, type HtmlNode } from './html-element.js';
import { parseHtml } from './parse-html.js';
import { writeContent } from './write-html.js';

/** The tree as nested lists: tag first, then the children. */
function shape(node: HtmlNode): unknown {
  return typeof node === 'string' ? node : [node.tag, ...node.children.map(shape)];
}

const tree = (html: string): unknown => (shape(parseHtml(html)) as unknown[]).slice(1);

const pieces = [
  '<p>', '</p>', '<P class=x>', '</div>', '<div\n id="a > b"\ttitle=\'<h2>\' hidden>', '<br>', '<br/>', '<svg>', '<path d="m0 0"/>', '</svg>',
  '<script>let a = "<h2>x</h2>";</script>', '<style>a > b {}</style>', '<!-- <h2> -->', '<!doctype html>', '<?xml a?>', '<!-->', '</', '<', '>', '&amp;',
  '<textarea><b>', '</textarea>', '<template><h2>a</h2></template>', '<li>', '</ul>', '<ul>', 'text ', '<a href=x>', '<a href="', '="', "'", '<td>', '<math>',
  '<!--octavo-island key {}-->', '<!--/octavo-island-->', '<iframe srcdoc="<h2>a</h2>">', '</iframe >', '<x-y/>', '<h2 a=b/>', '</script\n>', '<script',
]; // prettier-ignore

test('what is read is written again, character by character', () => {
  let seed = 7;
  const next = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let count = 0; count < 5_000; count++) {
    const html = Array.from({ length: next(14) }, () => pieces[next(pieces.length)]).join('');
    expect(writeContent(parseHtml(html))).toBe(html);
  }
});

describe('is read as browsers read it', () => {
  test.each<[string, unknown[]]>([
    ['<h2 title="a > b">x</h2>', [['h2', 'x']]],
    ["<a href=it's title='<b>'>x</a>", [['a', 'x']]],
    ['<script>"<h2>"</script><h2>a</h2>', [['script', '"<h2>"'], ['h2', 'a']]],
    ['<textarea><h2></h2></textarea>', [['textarea', '<h2></h2>']]],
    ['<p>a<br>b<img src=x></p>', [['p', 'a', ['br'], 'b', ['img']]]],
    ['<ul><li>a<li>b<ul><li>c</ul></ul>', [['ul', ['li', 'a'], ['li', 'b', ['ul', ['li', 'c']]]]]],
    ['<table><tr><td>a<td>b<tr><td>c</table>', [['table', ['tr', ['td', 'a'], ['td', 'b']], ['tr', ['td', 'c']]]]],
    ['<svg><path/><g/></svg><x-y/>a', [['svg', ['path'], ['g']], ['x-y', 'a']]],
    ['<b>a</p>b</b>', [['b', 'a', ['#markup'], 'b']]],
    ['1 < 2 <3', ['1 < 2 <3']],
    ['<!--octavo-island k {}--><p>a</p><!--/octavo-island-->b', [['#island', ['p', 'a']], 'b']],
  ])('%s', (html, expected) => expect(tree(html)).toEqual(expected)); // prettier-ignore
});

test('attributes are read without their escapes, added and removed', () => {
  const element = parseHtml('<a HREF="/a?b&amp;c" data-x=1 hidden>x</a>').children[0] as HtmlElement;
  expect([
    element.attribute('href'),
    element.attribute('data-x'),
    element.attribute('hidden'),
    element.attribute('x'),
  ]).toEqual(['/a?b&c', '1', '', undefined]);
  element.rename('abbr');
  element.add('title', 'a "b"');
  element.remove('data-x');
  element.rename('b');
  expect(element.start + element.end).toBe('<b title="a &quot;b&quot;" HREF="/a?b&amp;c" hidden></b>');
});

test('tags are written without unnecessary spaces', () => {
  const [element] = parseHtml('<svg\n  viewBox="0 0 1 1"\n\thidden\n  ><path d="M1  1" /></svg\n>')
    .children as HtmlElement[];
  for (const each of [element!, element!.children[0] as HtmlElement]) each.tidy();
  expect(writeContent(HtmlElement.make('p', {}, [element!]))).toBe(
    '<svg viewBox="0 0 1 1" hidden><path d="M1  1"/></svg>',
  );
});

test('an attribute after a slash is read, and equal tags change one at a time', () => {
  const [first, second] = parseHtml('<a/href=x></a><a/href=x></a>').children as HtmlElement[];
  first!.remove('href');
  expect([first!.attribute('href'), second!.attribute('href')]).toEqual([undefined, 'x']);
});

test('elements deeper than a program can follow are text', () => {
  const html = '<div>'.repeat(100_000);
  expect(writeContent(parseHtml(html))).toBe(html);
});
