import { expect, test } from 'vitest';
import { renderToString } from '../../runtime/jsx/render.js';
import { escapeHtml } from '../../runtime/jsx/escape.js';
import { parseHtml } from '../core/tree/parse-html.js';
import { treeOf } from '../core/tree/render-tree.js';
import { textOf } from '../core/tree/text-of.js';
import { writeContent } from '../core/tree/write-html.js';
import { renderCodeBlock, renderInlineCode } from './code-block.js';
import { LineMarkup, markedText } from './line-markup.js';
import type { RangesOf } from './line-tokenizer.js';

const plain = {
  highlight: (code: string, language: string | undefined, rangesOf?: RangesOf) => ({
    lines: code.split('\n').map((line, index) => markedText(line, rangesOf?.(line, index) ?? [])),
    language: language ?? 'text',
    known: language !== 'x',
  }),
  languageId: (language: string) => language,
};

/** The HTML of a code block. Its text is the same with and without tags. */
function html(...block: Parameters<typeof renderCodeBlock>): string {
  const { element } = renderCodeBlock(...block);
  const text = writeContent(treeOf([element]));
  expect(textOf(element)).toBe(textOf(parseHtml(text)));
  return text;
}

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
  expect(html(block, plain, { icon: parseHtml('<svg></svg>') })).toMatchInlineSnapshot(
    `
    "<octavo-code-block language="ts" lines wrap><span slot="title"><svg></svg>a &lt; b</span><pre tabindex="0"><code class="language-ts"><span class="line highlight focus">a</span>
    <span class="line"></span>
    <span class="line focus">b</span></code></pre></octavo-code-block>"
  `,
  );
});

test('has no title element where there is neither title nor icon', () => {
  expect(html({ code: 'a' }, plain)).not.toContain('slot="title"');
});

test('passes on that a language is unknown', () => {
  expect(renderCodeBlock({ code: 'a', language: 'x' }, plain).known).toBe(false);
});

test.each([
  ['ts', 'a(); // [!code ++]', 'added', 'a();'],
  ['ts', 'a(); /* [!code ++] */', 'added', 'a();'],
  ['python', 'a  # [!code --]', 'removed', 'a'],
  ['shellscript', 'npm i # [!code error]', 'error', 'npm i'],
  ['html', '<b/> <!-- [!code highlight] -->', 'highlight', '&lt;b/&gt;'],
  ['jsx', '<b/> {/* [!code focus] */}', 'focus', '&lt;b/&gt;'],
  ['css', 'a{} /* [!code error] */', 'error', 'a{}'],
  ['sql', 'SELECT 1 -- [!code warning]', 'warning', 'SELECT 1'],
  ['latex', 'x % [!code hl]', 'highlight', 'x'],
  ['clojure', '(x) ; [!code hl]', 'highlight', '(x)'],
  ['ocaml', 'x (* [!code hl] *)', 'highlight', 'x'],
  ['haskell', 'x {- [!code hl] -}', 'highlight', 'x'],
  ['viml', 'x " [!code hl]', 'highlight', 'x'],
  ['vb', "x ' [!code hl]", 'highlight', 'x'],
  ['bat', 'x REM [!code hl]', 'highlight', 'x'],
  ['fortran-free-form', 'x ! [!code hl]', 'highlight', 'x'],
  ['jinja', 'x {# [!code hl] #}', 'highlight', 'x'],
  ['handlebars', 'x {{!-- [!code hl] --}}', 'highlight', 'x'],
  ['mdx', 'x {/* [!code hl] */}', 'highlight', 'x'],
  [undefined, 'x # [!code hl]', 'highlight', 'x'],
  ['ts', 'a // [!code ++] [!code focus]', 'added focus', 'a'],
  ['ts', 'a; // why [!code hl]', 'highlight', 'a; // why'],
  ['ts', 'a; // [!code hl] why', 'highlight', 'a; // why'],
])('reads the marker in %s: %s', (language, code, classes, line) => {
  expect(codeOf(html({ code, language }, plain))).toBe(`<span class="line ${classes}">${line}</span>`);
});

