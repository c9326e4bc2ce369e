/** Both engines must give the same tree for every page: of the fixtures, of Octavo's own documentation and of the test sites. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differingPages, differs } from '../../../test/fixtures/compare-engines.js';
import { Report } from '../../core/errors/errors.js';
import { parsePlain } from '../parse-page.js';
import { nativeEngine } from './native.js';

const root = join(import.meta.dirname, '../../..');

test.skipIf(!nativeEngine).each(['plugin/mdx/engines/fixtures', 'demo', 'test/sites'])(
  'both engines give the same tree for each page of %s',
  async (folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.mdx?$/.test(path))
      .map((path) => join(root, folder, path));
    expect(files.length).toBeGreaterThan(0);
    expect(await differingPages(files)).toEqual([]);
  },
);

test.skipIf(!nativeEngine)('the native engine reads statements without the other one', () => {
  const source =
    "import a from './a.js'\nimport './b.js'\nexport * from './c.js'\nexport default a\nexport const d = 1\n\nText";
  expect(nativeEngine!(source).children).toHaveLength(3);
});

test
  .skipIf(!nativeEngine)
  .each([
    'a <b c={} /> d',
    '<a b={/* c */} {...d} />',
    'a *open <b> close* </b> c.',
    '> <X\n/>',
    '> a\n<b\n/>',
    '- a\n- <X\nb="c"/>',
    '# <Note>\n</Note>)',
    'export var a = 1\nvar b\n\nc',
    'import ("a")\n\nb',
  ])('both engines refuse %j in the same words', async (source) => {
  expect(await differs(source)).toBe(false);
  const report = new Report();
  expect(parsePlain(source, 'page.mdx', { variables: {} }, report)).toBeUndefined();
  expect(report.errors).toMatchObject([{ code: 'mdx-syntax' }]);
});

test
  .skipIf(!nativeEngine)
  .each([
    '> a <b c={`d\n>    e\n> `} /> f',
    '> a <b c="d\n>    e" />',
    '`a\n{b` and `c\n  <d`',
    '> `a\n> {b`',
    '> a\nb\n{1\n}',
    '- a\n- b\n{1\n}',
    '- a\n\n<!-- b -->\n\n- c',
    'a\0b {`c\0d`}',
    '{`\n-\n`} a',
    'a <!--> b <!---> c',
    'a <https://b.c{`\n`} d',
    'a \\<https://b.c{\n} d',
    'a <= www.b.c{"d":\n{"e": 1}\n} f',
    'a < b@c.d{{\n} e',
    'a https://b.c{\n} d',
    'a[^1]\n\n\t[^1]: b',
    'a[^1]\n\n<Note>\n    [^1]: b\n    c\n</Note>',
  ])('both engines read %j as the same tree', async (source) => {
  expect(await differs(source)).toBe(false);
  expect(parsePlain(source, 'page.mdx', { variables: {} }, new Report())).toBeDefined();
});
