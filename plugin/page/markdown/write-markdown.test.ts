import { describe, expect, test } from 'vitest';
import { pageComponents } from '../../../elements/page-components.js';
import { testPage } from '../../../elements/testing/page-context.js';
import { h, type Node } from '../../../runtime/jsx/node.js';
import { renderToString } from '../../../runtime/jsx/render.js';
import { readTreeLists } from '../visitors/tree-lists.js';
import { parseHtml } from '../../core/tree/parse-html.js';
import { toMarkdown } from './write-markdown.js';

function asMarkdown(html: string): string {
  const page = parseHtml(html);
  readTreeLists(page);
  return toMarkdown(page);
}

const make = (name: string, props: object | null = null, ...children: Node[]): Node =>
  h(pageComponents[name]!, props as Record<string, unknown> | null, ...children);
const markdownOf = (node: Node): string => asMarkdown(renderToString(node, testPage()));
const words = h('p', null, 'Words.');

describe('a component says its words in Markdown', () => {
  test.each<[string, Node, string]>([
    ['Note', make('Note', { title: 'First' }, words), '> [!NOTE]\n> **First**\n>\n> Words.'],
    ['Danger', make('Danger', null, words), '> [!DANGER]\n> Words.'],
    ['Callout', make('Callout', { icon: 'x' }, words), '> Words.'],
    ['Card', make('Card', { title: 'Start', href: '/a', cta: 'Go' }, words), '[**Start**](/a)\n\nWords.\n\nGo'],
    ['Card', make('Card', { title: 'Start', img: '/a.png' }, words), '![](/a.png)\n\n**Start**\n\nWords.'],
    [
      'CardGroup',
      make('CardGroup', null, make('Card', { title: 'A', href: '/a' }, words), make('Card', { title: 'B' }, words)),
      '- [**A**](/a)\n\n  Words.\n\n- **B**\n\n  Words.',
    ],
    ['Columns', make('Columns', null, make('Column', null, words), make('Column', null, words)), 'Words.\n\nWords.'],
    ['Tile', make('Tile', { title: 'T', href: '/t', description: 'D' }), '[**T**](/t)\n\nD'],
    [
      'Tabs',
      make('Tabs', null, make('Tab', { title: 'One' }, words), make('Tab', { title: 'Two' }, words)),
      '**One**\n\nWords.\n\n**Two**\n\nWords.',
    ],
    [
      'CodeGroup',
      make(
        'CodeGroup',
        null,
        make('CodeBlock', { code: 'a', title: 'npm' }),
        make('CodeBlock', { code: 'b', title: 'yarn' }),
      ),
      '```text npm\na\n```\n\n```text yarn\nb\n```',
    ],
    ['Accordion', make('Accordion', { title: 'Why?', description: 'Briefly' }, words), '**Why?**\n\nBriefly\n\nWords.'],
    [
      'AccordionGroup',
      make('AccordionGroup', null, make('Accordion', { title: 'A' }, words), make('Accordion', { title: 'B' }, words)),
      '- **A**\n\n  Words.\n\n- **B**\n\n  Words.',
    ],
    [
      'Steps',
      make(
        'Steps',
        null,
        make('Step', { title: 'A' }, words),
        make('Step', { title: 'B', stepNumber: 7 }),
        make('Step', { title: 'C' }),
      ),
      '1. **A**\n\n   Words.\n\n7. **B**\n\n8. **C**',
    ],
    [
      'ParamField',
      make('ParamField', { query: 'limit', type: 'number', required: true, default: 10 }, words),
      '- `limit` (number, query, required, default: `10`): Words.',
    ],
    [
      'ResponseField with Expandable',
      make(
        'ResponseField',
        { name: 'user', type: 'object' },
        words,
        make('Expandable', { title: 'fields' }, make('ResponseField', { name: 'id' })),
      ),
      '- `user` (object): Words.\n\n  **fields**\n\n  - `id`',
    ],
    [
      'Frame',
      make('Frame', { caption: 'Below', hint: 'Above' }, h('img', { src: '/a.png', alt: 'A sheet' })),
      'Above\n\n![A sheet](/a.png)\n\n*Below*',
    ],
    ['Tooltip', h('p', null, 'An ', make('Tooltip', { tip: 'Interface' }, 'API'), '.'), 'An API (Interface).'],
    ['Badge', h('p', null, 'It is ', make('Badge', { color: 'green' }, 'new'), '.'), 'It is new.'],
    ['Icon', h('p', null, make('Icon', { icon: 'x' }), ' Rocket'), 'Rocket'],
    [
      'Update',
      make('Update', { label: 'May', description: 'v1', tags: ['API'] }, words),
      '## May\n\nv1\n\n`API`\n\nWords.',
    ],
    [
      'Tree',
      make('Tree', null, make('Tree.Folder', { name: 'src' }, make('Tree.File', { name: 'a.ts', comment: 'first' }))),
      '- src/\n  - a.ts: first',
    ],
    [
      'Color',
      make(
        'Color',
        null,
        make('Color.Item', { name: 'Ink', value: '#000' }),
        make('Color.Item', { name: 'Sky', value: '#0ff' }),
      ),
      '- Ink: `#000`\n- Sky: `#0ff`',
    ],
    ['Prompt', make('Prompt', { description: 'Ask' }, words), '**Ask**\n\n> Words.'],
    ['Panel', make('Panel', null, words), 'Words.'],
    ['Banner', make('Banner', null, words), 'Words.'],
    ['RequestExample', make('RequestExample', null, make('CodeBlock', { code: 'GET /' })), '```\nGET /\n```'],
    ['CodeBlock without code', [make('CodeBlock', { code: ' ', language: 'json' }), words], 'Words.'],
    ['View', make('View', { title: 'Python' }, words), '**Python**\n\nWords.'],
    ['Mermaid', make('Mermaid', { chart: 'graph LR' }), '```mermaid\ngraph LR\n```'],
    ['MathML', h('p', null, h('math', null, 'x', h('annotation', null, 'x^2'))), '$x^2$'],
    ['Visibility for agents', [make('Visibility', { for: 'agents' }, words)], 'Words.'],
    ['Visibility for people', [make('Visibility', { for: 'humans' }, words), words], 'Words.'],
    ['a component of the author', h('octavo-unknown', null, words), 'Words.'],
  ])('%s', (_, node, markdown) => expect(markdownOf(node)).toBe(markdown));
});

