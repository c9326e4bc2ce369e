import { expect, test } from 'vitest';
import { parseHostHeaders } from './host-headers.js';

test('rules, comments and headers of several kinds are read', () => {
  const text = '\uFEFF# note\r\n/*\r\n  X-A: 1\r\n  x-b: a: b\r\n\r\nhttps://a.example/x\n\tX-C: é\n  ! X-A\n';
  expect(parseHostHeaders(text)).toEqual({
    rules: [
      { path: '/*', headers: { 'x-a': '1', 'x-b': 'a: b' } },
      { path: 'https://a.example/x', headers: { 'x-c': 'é' } },
    ],
    faults: [],
  });
});

test.each([
  ['  X-A: 1', 'This header has no path above it.'],
  ['x/*', '"x/*" is not a path.'],
  ['/*\n  X A: 1', '"X A" is not the name of a header.'],
  ['/*\n  X-A', 'The header "X-A" has no value.'],
  ['/*\n  X-A: 中', 'The value of the header "X-A" contains "中", which headers cannot contain.'],
  ['/*\n  X-A: a\u0000', String.raw`The value of the header "X-A" contains "\u0000", which headers cannot contain.`],
  ['/*\n  Content-Length: 5', 'Hosts set the header "Content-Length" themselves.'],
  [
    `/*\n  X-A: ${'a'.repeat(70_000)}`,
    'The value of the header "X-A" has 70000 characters. Many servers and browsers refuse more than 64000.',
  ],
])('%j is a fault', (text, message) => {
  const { rules, faults } = parseHostHeaders(text);
  expect(faults).toEqual([{ line: text.split('\n').length, message, hint: expect.any(String) as string }]);
  expect(rules.flatMap(({ headers }) => Object.keys(headers))).toEqual([]);
});
