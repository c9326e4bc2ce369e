import { expect, test, vi } from 'vitest';
import { readMarkdown } from './markdown.js';

const texts = [
  'Replace {id} with *it* and `<b>`, a < b, <https://example.com> and https://example.com.',
  'One of:<ul><li><code>a</code></li></ul>\n\n<table><tr><td>x</td></tr></table>\n\nEnd<br>',
  '# Title\n\n```json\n{"a": 1}\n```\n\n| a | b |\n|---|---|\n| 1 | ~~2~~ |\n\n- [x] done\n',
  'import a from "b"\n\nexport default 1',
];

/** Raw HTML as one text: engines split it in different ways. */
function shape(node: any): unknown {
  if (node.type === 'raw' || node.type === 'text') return node.value;
  const children = (node.children ?? []).map(shape);
  const joined: unknown[] = [];
  for (const child of children)
    if (typeof child === 'string' && typeof joined.at(-1) === 'string')
      joined.push(`${joined.pop() as string}${child}`);
    else joined.push(child);
  return [node.tagName ?? node.type, ...joined];
}

test('both engines read the same', async () => {
  const native = texts.map((text) => shape(readMarkdown(text)));
  vi.resetModules();
  vi.doMock('./native.js', () => ({ nativeMarkdown: undefined }));
  const { readMarkdown: reference } = await import('./markdown.js');
  expect(texts.map((text) => shape(reference(text)))).toEqual(native);
});
