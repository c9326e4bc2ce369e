import { expect, test } from 'vitest';
import { Report } from '../../../core/errors/errors.js';
import { parsePlain } from '../../parse-page.js';
import { reportMistakes } from './page-mistakes.js';

function mistakes(source: string, isSnippet = false): string[] {
  const report = new Report();
  const { hast } = parsePlain(source, 'a.mdx', { variables: {} }, report)!;
  const found: string[] = [];
  reportMistakes(hast, source, isSnippet, ({ code, hint }, position) =>
    found.push(`${position?.start.line}:${position?.start.column} ${code} ${hint}`),
  );
  return found;
}

test.each([
  [
    'a code fence that is never closed',
    'Text.\n\n```js\nlet a;\n\n## More\n',
    '3:1 code-fence-open Add ``` on its own',
  ],
  ['a fence closed by fewer signs', '````md\n```\n', '1:1 code-fence-open Add ```` on its own'],
  ['a code fence with nothing after it', '```js\na\n```\n\n```\n\n', '5:1 code-fence-open Remove it.'],
  ['a link without a target', 'See [x]().', '1:5 link-empty Add one'],
  ['a link with a broken scheme', 'See [x](http:/x.com).', '1:5 link-form Write (http://x.com).'],
  ['a link with spaces', 'See [x](my page.md).', '1:1 link-spaces Write [x](my%20page.md).'],
  ['a link with spaces around code', '[`x`](my page.md)', '1:1 link-spaces Write […](my%20page.md).'],
  ['an image with spaces', '![x](./my image.png)', '1:1 link-spaces Write ![x](./my%20image.png).'],
  ['a component in lower case', '<note>Hi</note>', '1:1 component-case Did you mean <Note>?'],
  ['a step on its own', '<Step title="a">Hi</Step>', '1:1 component-parent Put <Steps> … </Steps> around it.'],
  ['a tab on its own', '<Card><Tab title="a">Hi</Tab></Card>', '1:7 component-parent Put <Tabs> … </Tabs>'],
  [
    'a table with a short rule',
    '| a | b | c |\n| --- | --- |\n| 1 | 2 | 3 |',
    '1:1 table-rule Write | --- | --- | --- |',
  ],
  ['a table without its second line', 'Text.\n\n| a | b |\n| 1 | 2 |', '3:1 table-rule Write | --- | --- | below'],
  ['a heading without a space', '##Setup `x`', '1:1 heading-space Write ## Setup …'],
  ['a heading of one level without a space', '#標題', '1:1 heading-space Write # 標題'],
  ['asterisks after punctuation', '**Note:**text', '1:1 emphasis-shown Write a space after **Note:**'],
  ['asterisks before punctuation', 'text**(note)** and', '1:1 emphasis-shown Write a space before **(note)**'],
  ['an id that is used twice', '## A {#x}\n\n## B {#x}\n', '3:1 id-twice'],
  ['a prop that is written twice', '<Card title="a" title="b">Hi</Card>', '1:1 prop-twice'],
  [
    'a second request example',
    '<RequestExample>a</RequestExample>\n\n<RequestExample>b</RequestExample>',
    '3:1 example-twice',
  ],
])('%s is reported', (_, source, expected) => {
  const found = mistakes(source);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(expected);
});

test.each([
  [
    'closed fences, in lists and quotes too',
    '```js\na\n```\n\n- one\n\n  ~~~\n  b\n  ~~~\n\n> ```\n> c\n> ```\n\n1. ```sh\n   d\n   ```\n',
  ],
  ['indented code', 'Text.\n\n    code\n'],
  [
    'links',
    '[a](/b) [c](https://x.com) [d](#e) [m](mailto:a@b.com) <https://x.com> [t](tel:+1) [v](vscode:extension/x)',
  ],
  ['text in brackets', 'An [aside](see the note below) and [x](a b).'],
  ['a name with a sign', '#general'],
  ['escaped signs', '\\#Heading\n\n\\*\\*Note:\\*\\*text\n\n\\##Heading'],
  ['bold text beside wide punctuation', '**注意：**正文'],
  ['a table', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
  ['text with a line of dashes', 'a\n---\n\nb | c'],
  ['HTML', '<details><summary>a</summary>b</details>'],
  [
    'a step in steps, and in a component of the author',
    'import Own from "/snippets/own.mdx"\n\n<Steps><Step title="a">b</Step></Steps>\n\n<Own><Step title="a">b</Step></Own>',
  ],
  [
    'one id in several views',
    '<View title="a"><div id="x">1</div></View>\n\n<View title="b"><div id="x">1</div></View>',
  ],
])('%s: nothing is reported', (_, source) => expect(mistakes(source)).toEqual([]));

test('a snippet may be rendered inside of anything', () => {
  expect(mistakes('<Step title="a">Hi</Step>', true)).toEqual([]);
});

const footnoteCases: [source: string, found: string[]][] = [
  ['A[^a].\n\n[^a]: Note.', []],
  ['A[^A b].\n\n[^a]: Note.', ['3:1 footnote-unused']],
  ['Text.\n\n[^a]: Note.\n\n[^b]: Other.', ['3:1 footnote-unused', '5:1 footnote-unused']],
  ['A[^a].\n\n[^a]: One.\n\n[^a]: Two.', ['5:1 footnote-duplicate']],
  ['A[^Größe].\n\n[^größe]: One.', []],
  ['A[^1][^a_b].\n\n[^1]: One[^2].\n[^a_b]: x\n[^2]: Two.', []],
  ['```md\n[^a]: Note.\n```\n\n{/* \n[^b]: x\n*/}', []],
  ['---\ntitle: x\n---\n\n> [^a]: Note.', ['5:3 footnote-unused']],
];

test.each(['native', 'reference'] as const)('footnotes that are not shown: %s', (engine) => {
  for (const [source, found] of footnoteCases) {
    const report = new Report();
    const { hast } = parsePlain(source, 'a.mdx', { variables: {}, engine }, report)!;
    const places: string[] = [];
    reportMistakes(hast, source, false, ({ code }, at) => places.push(`${at?.start.line}:${at?.start.column} ${code}`));
    expect([source, places]).toEqual([source, found]);
  }
});