test.each([
  ['text', 'Write // [!code ++] at the end.'],
  ['markdown', 'a(); // [!code ++]'],
  ['mdx', '| `# [!code --]` | removed |'],
  ['ts', 'const hint = "[!code ++]";'],
  ['ts', 'a; [!code ++]'],
])('leaves what is no comment of the language alone, in %s: %s', (language, code) => {
  expect(codeOf(html({ code, language }, plain))).toBe(`<span class="line">${escapeHtml(code)}</span>`);
});

test('a marker with a count applies to that many lines, one alone on its line to those below', () => {
  const code = codeOf(html({ code: '// [!code focus:2]\na\nb\nc # [!code ++:2]\nd' }, plain));
  expect([...code.matchAll(/class="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'line focus',
    'line focus',
    'line added',
    'line added',
  ]);
});

test('leaves comments alone where there is no marker', () => {
  expect(codeOf(html({ code: 'a //\n# b' }, plain))).toBe(
    '<span class="line">a //</span>\n<span class="line"># b</span>',
  );
});

test('marks words from their marker on, in as many lines as it says', () => {
  const code = 'sum\n// [!code word:sum:2]\nsum + sum\n1\nsum';
  expect(codeOf(html({ code, language: 'ts' }, plain)).replace(/<\/?span[^>]*>/g, '')).toBe(
    'sum\n<mark>sum</mark> + <mark>sum</mark>\n1\nsum',
  );
});

test('a marked word may span tokens and hold any character', () => {
  const line = new LineMarkup([[{ start: 0, end: 3, tag: 'mark' }]]);
  for (const [text, classes] of [
    ['a', 'l1'],
    ['.', ''],
    ['b()', 'l2'],
    [' <', ''],
  ] as const)
    line.add(text, classes);
  expect(line.toString()).toBe(
    '<span class="l1"><mark>a</mark></span><mark>.</mark><span class="l2"><mark>b</mark>()</span> &lt;',
  );
  expect(markedText('a < b', [[{ start: 2, end: 5, tag: 'mark' }]])).toBe('a <mark>&lt; b</mark>');
  expect(html({ code: 'a:b] // [!code word:a\\:b\\]]', language: 'ts' }, plain)).toContain('<mark>a:b]</mark>');
});

test('numbers begin where the author says, with room for their digits', () => {
  const numbered = (block: object) => html({ code: 'a\nb', ...block }, plain);
  expect(numbered({ lines: true })).toContain('<octavo-code-block language="text" lines>');
  expect(numbered({ lines: true })).not.toContain('style');
  expect(numbered({ lines: 99 })).toContain(
    '<code class="language-text" style="counter-reset:line 98;--octavo-line-digits:3">',
  );
});

test('code in a line of text is highlighted too', () => {
  expect(renderToString(renderInlineCode({ code: 'a < b', language: 'ts' }, plain), undefined)).toBe(
    '<code class="language-ts">a &lt; b</code>',
  );
});

test('types are at their names, notes below their lines', () => {
  const typed = {
    code: 'const a = "😀" < b;\nc',
    types: [
      { line: 0, start: 6, end: 7, text: 'const a: "x"' },
      { line: 0, start: 17, end: 18, text: 'b' },
    ],
    notes: [{ line: 0, kind: 'error' as const, text: 'No <b>' }],
  };
  expect(codeOf(html({ code: '', language: 'ts' }, plain, { typed }))).toBe(
    '<span class="line">const <span data-type="const a: &quot;x&quot;">a</span> = &quot;😀&quot; &lt; <span data-type="b">b</span>;</span>\n' +
      '<span class="note error">No &lt;b&gt;</span>\n<span class="line">c</span>',
  );
});
