// Adds the nodes of MDX to the types of hast.
import type {} from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { Report } from '../core/errors/errors.js';
import { parsePlain, type ParseOptions } from './parse-page.js';
import type { Fences } from './transforms/code-fences.js';
import { nameOf, type PageNode } from './transforms/walk.js';

function parse(source: string, options: Partial<ParseOptions> = {}) {
  const report = new Report();
  const page = parsePlain(source, 'a.mdx', { variables: {}, ...options }, report);
  return { text: page?.hast.children.map(outline).join(''), children: page?.hast.children ?? [], page, report };
}

/** A language whose code is drawn. */
const fences: Fences = { plot: 'Plot' };

/** `<Name attribute="value">children</Name>`, to compare trees at a glance. */
function outline(node: PageNode): string {
  if ('value' in node) return node.type === 'text' ? node.value : `{${node.value}}`;
  if (!('children' in node)) return '';
  const attributes =
    'attributes' in node
      ? node.attributes.map((each) => ('name' in each ? ` ${each.name}=${JSON.stringify(each.value)}` : ''))
      : Object.entries('properties' in node ? node.properties : {}).map(
          ([name, value]) => ` ${name}=${JSON.stringify(value)}`,
        );
  return `<${nameOf(node)}${attributes.join('')}>${node.children.map(outline).join('')}</>`;
}

test('gives code fences as components', () => {
  expect(parse('```js Title {2} wrap\na\n```').text).toBe(
    '<CodeBlock code="a" language="js" highlight="2" wrap=null title="Title"></>',
  );
  expect(parse('```Plot title="A" b=c\nx + y\n```', { fences }).text).toBe(
    '<Plot code="x + y" meta="title=\\"A\\" b=c" title="A" b="c"></>',
  );
  expect(parse('```plot\nx + y\n```').text).toBe('<CodeBlock code="x + y" language="plot"></>');
});

test.each([
  ['NOTE', 'Note'],
  ['TIP', 'Tip'],
  ['IMPORTANT', 'Info'],
  ['WARNING', 'Warning'],
  ['CAUTION', 'Danger'],
])('gives the alert %s as %s', (marker, name) => {
  expect(parse(`> [!${marker}]\n> *Text*`).text).toBe(`<${name}>\n<p><em>Text</></>\n</>`);
});

test('keeps a quote with an unknown marker', () => {
  expect(parse('> [!THING]\n> Text').text).toContain('<blockquote>');
});

test('gives headings the id that their author wrote', () => {
  expect(parse('## Run it {#comfy run}').text).toBe('<h2 id="comfy run">Run it</>');
});

test('puts in variables as text and never as markup', () => {
  const { text, report } = parse('{{a}} `{{a}}` <B c="{{a}}"/> [d](/{{e}}) <https://{{e}}.example>', {
    variables: { a: '<b>*x*</b> "{y}"', e: 'f_g' },
  });
  expect(text).toContain('<b>*x*</b> "{y}" <code><b>*x*</b> "{y}"</>');
  expect(text).toContain('c="<b>*x*</b> \\"{y}\\""');
  expect(text).toContain('href="/f_g"');
  expect(text).toContain('<a href="https://f_g.example">https://f_g.example</>');
  expect(report.warnings).toEqual([]);
});

test('shows a variable without a value as text and warns', () => {
  const { text, report } = parse('---\ntitle: A\n---\nSee {{nme}}.', { variables: { name: 'x' } });
  expect(text).toBe('<p>See {{nme}}.</>');
  expect(report.warnings).toMatchObject([{ code: 'unknown-variable', file: 'a.mdx', line: 4, column: 5 }]);
});

test('leaves out HTML comments, but not those in code', () => {
  expect(parse('a <!-- b\nc --> d `<!-- e -->`').text).toBe('<p>a\nd <code><!-- e --></></>');
});

test('reads HTML as authors write it', () => {
  expect(parse('a<br>b <img src=x> <input></input>').text).toBe('<p>a<br></>b <img src="x"></> <input></></>');
  expect(parse('<style>\n.a { b: c }\n</style>').text).toBe('<style>{`\n.a { b: c }\n`}</>');
  expect(parse('<https://a.b/c_d>').text).toBe('<p><a href="https://a.b/c_d">https://a.b/c_d</></>');
});

test('gives the places of the file, whatever has been changed before them', () => {
  const { children } = parse('---\ntitle: A\n---\n\n<!-- x\ny --> $z$ <B/>\n\n<C/>');
  expect(children.at(-1)!.position?.start).toMatchObject({ line: 8, column: 1 });
  const paragraph = children.find((node) => nameOf(node) === 'p');
  const component =
    paragraph && 'children' in paragraph ? paragraph.children.find((node) => nameOf(node) === 'B') : undefined;
  expect(component?.position?.start).toMatchObject({ line: 6, column: 11 });
});

