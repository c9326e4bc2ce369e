import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { Latex } from '../latex/latex.page.js';
import { testPage } from '../testing/page-context.js';
import { Mermaid } from './mermaid.page.js';

test('a diagram is its text until it is drawn', () => {
  const expected = '<octavo-mermaid size="small"><pre slot="source" tabindex="0">A --&gt; B</pre></octavo-mermaid>';
  expect(renderToString(h(Mermaid, { chart: 'A --> B\n' }), testPage())).toBe(expected);
  expect(renderToString(h(Mermaid, null, '\nA --> B\n'), testPage())).toBe(expected);
});

test('room is kept for the drawing, by the text and the direction of the chart', () => {
  const size = (chart: string): string => /size="(\w+)"/.exec(renderToString(h(Mermaid, { chart }), testPage()))![1]!;
  const links = (count: number): string => 'A --> B\n'.repeat(count);
  expect(size(`flowchart TD\n${links(8)}`)).toBe('medium');
  expect(size(`flowchart LR\n${links(8)}`)).toBe('small');
  expect(size('flowchart TD\nA --> B --> C --> D --> E --> F --> G')).toBe('medium');
  expect(size(`sequenceDiagram\n${links(20)}`)).toBe('large');
});

test('a formula is given to the page, from its prop or its words', () => {
  expect(renderToString(h(Latex, { tex: 'x^2' }), testPage())).toBe('<math>x^2</math>');
  expect(renderToString(h(Latex, null, 'a', h('em', null, 'b')), testPage())).toBe('<math>ab</math>');
});
