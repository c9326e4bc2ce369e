import { expect, test } from 'vitest';
import { inlineMarkdown, plainInline, type Inline } from './inline-markdown.js';
import { note } from './note.js';

function html(part: Inline): string {
  if (typeof part === 'string') return part;
  if (part.mark === 'code') return `<code>${part.text}</code>`;
  const content = part.content.map(html).join('');
  return part.mark === 'link' ? `<a ${part.href}>${content}</a>` : `<${part.mark}>${content}</${part.mark}>`;
}

test.each([
  ['Plain text.', 'Plain text.'],
  ['`a*b*` and ``x`y``', '<code>a*b*</code> and <code>x`y</code>'],
  ['**An *id*** of __all__', '<strong>An <em>id</em></strong> of <strong>all</strong>'],
  ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  [
    'See [the `docs`](https://x.test/a_(b)), or https://x.test/a.',
    'See <a https://x.test/a_(b)>the <code>docs</code></a>, or <a https://x.test/a>https://x.test/a</a>.',
  ],
  ['[here](/guide "Guide") and ![a moon](x.png)', '<a >here</a> and <a >a moon</a>'],
  ['<https://x.test> &lt;b&gt;', '<a https://x.test>https://x.test</a> <b>'],
  [
    'A<br>b <b>bold</b>, a `List<String>`, List<String>, a < b and c > d',
    'A b bold, a <code>List<String></code>, List<String>, a < b and c > d',
  ],
  ['\\*not\\* [x](javascript:alert(1))', '*not* <a >x</a>'],
  ['an [open link and ** marks', 'an [open link and ** marks'],
])('the Markdown of %s', (written, shown) => {
  expect(inlineMarkdown(written).map(html).join('')).toBe(shown);
});

test('a note is the first paragraph, cut after a sentence or a word, never inside of marks', () => {
  expect(note('# Title\nof it.\n\nMore.')).toBe('Title of it.');
  expect(note(`One \`a. b\`. ${'Two words. '.repeat(30)}`)).toMatch(/^One `a\. b`\. .*words\.$/);
  const link = `${'word '.repeat(30)}[a link that is long](https://example.com/a.b) ${'word '.repeat(30)}`;
  expect(note(link)).toMatch(/word …$/);
  for (const text of [
    link,
    `a ${'x'.repeat(300)} b`,
    '**'.repeat(200),
    'One. '.repeat(90),
    `*${'a b. '.repeat(60)}*`,
  ]) {
    expect(note(note(text))).toBe(note(text));
    expect(inlineMarkdown(note(text)).map(plainInline).join('').length).toBeLessThanOrEqual(200);
  }
});