describe('HTML says its words in Markdown', () => {
  test.each([
    ['<octavo-mermaid>\n  graph LR\n</octavo-mermaid>', '```mermaid\ngraph LR\n```'],
    ['<h2 id="a">A <em>b</em></h2>', '## A *b*'],
    ['<p>a<br>b</p>', 'a\\\nb'],
    ['<ul><li>a<ul><li>b</li></ul></li><li><input type="checkbox" checked disabled>c</li></ul>', '- a\n  - b\n- [x] c'],
    [
      '<ol start="3"><li><p>a</p><pre><code class="language-js">x</code></pre></li></ol>',
      '3. a\n\n   ```js\n   x\n   ```',
    ],
    [
      '<table><thead><tr><th>a</th><th align="right">b|c</th></tr></thead><tbody><tr><td><p>x</p><ul><li>y</li></ul></td></tr></tbody></table>',
      '| a | b\\|c |\n| --- | ---: |\n| x<br>- y |  |',
    ],
    [
      '<table><tr><th>a</th></tr><tr><td><pre><code class="language-js">if (a || b) {\n  c;\n\n}</code></pre>\nor\nso</td></tr><tr><td><b>d</b><br>e</td></tr></table>',
      '| a |\n| --- |\n| `if (a \\|\\| b) {`<br>`  c;`<br>`}`<br>or so |\n| **d** e |',
    ],
    [
      '<table><tr><th><octavo-code-block language="js"><span slot="title">a.js</span><pre><code>b</code></pre></octavo-code-block></th></tr></table>',
      '| a.js<br>`b` |\n| --- |',
    ],
    [
      '<table><tr><th><octavo-aside><pre><code>b\n````</code></pre><p>c</p><p>d</p></octavo-aside></th></tr></table>',
      '| `b`<br>` ```` `<br>c<br>d |\n| --- |',
    ],
    ['<p><strong> a </strong>b <code>`x`</code></p>', '**a** b `` `x` ``'],
    ['<p>1. *no* _list_ snake_case &lt;b&gt; &amp;amp;</p>', '1\\. \\*no\\* \\_list\\_ snake_case \\<b> \\&amp;'],
    ['<a href="/x"><div><h3>Title</h3><p>words</p></div></a>', '[**Title** words](/x)'],
    ['<details><summary>More</summary>words</details>', '**More**\n\nwords'],
    [
      '<video src="/a.mp4" title="Film"></video><iframe src="https://example.com/v"></iframe>',
      '[Film](/a.mp4) [https://example.com/v](https://example.com/v)',
    ],
    ['<p>not closed<div>words <b>bold', 'not closed\n\nwords **bold**'],
    ['<p>a</p><pre><code>\n</code></pre><octavo-mermaid></octavo-mermaid><p>b</p>', 'a\n\nb'],
    [
      '<octavo-code-block language="js"><span slot="title">a.js</span><pre><code></code></pre></octavo-code-block>',
      '```js a.js\n\n```',
    ],
    ['<pre><code>```\nfence\n```</code></pre>', '````\n```\nfence\n```\n````'],
  ])('%s', (html, markdown) => expect(asMarkdown(html)).toBe(markdown));
});
