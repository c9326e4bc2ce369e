/** Generates the reference pages of the documentation from the schemas, so that the two cannot disagree. */
import { z } from 'zod';
import { knownNames } from './rules/known-names.js';
import type { Effect } from './schema/effect.js';
import { settingsV1, settingsV2 } from './schema/settings.js';
import { innerSchemas } from './schema-at.js';
import { settingKeys, type SettingKey } from './setting-keys.js';
import { groupBy } from '../group-by.js';

const pages = {
  'settings-reference': {
    title: 'docs.json reference',
    description: 'Every key of docs.json, with its values, its default, and whether Octavo supports it.',
    schema: settingsV2,
  },
  'settings-reference-older': {
    title: 'mint.json reference',
    description: 'Every key of mint.json, and of a docs.json file whose navigation is a list.',
    schema: settingsV1,
  },
} as const;

const intro =
  'Keys inside `navigation` are listed by the kind of entry that contains them: `tab.icon` is the `icon` of any tab. ' +
  'A key is supported unless its row says otherwise. To check the settings of your own site, run `octavo check --compat`.';

const statuses = { supported: '', partial: 'Partly supported', unsupported: 'Not supported' } as const;

/** MDX pages by file name, without extension. */
export function settingsReference(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pages).map(([name, { title, description, schema }]) => {
      const body = [...sectionsOf(settingKeys(schema).values())]
        .map(([section, keys]) => `## ${section}\n\n${table(keys)}`)
        .join('\n');
      return [name, `---\ntitle: ${title}\nicon: list\ndescription: ${description}\n---\n\n${intro}\n\n${body}`];
    }),
  );
}

/** Keys by the first part of their path. Keys that are alone in their section come first, in one section. */
function sectionsOf(keys: Iterable<SettingKey>): Map<string, SettingKey[]> {
  const sections = groupBy([...keys], ({ path }) => path.split(/[.[]/)[0]!);
  const single = [...sections].filter(([, { length }]) => length === 1);
  for (const [section] of single) sections.delete(section);
  return new Map([['Single settings', single.flatMap(([, keys]) => keys)], ...sections]);
}

function table(keys: readonly SettingKey[]): string {
  const rows = keys.map((key) => {
    const { path, meta } = key;
    const sentences = [meta.description, valuesOf(key), defaultOf(meta.default), exampleOf(key), ...supportOf(key)];
    return `| ${cell(code(path))} | ${cell(sentences.filter(Boolean).join(' '))} |`;
  });
  return `| Key | Description |\n| --- | --- |\n${rows.join('\n')}\n`;
}

/** All values of an enumeration, and of text with a list of known names. */
function valuesOf({ schema, path }: SettingKey): string | undefined {
  const values = enumerated(schema);
  const names = values.length > 0 ? values : knownNames(path);
  if (names.length === 0) return undefined;
  return `Values: ${names.map(code).join(', ')}.`;
}

function enumerated(schema: z.ZodType): string[] {
  return innerSchemas(schema).flatMap((inner) => {
    if (inner instanceof z.ZodEnum) return inner.options.map(String);
    return inner instanceof z.ZodArray ? enumerated(inner.element as z.ZodType) : [];
  });
}

function defaultOf(value: unknown): string | undefined {
  return value === undefined ? undefined : `Default: ${code(value)}.`;
}

/** An example, unless the values are listed. */
function exampleOf(key: SettingKey): string | undefined {
  const [first] = (key.meta.examples ?? []) as unknown[];
  return first === undefined || valuesOf(key) ? undefined : `Example: ${code(first)}.`;
}

/** What is not fully supported: the key, and values with a different effect, grouped by effect. */
function supportOf({ effect, isContainer, meta }: SettingKey): string[] {
  const keyEffect = isContainer && effect.note === '' ? undefined : support('', effect);
  const values = effect.status === 'unsupported' ? {} : (meta.values ?? {});
  const byEffect = new Map<string, { names: string[]; effect: Effect }>();
  for (const [value, valueEffect] of Object.entries(values)) {
    const key = `${valueEffect.status} ${valueEffect.note}`;
    byEffect.set(key, { names: [...(byEffect.get(key)?.names ?? []), code(value)], effect: valueEffect });
  }
  return [keyEffect, ...[...byEffect.values()].map((group) => support(group.names.join(', '), group.effect))].filter(
    (text) => text !== undefined,
  );
}

function support(names: string, { status, note }: Effect): string | undefined {
  const label = statuses[status];
  if (label === '') return undefined;
  return `${names ? `${names}: ${label.toLowerCase()}` : `**${label}**`}: ${note}.`;
}

function code(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** Escapes `{` and `<` outside of code, and `|`, which would end the table cell. */
function cell(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[{<]/g, '\\$&')))
    .join('')
    .replaceAll('|', '\\|');
}
