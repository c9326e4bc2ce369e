/** Words of a page, as search reads them. */
import { expect, test } from 'vitest';
import { parseHtml } from '../../core/tree/parse-html.js';
import { textSections } from './text-sections.js';

const wordsOf = (html: string): string[] => textSections(parseHtml(html))[0]!.text.split(/\s+/).filter(Boolean);

test('parts of a component are words of their own, and elements in a word are not', () => {
  const tooltip = '<octavo-tooltip><span>API</span><span slot="tip">Interface</span></octavo-tooltip>';
  expect(wordsOf(`<p>${tooltip}, H<sub>2</sub>O</p>`)).toEqual(['API', 'Interface', ',', 'H2O']);
});
