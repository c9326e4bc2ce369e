import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { Latex } from '../latex/latex.page.js';
import { testPage } from '../testing/page-context.js';
import { Mermaid } from './mermaid.page.js';

test('renders the text of a diagram', () => {
  const expected = '<octavo-mermaid size="small"><pre slot="source" tabindex="0">A --&gt; B</pre></octavo-mermaid>';
  expect(renderToString(h(Mermaid, { chart: 'A --> B\n' }), testPage())).toBe(expected);
  expect(renderToString(h(Mermaid, null, '\nA --> B\n'), testPage())).toBe(expected);
});

test('reserves space for the diagram, estimated from its text and direction', () => {
  const size = (chart: string): string => /size="(\w+)"/.exec(renderToString(h(Mermaid, { chart }), testPage()))![1]!;
  expect(size('flowchart TD\nA --> B\nA --> C & D')).toBe('small');
  expect(size('flowchart TD\n  A[Start] -->|yes| B{Is it?}\n  B -- no --> C(End)\n  C ==> D\n  D -.-> E')).toBe(
    'large',
  );
  expect(size('graph TB\nA --> B --> C --> D --> E --> F --> G')).toBe('tall');
  expect(size(`flowchart TD\n${Array.from({ length: 40 }, (_, i) => `N${i} --> N${i + 1}`).join('\n')}`)).toBe('tall');
  expect(size('flowchart TD\nA --> B --> A')).toBe('small');
  expect(size('flowchart LR\nA --> B --> C --> D --> E --> F')).toBe('small');
  expect(size(`flowchart LR\n${Array.from({ length: 9 }, (_, i) => `A --> B${i}`).join('\n')}`)).toBe('large');
  expect(size(`sequenceDiagram\n${'A->>B: x\n'.repeat(20)}`)).toBe('tall');
});

test('shows the source of a formula, from its prop or its children', () => {
  expect(renderToString(h(Latex, { tex: 'x^2' }), testPage())).toBe('<code>x^2</code>');
  expect(renderToString(h(Latex, null, 'a', h('em', null, 'b')), testPage())).toBe('<code>ab</code>');
});
