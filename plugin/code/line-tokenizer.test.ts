import { INITIAL } from 'shiki/textmate';
import type { Grammar } from 'shiki';
import { expect, test } from 'vitest';
import { LineTokenizer } from './line-tokenizer.js';

const line = 'curl https://example.com/<id>';

/** A grammar that reaches its time limit after four characters, as many times as given. */
function slowGrammar(stops: number): Grammar {
  let calls = 0;
  const tokenizeLine = (text: string): unknown => {
    const stoppedEarly = calls++ < stops;
    const endIndex = stoppedEarly ? 4 : text.length + 1;
    return { tokens: [{ startIndex: 0, endIndex, scopes: ['source'] }], ruleStack: INITIAL, stoppedEarly };
  };
  return { name: 'slow', tokenizeLine } as unknown as Grammar;
}

test('a line is read again if the time limit stops the first try', () => {
  const [html] = new LineTokenizer(slowGrammar(1), () => 'l1').read([line]);
  expect(html).toBe('<span class="l1">curl https://example.com/&lt;id&gt;</span>');
});

test('a line that takes too long keeps its text', () => {
  const [html] = new LineTokenizer(slowGrammar(2), () => 'l1').read([line]);
  expect(html).toBe('<span class="l1">curl</span> https://example.com/&lt;id&gt;');
});