test.each([
  ['get/{conversation id}/x', 5, "Write \\{ or {'{'} instead."],
  ['open { brace', 6, "Write \\{ or {'{'} instead."],
  ['version <3.7', 9, 'Write &lt; or \\< instead.'],
  ['set <openai_key> here', 5, 'Write &lt; or \\< instead.'],
  ['import the data', 1, 'Write &#105;mport, or put code between ```.'],
])('takes what is no syntax for text and warns: %s', (source, column, hint) => {
  const { text, report } = parse(source);
  expect(text).toBe(`<p>${source}</>`);
  expect(report.warnings).toMatchObject([{ code: 'mdx-escaped', line: 1, column, hint }]);
  expect(report.errors).toEqual([]);
});

const outside = 'continues outside the list, quote or heading in which it starts.';

test.each([
  ['a\n\n<Tip>\nb', 3, 1, '<Tip> has no closing tag where one is needed.'],
  ['a </Tip>', 1, 3, 'The closing tag </Tip> has no opening tag before it.'],
  ['<Steps>\n<Tip>x</Steps>', 2, 1, '<Tip> has no closing tag where one is needed; </Steps> was found first.'],
  ['a\n\n<Warning>\n- b\n\n  - </Warning>', 3, 1, '<Warning> is closed inside a list item that starts after it.'],
  ['a\n\n<Tip>\n\n> b\n>\n> </Tip>', 3, 1, '<Tip> is closed inside a quote that starts after it.'],
  ['a *b <b>c* d</b>', 1, 6, '<b> starts in emphasis, a link or a table cell, and is closed outside of it.'],
  ['a <b>c *d</b> e*', 1, 3, '<b> is closed inside emphasized text that starts after it.'],
  ['<Card title="a "b"" />', 1, 18, 'The value of `title` has double quotes inside double quotes.'],
  ['<Card title={a b} />', 1, 15, 'The text between { and } is not valid JavaScript.'],
  ['1. a\n<video\n  controls\n></video>', 2, 1, `The tag <video> ${outside}`],
  ['- a\n\n  <video\n  controls\n></video>', 3, 3, `The tag <video> ${outside}`],
  ['> <Card\ntitle="b" />', 1, 3, `The tag <Card> ${outside}`],
  ['- <Card title="b"\n\n- c', 1, 3, 'The tag <Card> has no > at its end.'],
  ['<Tip>a</Tip', 1, 7, 'The tag </Tip> has no > at its end.'],
  ['a <Card href="b', 1, 3, 'The tag <Card> has a value without a closing ".'],
  ["import a from 'b", 1, 15, 'An import or export is not valid JavaScript: unterminated string constant.'],
])('reports where a page cannot be read: %s', (source, line, column, message) => {
  const { page, report } = parse(source);
  expect(page).toBeUndefined();
  expect(report.errors).toMatchObject([
    { code: 'mdx-syntax', line, column, message, frame: expect.stringContaining('^') },
  ]);
});

test.each([
  ['a\n\n<Card title={`a}>x</Card>', 13, 'The text in the value of `title` has no closing `.', 'Write title={`a`}.'],
  [
    'a\n\n<div style={{ color: "red" }>x</div>',
    12,
    'The value of `style` has no closing }.',
    'Write style={{ color: "red" }}.',
  ],
  [
    'a\n\n<Card title={1 + [2>x</Card>',
    13,
    'The value of `title` has no closing }.',
    'Add } after the value of `title`.',
  ],
  [
    `a\n\n<Card title="it's "b"" />`,
    21,
    'The value of `title` has double quotes inside double quotes.',
    'Write title="it\'s &quot;b&quot;".',
  ],
  [
    'a\n\nUse <YOUR_TOKEN> here',
    5,
    '<YOUR_TOKEN> has no closing tag where one is needed.',
    'If it is only text, write `<YOUR_TOKEN>` in backticks. Otherwise add </YOUR_TOKEN>.',
  ],
])('gives the fix of a tag that cannot be read, and nothing else: %s', (source, column, message, hint) => {
  const { page, report } = parse(source);
  expect(page).toBeUndefined();
  expect(report.warnings).toEqual([]);
  expect(report.errors).toMatchObject([{ code: 'mdx-syntax', line: 3, column, message, hint }]);
});

test('treats a brace after a name that is not a tag as text', () => {
  expect(parse('if x <y and z={foo').text).toBe('<p>if x <y and z={foo</>');
});

test('reports the theme of a code block, which cannot have one', () => {
  const block = (language: string, theme: string): string => `\n\n\`\`\`${language} theme=${theme}\nb\n\`\`\``;
  const { text, report } = parse(
    `a${block('js', 'nord')}${block('js', '{"system"}')}${block('js', '{null}')}${block('plot', '{null}')}`,
    { fences },
  );
  expect(text).toContain('<CodeBlock code="b" language="js">');
  expect(text).toContain('<Plot code="b" meta="theme={null}">');
  expect(report.warnings).toMatchObject([{ code: 'code-setting-unsupported', line: 3, column: 1 }]);
});

