import { expect, test } from 'vitest';
import { Report } from '../../plugin/core/errors/errors.js';
import type { Site } from '../../plugin/core/model/types.js';
import { docsSchema } from './json-schema.js';
import { formatExamples } from './format-examples.js';
import { formatFields, formatReference } from './format-reference.js';
import { readSite } from '../../plugin/config/read/read-site.js';
import { settingsSchemas } from '../../plugin/site-build/settings.js';

/** The fields of the format's specification. */
const specified = `
name
navigation navigation[].group navigation[].pages
logo logo.light logo.dark logo.href
favicon
colors colors.primary colors.light colors.dark colors.background colors.background.light colors.background.dark
topbarLinks topbarLinks[].name topbarLinks[].url
topbarCtaButton topbarCtaButton.type topbarCtaButton.url topbarCtaButton.name
versions
anchors anchors[].icon anchors[].name anchors[].url anchors[].color anchors[].color.from anchors[].color.to
anchors[].version anchors[].isDefaultHidden anchors[].iconType
topAnchor topAnchor.name topAnchor.icon topAnchor.iconType
tabs tabs[].name tabs[].url
api api.baseUrl api.auth api.auth.method api.auth.name api.auth.inputPrefix api.playground api.playground.mode api.maintainOrder
openapi
footerSocials
feedback feedback.suggestEdit feedback.raiseIssue
modeToggle modeToggle.default modeToggle.isHidden
backgroundImage
`.match(/\S+/g)!;

const page = formatReference();
const fields = [...formatFields().values()].flat();

test('the page describes exactly the fields of the specification', () => {
  expect(fields.map(({ name }) => name).toSorted()).toEqual(specified.toSorted());
});

test.each(specified)('%s has a meaning, a type, a default, and an example', (name) => {
  const [top] = name.split(/[.[]/);
  const section = page.slice(page.indexOf(`## ${top}\n`)).split('\n## ')[0]!;
  const text =
    name === top
      ? section.split('\n\n')[1]!
      : section.slice(section.indexOf(`<ResponseField name="${name}" type="`)).split('</ResponseField>')[0]!;
  expect(text).toMatch(/[A-Z][^.]{9,}\./);
  expect(text).toMatch(/Type: \w|type="\w/);
  expect(text).toMatch(/Default: |default=|Required\.| required>/);
  const examples = [...section.matchAll(/^```json docs\.json\n(.*?)^```/gms)].map(
    ([, json]) => JSON.parse(json!) as object,
  );
  expect(examples.map((example) => Object.keys(example))).toEqual(examples.map(() => [top]));
  const steps = name.split('.').map((step) => step.replace(/\[\]$/, ''));
  expect(steps.reduce<unknown[]>((values, step) => valuesAt(values, step), examples)).not.toEqual([]);
});

function valuesAt(values: readonly unknown[], step: string): unknown[] {
  return values
    .flat()
    .flatMap((value) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? [(value as Record<string, unknown>)[step]]
        : [],
    );
}

/** Required settings, with pages for each anchor, tab, and version of the examples. */
const base = {
  name: 'Acme',
  favicon: '/icon.svg',
  colors: { primary: '#123456' },
  navigation: [
    { group: 'Start', pages: ['index'] },
    { group: 'Others', pages: ['guides/one', 'old/one', 'preview/one', 'api/one'] },
  ],
};

async function read(settings: object): Promise<{ site?: Site; problems: string[] }> {
  const report = new Report();
  const site = await readSite('.', report, settingsSchemas, { given: { config: settings, file: 'docs.json' } });
  const { errors, warnings, notices } = report;
  return { site, problems: [...errors, ...warnings, ...notices].map(({ message }) => message) };
}

const examples = Object.entries(formatExamples).flatMap(([name, values]) => values.map((value) => ({ name, value })));

test.each(examples)('an example of $name is valid', async ({ name, value }) => {
  expect((await read({ ...base, versions: ['v2', 'v1'], [name]: value })).problems).toEqual([]);
});

/** The settings without each field of an example. */
const reduced = examples.flatMap(({ name, value }) => {
  const settings = { ...base, [name]: value };
  return [...pathsIn(value, [name])].map((path) => ({
    path: path.join('.'),
    settings,
    without: without(settings, path),
  }));
});

function* pathsIn(value: unknown, path: string[]): Generator<string[]> {
  if (!Array.isArray(value) && !/\d$/.test(path.at(-1)!)) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* pathsIn(inner, [...path, name]);
}

function without(settings: object, path: readonly string[]): object {
  const copy = structuredClone(settings);
  const owner = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>(
      (value, step) => value[step] as Record<string, unknown>,
      copy as Record<string, unknown>,
    );
  delete owner[path.at(-1)!];
  return copy;
}

/** The order of keys is always the order of the specification. */
const withoutEffect = 'api.maintainOrder';

test.each(reduced.filter(({ path }) => path !== withoutEffect))(
  '$path has an effect in its example',
  async ({ settings, without: others }) => {
    expect(await read(others)).not.toEqual(await read(settings));
  },
);

test('only one field has no effect', async () => {
  const { settings, without: others } = reduced.find(({ path }) => path === withoutEffect)!;
  expect(await read(others)).toEqual(await read(settings));
});

test('a default is what the field is without a value', async () => {
  const { colors: _, ...start } = base;
  const owners: Record<string, object> = {
    'logo.href': { logo: { light: '/a.svg' } },
    'topbarCtaButton.type': { topbarCtaButton: { name: 'A', url: '/a' } },
    'anchors[].isDefaultHidden': { anchors: [{ name: 'A', url: 'guides' }] },
    'topAnchor.name': { topAnchor: {} },
    'topAnchor.icon': { topAnchor: {} },
  };
  for (const { name, key } of fields.filter(({ key: { meta } }) => meta.default !== undefined)) {
    const settings = { ...start, ...owners[name] };
    const changed = structuredClone(settings) as Record<string, unknown>;
    const steps = name.replaceAll('[]', '.0').split('.');
    const owner = steps.slice(0, -1).reduce((value, step) => (value[step] ??= {}) as typeof value, changed);
    owner[steps.at(-1)!] = key.meta.default;
    expect({ [name]: await normalized(changed) }).toEqual({ [name]: await normalized(settings) });
  }
});

/** The site without the locations of the addresses and references in its settings. */
async function normalized(settings: object): Promise<object> {
  const { addresses: _, references: _refs, ...site } = (await read(settings)).site!;
  return site;
}

test('editors do not show a field of the page as deprecated', () => {
  const { $defs } = docsSchema() as { $defs: Record<string, { properties: Record<string, object> }> };
  const isDeprecated = (name: string): boolean => Object.hasOwn($defs['SettingsV1']!.properties[name]!, 'deprecated');
  expect(Object.keys(formatExamples).filter(isDeprecated)).toEqual([]);
  expect(isDeprecated('codeBlock')).toBe(true);
});
