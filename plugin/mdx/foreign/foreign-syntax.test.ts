/** Every row of the table does what it says, in both engines. */
import { expect, test } from 'vitest';
import { foreignSyntax } from '../../config/other-tools/foreign-syntax.js';
import { Report } from '../../core/errors/errors.js';
import { reportMistakes } from '../compile/mistakes/page-mistakes.js';
import { parsePlain } from '../parse-page.js';
import { nameOf, type PageNode } from '../transforms/walk.js';

const engines = [undefined, 'reference'] as const;

function read(source: string, engine?: 'reference') {
  const report = new Report();
  const page = parsePlain(source, 'a.mdx', { variables: {}, engine }, report);
  if (page)
    reportMistakes(page.hast, source, false, (mistake, at) => report.warn({ ...mistake, file: 'a.mdx', ...at!.start }));
  const html = page?.hast.children.map(outline).join('').replace(/\s+/g, ' ').trim() ?? '';
  return { html, errors: report.errors, problems: report.warnings };
}

function outline(node: PageNode): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const attributes =
    'attributes' in node
      ? node.attributes.map((each) => ('name' in each ? ` ${each.name}=${JSON.stringify(each.value ?? true)}` : ''))
      : [];
  const name = nameOf(node) ?? '';
  return `<${name}${attributes.join('')}>${node.children.map(outline).join('')}</${name}>`;
}

const rendered: Record<string, string> = {
  callout: '<Tip title="Title"><p>Text</p></Tip>',
  details: '<Accordion title="Title"><p>Text</p></Accordion>',
  codeGroup:
    '<CodeGroup><CodeBlock code="npm i" language="sh" title="npm"></CodeBlock><CodeBlock code="pnpm i" language="sh" title="pnpm"></CodeBlock></CodeGroup>',
  raw: '<><p>Text</p></>',
  alert: '<Note> <p>Text</p> </Note>',
  contents: '',
  codeTitle: '<CodeBlock code="run()" language="js" title="file.js"></CodeBlock>',
  lineNumbers: '<CodeBlock code="run()" language="js" lines=true highlight="1"></CodeBlock>',
};

/** The fix of each row. */
const fixes: Record<string, string> = {
  admonition: 'Write <Warning title="Title"> … </Warning>.',
  collapsible: 'Write <Accordion title="Title"> … </Accordion>.',
  tab: 'Write <Tab title="Tab"> … </Tab>, and <Tabs> … </Tabs> around all tabs.',
  block: 'Write <Note> … </Note>, or another component.',
  includeLine: 'Put the text in snippets',
  codeImport: 'Put the code in a fence',
  include: 'Put the text in snippets',
  container: 'Write a component',
  blockComponent: 'Write a component',
  inlineDirective: 'such as <kbd>Ctrl</kbd>.',
  emoji: 'Write 🚀.',
  icon: 'Write <Icon icon="check" />, or',
  embed: 'Put the text in snippets',
  wikiLink: 'Write [Page](/path)',
  otherAlert: 'Write > [!INFO].',
  docsify: 'Write <Warning> … </Warning>.',
  abbreviation: 'Write <Tooltip tip="Hyper Text Markup Language">HTML</Tooltip>',
  shortcode: 'Write a component',
  includeTag: 'Put the text in snippets',
  tag: 'Write a component',
  template: 'Write the value',
  attributes: 'Write HTML with the class',
};

const rows = Object.entries(foreignSyntax);

test('each row has a case', () => {
  const names = (isReported: boolean) =>
    rows.filter(([, row]) => Boolean(row.fix) === isReported).map(([name]) => name);
  expect(Object.keys(rendered)).toEqual(names(false));
  expect(Object.keys(fixes)).toEqual(names(true));
});

test.each(rows.filter(([, { fix }]) => !fix))('%s is rendered without a message', (name, { example }) => {
  for (const engine of engines)
    expect(read(example, engine)).toEqual({ html: rendered[name], errors: [], problems: [] });
});

test.each(rows.filter(([, { fix }]) => fix))(
  '%s is reported with its place and fix',
  (name, { example, isInclude }) => {
    const code = isInclude ? 'content-lost' : 'foreign-syntax';
    for (const engine of engines) {
      const { html, errors, problems } = read(`Words.\n\n${example}`, engine);
      expect(errors).toEqual([]);
      expect(problems[0]).toMatchObject({ code, line: 3 });
      expect(problems[0]!.hint).toContain(fixes[name]);
      expect(problems[0]!.message).toMatch(
        /^`.+` is syntax of .+; (?:it is shown as text|the file is not included)\.$/,
      );
      for (const problem of problems) expect(problem.code).toBe(code);
      const [, shown = ''] = /`(.+)` is syntax of .+ text\.$/.exec(problems[0]!.message) ?? [];
      expect(html).toContain(shown.replace(/\s+/g, ' '));
    }
  },
);

test.each(rows)('%s is code in code', (_, { example }) => {
  const source = `\`\`\`\`md\n${example}\n\`\`\`\`\n\nThe text \`${example.split('\n')[0]!.replaceAll('`', '')}\`.`;
  for (const engine of engines) {
    const { html, errors, problems } = read(source, engine);
    expect({ errors, problems }).toEqual({ errors: [], problems: [] });
    expect(html).toContain(`code=${JSON.stringify(example)}`.replace(/\s+/g, ' '));
  }
});

test.each([
  'At 10:30:45 and a::b, std::vector::size and C:x:.',
  'See [[1, 2], [3, 4]] and [a](b) and [x][y].',
  'It costs 3 !!! and what??? == done ==',
  'A: b\n\n: c',
  'He said :) and :( and :-[ twice',
  '<div style={{ color: "red" }}>{{ a: 1 }.a}</div>',
  '[NOTE]: /a\n\nSee [NOTE].',
  '> a\n> [!] b',
  '**:::** and 1 ::: 2',
])('%j is not syntax of another tool', (source) => {
  for (const engine of engines) {
    const { errors, problems } = read(source, engine);
    expect([...errors, ...problems].filter(({ code }) => code === 'foreign-syntax')).toEqual([]);
  }
});

test('a paragraph of Just the Docs with the class of a callout gets the callout as its fix', () => {
  expect(read('{: .warning }\nText').problems.map(({ hint }) => hint)).toEqual([
    'For a callout, write <Warning> … </Warning> around the text below.',
  ]);
});

test('a row is found at its column', () => {
  expect(
    read('# A\n\nThe text\nand :rocket: **b** [[Page]]').problems.map(({ line, column }) => [line, column]),
  ).toEqual([
    [4, 5],
    [4, 20],
  ]);
});
