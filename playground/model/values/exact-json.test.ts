import { expect, test } from 'vitest';
import * as yaml from 'js-yaml';
import { parseJsonText, parseYamlText } from '../specification-text.js';
import { exactJson, isExactNumber, numberOf, parseExactly, valueText, withNumbers } from './exact-json.js';

test.each([
  '{"id":10001000100010001,"price":1.50,"far":1E400,"none":-0}',
  '[1,-2.5,"1.50","a\\"10001000100010001",null,1e21]',
  '12345678901234567890',
  '{"1.50":"\\u0031","text":"[1.50]"}',
])('%s keeps the digits of its numbers', (json) => {
  expect(JSON.parse(exactJson(parseExactly(json)))).toEqual(JSON.parse(json));
  expect(exactJson(parseExactly(json))).toBe(json.replace('\\u0031', '1'));
});

test('numbers of any length keep their digits', () => {
  for (let length = 1; length < 40; length++) {
    const digits = '7'.repeat(length);
    for (const text of [digits, `-${digits}`, `${digits}.${digits}0`, `1.${digits}e${length}`])
      expect([exactJson(parseExactly(`[${text}]`)), valueText(parseExactly(text))]).toEqual([`[${text}]`, text]);
  }
});

test('an exact number is a number for code that compares it', () => {
  expect([numberOf(parseExactly('1.50')), numberOf('1.50'), withNumbers(parseExactly('{"a":[1.50,1E400]}'))]).toEqual([
    1.5,
    undefined,
    { a: [1.5, Infinity] },
  ]);
});

const text = {
  openapi: 3,
  info: { version: '1.0' },
  minItems: 2,
  maximum: ['9223372036854775807', '1.50'],
  example: { price: '1.50', hex: 31 },
};

/** Exact numbers as texts. */
const shown = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, each: unknown) => (isExactNumber(each) ? valueText(each) : each)));

test('data of a specification keeps its digits, in JSON and in YAML', () => {
  const json = `{"openapi":3.0,"info":{"version":1.0},"minItems":2.0,"maximum":[9223372036854775807,1.50],"example":{"price":1.50,"hex":31}}`;
  const lines = `openapi: 3.0\ninfo: { version: 1.0 }\nminItems: 2.0\nmaximum: [9223372036854775807, 1.50]\nexample: { price: 1.50, hex: 0x1F }\n`;
  expect([shown(parseJsonText(json)), shown(parseYamlText(lines, yaml, {}).value)]).toEqual([text, text]);
  expect(parseYamlText('1.50: a', yaml, {}).value).toEqual({ '1.50': 'a' });
});
