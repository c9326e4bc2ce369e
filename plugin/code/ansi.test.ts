import { expect, test } from 'vitest';
import { ansiLines, ansiText } from './ansi.js';

const esc = String.fromCharCode(27);

test.each([
  ['^[31merror^[0m ok', '<span class="a1">error</span> ok'],
  ['^[1;32mgreen^[22m thin^[39m a', '<span class="fb a2">green</span><span class="a2"> thin</span> a'],
  ['^[91;44mbright^[m <b>', '<span class="a1 b4">bright</span> &lt;b&gt;'],
  ['^[38;5;208mone^[38;2;1;2;3;4mtwo^[0m', 'one<span class="fu">two</span>'],
  ['^[2Ka^[1Ab^]0;title^G c', 'ab c'],
  ['[31m text', '[31m text'],
])('reads %s', (source, html) => {
  const code = source.replaceAll('^G', '\u0007').replaceAll('^', esc);
  expect(ansiLines(code)).toEqual([html]);
  expect(ansiText(code)).not.toContain(esc);
});

test('a color lasts until it is changed, also in the next line', () => {
  expect(ansiLines(`${esc}[36ma\nb${esc}[0m c`)).toEqual(['<span class="a6">a</span>', '<span class="a6">b</span> c']);
});
