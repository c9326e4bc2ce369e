import { expect, test } from 'vitest';
import { differs } from '../../../test/fixtures/compare-engines.js';
import { Report } from '../../core/errors/errors.js';
import { nativeEngine } from '../engines/native.js';
import { parsePlain } from '../parse-page.js';
import { nameOf, type PageNode } from '../transforms/walk.js';

function parse(source: string, engine?: 'reference'): string | undefined {
  const report = new Report();
  const page = parsePlain(source, 'a.mdx', { variables: {}, engine }, report);
  if (report.errors.length > 0) throw new Error(JSON.stringify(report.errors));
  return page?.hast.children
    .map(outline)
    .join('')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

function outline(node: PageNode): string {
  if ('value' in node) return node.type === 'text' ? node.value : '';
  if (!('children' in node)) return '';
  const attributes =
    'attributes' in node
      ? node.attributes.map(
          (each) =>
            `${'name' in each ? ` ${each.name}=` : ''}${typeof each.value === 'object' ? `{${each.value?.value}}` : each.value}`,
        )
      : [];
  return `<${nameOf(node)}${attributes.join('')}>${node.children.map(outline).join('')}</>`;
}

const cases: [string, string, string][] = [
  ['a container', ':::note\nText\n:::', '<Note><p>Text</></>'],
  ['a title in brackets', ':::tip[A "b" & c]\nText\n:::', '<Tip title=A "b" & c><p>Text</></>'],
  ['a title after a space', '::: warning Title\nText\n:::', '<Warning title=Title><p>Text</></>'],
  ['a title with marks', ':::tip Use `a`\nT\n:::', '<Tip title={<>{"Use "}<code>{"a"}</code></>}><p>T</></>'],
  [
    'attributes',
    '::: details T {open #a .b}\nT\n:::',
    '<Accordion title=T defaultOpen=true id=a className=b><p>T</></>',
  ],
  ['a title as attribute', ':::note{title="T"}\nText\n:::', '<Note title=T><p>Text</></>'],
  ['details without a title', '::: details\nText\n:::', '<Accordion title=Details><p>Text</></>'],
  ['a pass-through', '::: v-pre\nText\n:::', '<null><p>Text</></>'],
  ['nested with more colons', '::::note\n:::tip\nA\n:::\nB\n::::', '<Note><Tip><p>A</></><p>B</></>'],
  ['nested with as many', ':::note\n:::tip\nA\n:::\nB\n:::', '<Note><Tip><p>A</></><p>B</></>'],
  ['between paragraphs', 'a\n:::note\nb\n:::\nc', '<p>a</> <Note><p>b</></> <p>c</>'],
  ['after a list', ':::note\n- a\n- b\n:::\nc', '<Note><ul> <li>a</> <li>b</> </></> <p>c</>'],
  ['in a list', '- a\n\n  :::note\n  b\n  :::\n- c', '<ul> <li> <p>a</> <Note><p>b</></> </> <li> <p>c</> </> </>'],
  ['first in an item', '1. :::note\n   b\n   :::', '<ol> <li> <Note><p>b</></> </> </>'],
  ['in a quote', '> :::note\n> b\n> :::', '<blockquote> <Note><p>b</></> </>'],
  ['in a component', '<Card>\n  :::note\n  b\n  :::\n</Card>', '<Card><Note><p>b</></></>'],
  ['windows line ends', ':::note\r\nb\r\n:::\r\n', '<Note><p>b</></>'],
  ['not in code', '```\n:::note\n:::\n```\n\n`:::note`', '<CodeBlock code=:::note :::></> <p><code>:::note</></>'],
  ['not an unknown name', '::: module.name\n\ntext', '<p>::: module.name</> <p>text</>'],
  ['not without an end', ':::note\ntext', '<p>:::note text</>'],
  ['not across components', '<Card>\n\n:::note\n\n</Card>\n\n:::', '<Card><p>:::note</></> <p>:::</>'],
  ['not across items', '- :::note\n- a\n  :::', '<ul> <li>:::note</> <li>a :::</> </>'],
  ['not out of a quote', '> :::note\n\n:::', '<blockquote> <p>:::note</> </> <p>:::</>'],
  ['not with other attributes', ':::note{a=1}\nb\n:::', '<p>:::note b :::</>'],
  ['code', '::: code-group\n```sh [npm]\na\n```\n:::', '<CodeGroup><CodeBlock code=a language=sh title=npm></></>'],
];

test.each(cases)('%s: %j', async (_, source, expected) => {
  expect(parse(source)).toBe(expected);
  expect(parse(source, 'reference')).toBe(expected);
  expect(nativeEngine !== undefined && (await differs(source))).toBe(false);
});
