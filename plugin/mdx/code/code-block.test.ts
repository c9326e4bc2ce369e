import { expect, test } from 'vitest';
import { escapeHtml } from '../../../runtime/jsx/escape.js';
import { renderCodeBlock } from './code-block.js';

const plain = {
  highlight: (code: string, language: string | undefined) => ({
    lines: code.split('\n').map(escapeHtml),
    language: language ?? 'text',
    known: language !== 'x',
  }),
};

function codeOf(html: string): string {
  return html.slice(html.indexOf('<code'), html.indexOf('</code>')).replace(/<code[^>]*>/, '');
}

test('writes the element, its flags, the title and the lines', () => {
  const block = {
    code: 'a\n\nb\n',
    language: 'ts',
    title: 'a < b',
    wrap: true,
    lines: true,
    highlight: [1],
    focus: [1, 3],
  };
  expect(renderCodeBlock(block, plain, '<svg></svg>').html).toMatchInlineSnapshot(
    `
    "<octavo-code-block language="ts" lines wrap><span slot="title"><svg></svg>a &lt; b</span><pre tabindex="0"><code class="language-ts"><span class="line highlight focus">a</span>
    <span class="line"></span>
    <span class="line focus">b</span></code></pre></octavo-code-block>"
  `,
  );
});

test('has no title element where there is neither title nor icon', () => {
  expect(renderCodeBlock({ code: 'a' }, plain).html).not.toContain('slot="title"');
});

test('passes on that a language is unknown', () => {
  expect(renderCodeBlock({ code: 'a', language: 'x' }, plain).known).toBe(false);
});

test.each([
  ['a(); // [!code ++]', '<span class="line added">a();</span>'],
  ['a # [!code --]', '<span class="line removed">a</span>'],
  ['<b/> <!-- [!code highlight] -->', '<span class="line highlight">&lt;b/&gt;</span>'],
  ['<b/> {/* [!code focus] */}', '<span class="line focus">&lt;b/&gt;</span>'],
  ['a{} /* [!code error] */', '<span class="line error">a{}</span>'],
  ['SELECT 1 -- [!code warning]', '<span class="line warning">SELECT 1</span>'],
  ['a // [!code ++] [!code focus]', '<span class="line added focus">a</span>'],
  ['a // why [!code hl]', '<span class="line highlight">a // why</span>'],
])('reads the marker in %j', (code, line) => {
  expect(codeOf(renderCodeBlock({ code }, plain).html)).toBe(line);
});

test('a marker with a count speaks of so many lines, one on a line of its own of those below', () => {
  const html = codeOf(renderCodeBlock({ code: '// [!code focus:2]\na\nb\nc # [!code ++:2]\nd' }, plain).html);
  expect([...html.matchAll(/class="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'line focus',
    'line focus',
    'line added',
    'line added',
  ]);
});

test('leaves comments alone where there is no marker', () => {
  expect(codeOf(renderCodeBlock({ code: 'a //\n# b' }, plain).html)).toBe(
    '<span class="line">a //</span>\n<span class="line"># b</span>',
  );
});
