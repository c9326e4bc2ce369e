/** Very large and very deep pages; `npm run bench` shows how time grows with them. */
import { expect, test } from 'vitest';
import { Report } from '../core/errors/errors.js';
import { parsePlain } from './parse-page.js';
import { EditedText } from './source/edited-text.js';
import { prepare } from './source/prepare.js';

const options = { variables: {} };

test.each([
  ['expressions', '{1}', '{'],
  ['comments', '{/* x */}', '{'],
  ['character references', '&lt;', '&'],
])('a block with thousands of %s has none of them when an engine reads it', (_, part, sign) => {
  const { source } = prepare(EditedText.of(`${part} first.\n\nWords ${`a ${part} `.repeat(2000)}`), options, () => {});
  expect(source.text.split(sign)).toHaveLength(2);
});

test.each<[string, string, string]>([
  ['lists', `${'- '.repeat(5000)}a`, 'mdx-depth'],
  ['quotes', `${'>'.repeat(5000)} a`, 'mdx-depth'],
  ['tags', `${'<div>'.repeat(5000)}x${'</div>'.repeat(5000)}`, 'mdx-depth'],
  ['opening tags', '<p>'.repeat(5000), 'mdx-syntax'],
  ['opening braces', '{'.repeat(5000), 'mdx-syntax'],
  ['opening comments', '<!-- '.repeat(5000), 'mdx-syntax'],
])('5,000 levels of %s are refused with a place', (_, source, code) => {
  const report = new Report();
  expect(parsePlain(source, 'a.mdx', options, report)).toBeUndefined();
  expect(report.errors).toMatchObject([{ code, file: 'a.mdx', line: 1, column: expect.any(Number) as number }]);
});
