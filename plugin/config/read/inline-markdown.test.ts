import type { Nodes } from 'hast';
import { describe, expect, test } from 'vitest';
import { readMarkdown } from '../../mdx/engines/markdown.js';
import { inlineText, readInline, type Inline } from './inline-markdown.js';

/** As HTML, to compare with the engine. */
function html(part: Inline): string {
  if (typeof part === 'string') return part;
  const href = part.href === undefined ? '' : ` href="${part.href}"`;
  return `<${part.tag}${href}>${part.children.map(html).join('')}</${part.tag}>`;
}

function engineHtml(node: Nodes): string {
  if (node.type === 'text') return node.value;
  const inner = 'children' in node ? node.children.map(engineHtml).join('') : '';
  if (node.type !== 'element' || node.tagName === 'p') return inner;
  const { href } = node.properties;
  return `<${node.tagName}${typeof href === 'string' ? ` href="${href}"` : ''}>${inner}</${node.tagName}>`;
}

const words = ['the key', 'plan B', 'キャッシュ', 'a_b_c', '4.10'];
const wraps: ((text: string) => string)[] = [
  (text) => text,
  (text) => `*${text}*`,
  (text) => `**${text}**`,
  (text) => `***${text}***`,
  (text) => `_${text}_`,
  (text) => `~~${text}~~`,
  (text) => `\`${text}\``,
  (text) => `\`\` ${text} \`\``,
  (text) => `[${text}](/guides/start)`,
];
const nested = wraps
  .slice(1, 6)
  .flatMap((outer) => wraps.slice(6).map((inner) => (text: string) => outer(inner(text))));
const cases = words.flatMap((word) =>
  [...wraps, ...nested].flatMap((wrap) => [wrap(word), `Use ${wrap(word)}, or ${wrap('two')}.`, `(${wrap(word)}): x`]),
);

describe('reads the same as the engine', () => {
  test.each(cases)('%s', (text) => {
    expect(readInline(text).map(html).join('').replaceAll('\n', '')).toBe(
      engineHtml(readMarkdown(text)).replaceAll('\n', ''),
    );
  });
});

test.each([
  '__init__',
  '__init__.py and __all__',
  '*args, **kwargs',
  '2 * 3 * 4',
  '5*3 and 4*2',
  'snake_case_name',
  'List<String>',
  '{x} and <T>',
  '[optional] values',
  '![image](/a.png)',
  'a `b',
  '- not a list',
  '# not a heading',
  '1. Install',
  '~100 (~200)',
  'C:\\docs',
])('%s stays as it is', (text) => {
  expect(readInline(text)).toEqual([text]);
});

test('plain text has no marks', () => {
  expect(inlineText('**Use** the [`new-api`](/x) with \\*stars\\* and ***キャッシュ***')).toBe(
    'Use the new-api with *stars* and キャッシュ',
  );
});

test('a long text without end of a mark is read at once', () => {
  const text = '*a_b`[c~~'.repeat(2000);
  expect(inlineText(text).length).toBeGreaterThan(0);
});
