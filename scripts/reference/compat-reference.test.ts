/** The table of the docs and the report of `octavo check --compat` agree about everything that is not fully supported. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Report } from '../../plugin/core/errors/errors.js';
import { parseJson } from '../../plugin/config/read/parse-json.js';
import type { SettingsSchemas } from '../../plugin/config/schema/settings.js';
import { settingsSchemas } from '../../plugin/site-build/settings.js';
import { settingKeys, type SettingKey } from '../../plugin/config/setting-keys.js';
import type { ComponentProps } from '../../plugin/config/component-props.js';
import { compatReference } from './compat-reference.js';
import { pageUse } from '../../plugin/features/compat/page-use.js';
import { settingsCompat } from '../../plugin/features/compat/settings-compat.js';
import type { CompatEntry } from '../../plugin/plugins/compat-report.js';

const props = JSON.parse(readFileSync('dist/component-props.json', 'utf8')) as ComponentProps;
const table = compatReference(props);
const rows = table.split('\n').filter((line) => line.startsWith('| `'));

/** The positions of objects in the settings whose keys start with this name. */
const places: Record<string, (value: object) => object> = {
  icon: (value) => places['group']!({ icon: value }),
  menuItem: (value) => places['tab']!({ menu: [value] }),
  navigation: (value) => ({ navigation: value }),
  ...Object.fromEntries(
    ['group', 'tab', 'anchor', 'dropdown', 'product', 'version', 'language'].map((kind) => [
      kind,
      (value: object) => ({ navigation: { [`${kind}s`]: [value] } }),
    ]),
  ),
};

/** An object with a value at `a[].b`. */
function objectWith(path: string, value: unknown): object {
  const [first, ...rest] = path.split('.');
  const name = first!.replace(/\[\]$/, '');
  const inner = rest.length > 0 ? objectWith(rest.join('.'), value) : value;
  return { [name]: name === first ? inner : [inner] };
}

/** Settings with the key, and settings with each value that is supported in another way. */
function usesOf({ path, meta }: SettingKey, within = places): object[] {
  const [owner, ...rest] = path.split('.');
  const place = rest.length > 0 ? within[owner!] : undefined;
  const isList = path === 'contextual.options';
  const values = Object.keys(meta.values ?? {}).map((text) => (/^(?:true|false)$/.test(text) ? text === 'true' : text));
  return [...values.map((value) => (isList ? [value] : value)), {}].map((value) =>
    place ? place(objectWith(rest.join('.'), value)) : objectWith(path, value),
  );
}

/** The report about settings. Settings with a list of groups have another schema. */
function reported(schema: SettingsSchemas['v1'] | SettingsSchemas['v2'], settings: object): CompatEntry[] {
  const own =
    schema === settingsSchemas.v1
      ? JSON.stringify(settings).replace(/"navigation":\{"groups":(.*)\}/, '"navigation":$1')
      : JSON.stringify(settings);
  return settingsCompat(schema, parseJson({ file: 'docs.json', text: own }, new Report())!);
}

const entries = [
  ...[settingsSchemas.v1, settingsSchemas.v2].flatMap((schema) =>
    [...settingKeys(schema).values()].flatMap((key) => usesOf(key)).flatMap((settings) => reported(schema, settings)),
  ),
  ...[...settingKeys(settingsSchemas.frontMatter).values()]
    .flatMap((key) => usesOf(key, {}))
    .flatMap((data) => reportedPage(`---\n${JSON.stringify(data)}\n---\n`)),
  ...Object.entries(props).flatMap(([component, own]) =>
    reportedPage(
      Object.keys(own)
        .flatMap((prop) =>
          (prop === 'iconType' ? ['duotone', 'thin'] : ['x']).map((value) => `<${component} ${prop}="${value}" />`),
        )
        .join('\n\n'),
    ),
  ),
].filter(({ status }) => status === 'partial' || status === 'unsupported');

function reportedPage(source: string): CompatEntry[] {
  return Object.values(
    pageUse({ source, file: 'index.mdx' }, { variables: {} }, settingsSchemas.frontMatter, props),
  ).flat();
}

/** The cells of a row with the support and its reason. */
function cellsOf({ status, note }: CompatEntry): string {
  const label = status === 'partial' ? 'partly supported' : 'not supported';
  return `| ${label} | ${(note.charAt(0).toUpperCase() + note.slice(1)).replaceAll('|', '\\|')}. |`;
}

test('the report says about nearly everything in the table how it is supported', () => {
  expect(entries.length).toBeGreaterThan(100);
});

test('each row is in the report', () => {
  expect(rows.filter((row) => !entries.some((entry) => row.endsWith(cellsOf(entry))))).toEqual([]);
});

test('everything in the report that is not fully supported is in the table', () => {
  const missing = entries.filter((entry) => {
    const [name, value] = entry.name.split(': ');
    const words = [
      [name!, name!.slice(name!.lastIndexOf('.') + 1)],
      value === undefined ? [] : [value.replaceAll('"', '')],
    ];
    const row = rows.find(
      (line) =>
        line.endsWith(cellsOf(entry)) &&
        words.every((any) => any.length === 0 || any.some((word) => line.includes(`\`${word}\``))),
    );
    return row === undefined;
  });
  expect(missing.map(({ name, note }) => `${name}: ${note}`)).toEqual([]);
});

test('the page about moving has the table', () => {
  const page = readFileSync('demo/start/migrate.mdx', 'utf8');
  expect(page).toContain("from '/snippets/compatibility.mdx'");
  expect(readFileSync('demo/snippets/compatibility.mdx', 'utf8')).toBe(table);
});
