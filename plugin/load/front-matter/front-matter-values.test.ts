import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { settingsSchemas } from '../../site-build/settings.js';
import type { frontMatter } from '../../config/schema/front-matter.js';
import { innerSchemas } from '../../config/schema-at.js';
import type { PageMeta } from '../../core/model/types.js';
import { Report } from '../../core/errors/errors.js';
import { checkFrontMatter } from './check-front-matter.js';
import { toMeta } from './front-matter-values.js';
import { readFrontMatter } from './front-matter.js';

function read(yaml: string) {
  const source = `---\n${yaml}\n---\n\nText.\n`;
  const report = new Report();
  const { data } = readFrontMatter(source, 'a.mdx', report);
  const meta = toMeta(data, settingsSchemas.frontMatter);
  checkFrontMatter(data, source, 'a.mdx', settingsSchemas.frontMatter, report);
  const problems = [...report.errors, ...report.warnings];
  return { meta, at: problems.map(({ code, line, column }) => `${code} ${line}:${column}`) };
}

const fields = Object.entries(settingsSchemas.frontMatter.shape);
const keysOfType = (...types: (typeof z.ZodType)[]): string[] =>
  fields.filter(([, field]) => types.some((type) => innerSchemas(field)[0] instanceof type)).map(([key]) => key);

test.each(keysOfType(z.ZodString as never, z.ZodEnum as never))(
  '%s: a date or a number is text, a list or an object is left out with a warning',
  (key) => {
    const later = key === 'title' ? 'icon: star' : 'title: Page';
    expect(read(`${later}\n${key}: 2024-01-02`).meta[key]).toBe('2024-01-02');
    expect(read(`${later}\n${key}: 1.5`).meta[key]).toBe('1.5');
    for (const value of ['[a, b]', '{ a: 1 }']) {
      const { meta, at } = read(`${later}\n${key}: ${value}`);
      expect(meta[key] ?? '').toBe('');
      expect(at).toEqual([`front-matter-value 3:${key.length + 3}`]);
    }
  },
);

test.each(keysOfType(z.ZodBoolean as never))(
  '%s: a date, a number, a list and an object are left out with a warning',
  (key) => {
    for (const value of ['2024-01-02', '1.5', '[true]', '{ a: 1 }']) {
      const { meta, at } = read(`title: Page\n${key}: ${value}`);
      expect(meta[key]).toBeUndefined();
      expect(at).toEqual([`front-matter-value 3:${key.length + 3}`]);
    }
  },
);

test('the model has the types of the schema', () => {
  type Described = z.infer<typeof frontMatter>;
  /** Without the keys of parts. */
  type Known = { [Key in keyof PageMeta as string extends Key ? never : Exclude<Key, 'openapi'>]: PageMeta[Key] };
  type Converted = 'title' | 'icon' | 'iconLibrary' | 'keywords';
  expectTypeOf<Omit<Known, Converted>>().toEqualTypeOf<Pick<Described, Exclude<keyof Known, Converted>>>();
  expectTypeOf<Exclude<keyof Known, 'iconLibrary'>>().toExtend<keyof typeof frontMatter.shape>();
});

test('keys that every object inherits are keys like any other', () => {
  const { meta } = read('title: Page\n__proto__: { polluted: 1 }\nconstructor: x\ntoString: y');
  expect(Object.getPrototypeOf(meta)).toBe(Object.prototype);
  expect(Object.hasOwn(meta, '__proto__')).toBe(true);
  expect((meta as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(meta.title).toBe('Page');
});

test('the same after a line that is not valid YAML', () => {
  const { meta } = read('title: Page: one\n__proto__: { polluted: 1 }');
  expect((meta as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('anchors that contain themselves or grow without end are cut', () => {
  expect(read('title: Page\nown: &a [*a]').meta['own']).toEqual([undefined]);
  const bomb = Array.from({ length: 12 }, (_, depth) => `k${depth + 1}: &a${depth + 1} [${`*a${depth}, `.repeat(9)}]`);
  expect(read(`title: Page\nk0: &a0 [x]\n${bomb.join('\n')}`).meta.title).toBe('Page');
});

test('a key that is not text is located and ignored', () => {
  const { meta, at } = read('title: Page\n? { a: 1 }\n: x');
  expect(Object.keys(meta)).toEqual(['title']);
  expect(at).toEqual(['front-matter-key 3:1']);
});

test.each([
  ['"title": [a]', '2:10'],
  ["'title' : [a]", '2:11'],
  ['icon: x\ntitle:\n  - a', '3:1'],
  ['titles: x\ntitle: [a]', '3:8'],
  ['description: |\n  title: x\ntitle: [a]', '4:8'],
  ['{ icon: x, title: [a] }', '2:12'],
  ['icon: x: y\ntitle: [a]', '3:8'],
  ['title: b\ntitle: [a]', '3:8'],
])('the problem of %j is at %s', (yaml, place) => {
  expect(read(yaml).at).toContain(`front-matter-value ${place}`);
});

test.each(['api', 'iconType', 'lastUpdatedDate'])('%s: an object is shown as it is written', (key) => {
  const source = `---\n${key}: { a: 1 }\n---\n`;
  const report = new Report();
  const { data } = readFrontMatter(source, 'page.mdx', report);
  checkFrontMatter(data, source, 'page.mdx', settingsSchemas.frontMatter, report);
  expect(report.warnings).toMatchObject([{ code: 'front-matter-value', line: 2 }]);
  expect(report.warnings[0]!.message).not.toContain('[object Object]');
});
