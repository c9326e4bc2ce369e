import { expect, test } from 'vitest';
import { mermaidFeature } from './mermaid-feature.js';

test('the code of a fence is the chart of the component', () => {
  expect(mermaidFeature.fences!['mermaid']!('graph TD', '', undefined)).toEqual({
    name: 'Mermaid',
    props: { chart: 'graph TD' },
  });
});
