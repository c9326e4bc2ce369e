import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { docsSchema } from './json-schema.js';

const schema = docsSchema();
const validate = new Ajv2020({ strict: false, allErrors: true }).compile(schema);

function faults(settings: unknown): string[] {
  validate(settings);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const v2 = { name: 'Acme', navigation: { pages: ['index'] } };
const v1 = { name: 'Acme', navigation: [{ group: 'Start', pages: ['index'] }] };

test('accepts both forms, and parts in other files', () => {
  expect(faults(v2)).toEqual([]);
  expect(faults({ ...v1, tabs: [{ name: 'API', url: 'api' }] })).toEqual([]);
  expect(
    faults({ name: 'Acme', navigation: { $ref: './navigation.json' }, redirects: { $ref: './old.json' } }),
  ).toEqual([]);
  expect(faults({ $ref: './docs.base.json' })).toEqual([]);
});

test.each([
  ['no name', { navigation: v2.navigation }],
  ['an unknown key', { ...v2, color: {} }],
  ['a bad color', { ...v2, colors: { primary: 'green' } }],
  ['a wrong type', { ...v1, favicon: 3 }],
  ['a wrong word', { ...v2, appearance: { default: 'night' } }],
  ['an unknown key in a group', { ...v2, navigation: { groups: [{ group: 'A', pages: [], icn: 'x' }] } }],
  ['a group without pages as text', { ...v1, navigation: [{ group: 'A', pages: 'index' }] }],
])('rejects %s', (_, settings) => {
  expect(faults(settings)).not.toEqual([]);
});

test('editors can show what a key means, its default, and whether it has an effect', () => {
  const { $defs } = schema as { $defs: Record<string, { properties: Record<string, Record<string, unknown>> }> };
  expect($defs['Appearance']!.properties['default']).toMatchObject({
    enum: ['system', 'light', 'dark'],
    default: 'system',
    markdownDescription: expect.stringContaining('Default: `system`.') as string,
  });
  expect($defs['Settings']!.properties['chat']!['markdownDescription']).toContain('Not supported: ');
  expect(JSON.stringify(schema)).not.toContain('"scope"');
});

const broken = path.resolve(import.meta.dirname, '../../test/wrong-settings');
/** Problems that a schema can find. Other checks need the folder, or several places of the file. */
const settingsProblem =
  /^ {2}(?:error|warning|notice) (?:config-type|config-missing-key|unknown-key) (?:docs|mint)\.json/m;
const wrong = readFileSync(path.join(broken, 'problems.txt'), 'utf8')
  .split(/\n\n(?=\S)/)
  .filter((text) => settingsProblem.test(text))
  .map((text) => text.slice(0, text.indexOf('\n')));

test.each(wrong)('rejects %s', (file) => {
  expect(faults(JSON.parse(readFileSync(path.join(broken, file), 'utf8').replace(/^\uFEFF/, '')))).not.toEqual([]);
});

test('rejects most of what is broken', () => {
  expect(wrong.length).toBeGreaterThanOrEqual(80);
});
