import { expect, test } from 'vitest';
import { renderToString } from '../../../runtime/jsx/render.js';
import { markdownText } from './markdown-text.js';

/** Some components need a page; this one shows the language and text of code, and no icons. */
const page = {
  code: ({ code, language }: { code: string; language?: string }) => `[${language}|${code}]`,
  icon: () => undefined,
};

function shown(text: string): string {
  return renderToString(markdownText(text), page).replace(/\s*\n\s*/g, ' ');
}

test('braces, placeholders and generic types are text', () => {
  expect(shown('Replace {id} with *it*, <token> and List<String>.')).toBe(
    'Replace {id} with <em>it</em>, &lt;token> and List&lt;String>.',
  );
});

test('what begins with <? is text', () => {
  expect(shown('A <?b c> d\n\n<? e ?> f')).toBe('<p>A &lt;?b c&gt; d</p> &lt;? e ?> f');
});

test('HTML that formats text is kept, with Markdown inside', () => {
  expect(shown('One of:<ul><li><code>a</code></li><li>**b**</li></ul>')).toBe(
    'One of:<ul><li><code>a</code></li><li><strong>b</strong></li></ul>',
  );
  expect(shown('One<br>two<br/>three')).toBe('One<br>two<br>three');
  expect(shown('<table><tr><th>A<td colspan="2" style="x">B</table>')).toBe(
    '<table><tr><th>A</th><td colspan="2">B</td></tr></table>',
  );
});

test('a paragraph with blocks is no paragraph, and what is never closed is closed', () => {
  expect(shown('First.\n\nValues:<ol><li>a')).toBe('<p>First.</p><div>Values:<ol><li>a</li></ol></div>');
  expect(shown('<p>First<p>Second <b>bold')).toBe('First<p>Second <b>bold</b></p>');
});

test('scripts, handlers, styles and comments are removed', () => {
  expect(
    shown('A <script>alert(1)</script><b onclick="x()" style="x" class="y">b</b> <!-- c --> <iframe src="/x">'),
  ).toBe('A <b>b</b>  ');
  expect(shown('<img src="/x.png" onerror="alert(1)" alt="A &quot;b&quot;">')).toBe(
    '<img src="/x.png" alt="A &quot;b&quot;">',
  );
  expect(shown('<svg onload=alert(1)><a>x</a></svg><math><mi>x</mi></math>')).toBe('');
});

test('text that is nested too deeply is shown as it is written', () => {
  const text = `${'- '.repeat(1_000)}a <b>`;
  expect(shown(text)).toBe(text.replace('<', '&lt;').replace('>', '&gt;'));
});

test('callouts are those of pages', () => {
  expect(shown('<Warning>\n**Slow**\n</Warning>')).toBe(
    '<octavo-warning> <p><strong>Slow</strong></p> </octavo-warning>',
  );
});

test('code fences are code blocks with their text', () => {
  expect(shown('```json\n{"a": "<b>"}\n```')).toContain('[json|{&quot;a&quot;: &quot;&lt;b&gt;&quot;}]');
});

test('tables, lists, and links of Markdown are read', () => {
  expect(shown('| a |\n|---|\n| 1 |')).toContain('<td>1</td>');
  expect(shown('- a\n- [b](/c)')).toBe('<ul> <li>a</li> <li><a href="/c">b</a></li> </ul>');
});
