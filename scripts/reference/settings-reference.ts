/** Generates the reference pages of the documentation from the schemas, so that the two cannot disagree. */
import { cellText, code, defaultOf, equivalentOf, supportOf, valuesOf } from './key-text.js';
import { markdownTable } from './markdown-table.js';
import { settingsSchemas } from '../../plugin/site-build/settings.js';
import { settingKeys, type SettingKey } from '../../plugin/config/setting-keys.js';
import { groupBy } from '../../plugin/core/text/group-by.js';

const pages = {
  'settings-reference': {
    title: 'All settings',
    description:
      'Every key of a docs.json file whose navigation is an object, with its values, its default, and its support.',
    schema: settingsSchemas.v2,
  },
  'settings-reference-list': {
    title: 'All settings with a list of groups',
    description: 'Every key of mint.json, and of a docs.json file whose navigation is a list of groups.',
    schema: settingsSchemas.v1,
  },
} as const;

const intro =
  'Keys inside `navigation` are listed by the kind of entry that contains them: `tab.icon` is the `icon` of any tab. ' +
  'A key is supported unless its row says otherwise. To check the settings of your own site, run `octavo check --compat`.';

/** MDX pages by file name, without extension. */
export function settingsReference(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pages).map(([name, { title, description, schema }]) => {
      const body = [...sectionsOf(settingKeys(schema).values())]
        .map(([section, keys]) => `## ${section}\n\n${table(keys)}`)
        .join('\n');
      return [name, `---\ntitle: ${title}\nboost: 0.7\ndescription: ${description}\n---\n\n${intro}\n\n${body}`];
    }),
  );
}

/** A table of the front matter keys that have an effect. */
export function frontMatterReference(): string {
  const keys = [...settingKeys(settingsSchemas.frontMatter).values()];
  return table(
    keys.filter(({ path, effect }) => path in settingsSchemas.frontMatter.shape && effect.status !== 'unsupported'),
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
    const sentences = [
      meta.description,
      valuesOf(key),
      defaultOf(key),
      exampleOf(key),
      equivalentOf(key),
      ...supportOf(key),
    ];
    return [code(path), sentences.filter(Boolean).join(' ')].map(cellText);
  });
  return markdownTable(['Key', 'Description'], rows);
}

/** An example, unless the values are listed. */
function exampleOf(key: SettingKey): string | undefined {
  const [first] = (key.meta.examples ?? []) as unknown[];
  return first === undefined || valuesOf(key) ? undefined : `Example: ${code(first)}.`;
}