test('shows the lines around an error', () => {
  expect(parse('---\ntitle: A\n---\none\n<Tip>\n\nthree').report.errors[0]?.frame).toBe(
    '4 | one\n5 | <Tip>\n  | ^\n6 |',
  );
});

test('refuses a page full of braces at once', () => {
  expect(parse('{ '.repeat(100_000)).report.errors).toMatchObject([{ code: 'mdx-syntax', line: 1, column: 1 }]);
});

test('reads very many expressions and character references in one paragraph as it reads few', () => {
  const unit =
    'A {1 + 1} and {"x"} &lt;i&gt; **b{/* c */}d** {} `{e} &lt;` $x$ \\&amp; &copy; &nbsp; [l](/m?n&amp;o "p &gt;") <kbd>{q}</kbd> <R s="&lt;" t={u} /> end.';
  const few = parse(unit).text!.replace(/^<p>|<\/>$/g, '');
  const many = parse(Array.from({ length: 400 }, () => unit).join(' ')).text;
  expect(many).toBe(`<p>${Array.from({ length: 400 }, () => few).join(' ')}</>`);
});

test('keeps the places of very many expressions, and reports the one that is not valid', () => {
  const { page } = parse(`Text\n${'a {1} '.repeat(400)}\nlast {2}`);
  const [paragraph] = page!.hast.children;
  const expressions = (paragraph as { children: PageNode[] }).children.filter(
    ({ type }) => type === 'mdxTextExpression',
  );
  expect(expressions.at(-2)?.position?.start).toMatchObject({ line: 2, column: 399 * 6 + 3 });
  expect(expressions.at(-1)?.position?.start).toMatchObject({ line: 3, column: 6 });
  const { report } = parse(`${'a {1} '.repeat(400)}\nlast {1 +}\n`);
  expect(report.warnings).toMatchObject([{ code: 'mdx-escaped', line: 2, column: 6 }]);
});

test.each(['native', 'reference'] as const)('reports cells beyond the header of a table (%s)', (engine) => {
  const rows = ['| 1 | 2 | 3 |', '| 1 | `c\\|d` | | `e` |', '| {{v}} | $x$ |', '1 | 2', '1 | 2 |', '| 1 | a | b |  | '];
  const table = `| a | b |\n| - | - |\n${rows.join('\n')}\n\n> | a |\n> | - |\n> | b | **lost** |\n> | c\n`;
  const { report } = parse(`---\ntitle: x\n---\n${table}`, { engine, variables: { v: 'w' } });
  const places = report.warnings.map(({ code, line, column }) => [code, line, column]);
  expect(places).toEqual([
    ['table-cell-lost', 6, 11],
    ['table-cell-lost', 7, 18],
    ['table-cell-lost', 11, 11],
    ['table-cell-lost', 15, 9],
  ]);
});

test('what begins with <? is text', () => {
  const { text, report } = parse('A <?b c> d\n\n<? e\n\nend ?>');
  expect(text).toBe('<p>A <?b c> d</>\n<p><? e</>\n<p>end ?></>');
  expect(report.warnings.map(({ code, line }) => `${code} ${line}`).sort()).toEqual(['mdx-escaped 1', 'mdx-escaped 3']);
});

/** Texts with quotes as authors escape them, which MDX does not read, and what to write. */
const quotedTexts: [written: string, meant: string, fix: string][] = [
  ['"a \\"b\\""', 'a "b"', `'a "b"'`],
  ['"say "hi" twice"', 'say "hi" twice', `'say "hi" twice'`],
  ["'it\\'s'", "it's", `"it's"`],
  [`"it's \\"b\\""`, `it's "b"`, `"it's &quot;b&quot;"`],
];
const quotedIn = [
  (value: string) => `<Card title=${value}>x</Card>`,
  (value: string) => `Text <Tooltip tip=${value} href="/x">x</Tooltip> more`,
  (value: string) => `<img alt=${value} src="/a.png" />`,
];

test.each(
  quotedTexts.flatMap(([written, , fix]) => quotedIn.map((write) => [write(written), write(fix), fix] as const)),
)('quotes in quotes: %s', (source, fixed, fix) => {
  const { report } = parse(source);
  expect(report.warnings).toEqual([]);
  expect(report.errors).toMatchObject([{ hint: expect.stringMatching(/^Write \w+=/) }]);
  expect(report.errors[0]!.hint).toContain(`=${fix}.`);
  expect(parse(fixed).report.errors).toEqual([]);
});

test.each(quotedTexts.filter(([written]) => written.includes('\\')))(
  'a title of code keeps its quotes: %s',
  (written, meant) => {
    expect(parse(`\`\`\`js title=${written}\na\n\`\`\``).text).toContain(`title=${JSON.stringify(meant)}`);
  },
);

test('words beside the title of code are reported', () => {
  const { report } = parse('```js title="a" b" wrap\nx\n```');
  expect(report.warnings.map(({ message }) => message)).toEqual(['Code blocks have no setting "b"".']);
});
