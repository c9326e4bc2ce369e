/** Generates the compatibility table of the documentation from the data of `octavo check --compat`. */
import { supported, type Effect } from '../../plugin/config/schema/effect.js';
import { settingsSchemas } from '../../plugin/site-build/settings.js';
import { code, mdxText, valueEffects } from './key-text.js';
import { settingKeys, type SettingKey } from '../../plugin/config/setting-keys.js';
import { groupBy } from '../../plugin/core/text/group-by.js';
import { iconStyleEffects } from '../../plugin/config/schema/appearance/icon.js';
import type { ComponentProps } from '../../plugin/config/component-props.js';
import { labels } from '../../plugin/cli/report/format-compat.js';
import { markdownTable } from './markdown-table.js';

/** A key or a prop, or one of its values, and how it is supported. */
interface Feature extends Pick<Effect, 'status' | 'note'> {
  kind: Kind;
  name: string;
  value?: string;
}

type Kind = 'settings' | 'front matter' | 'props';

/** An MDX snippet: the number of fully supported features, and a table of all others. */
export function compatReference(components: ComponentProps): string {
  const settings = [settingsSchemas.v2, settingsSchemas.v1].flatMap((schema) => [...settingKeys(schema).values()]);
  const pageKeys = settingKeys(settingsSchemas.frontMatter);
  const features = [
    ...settings.flatMap((key) => featuresOf('settings', key)),
    ...Object.keys(settingsSchemas.frontMatter.shape).flatMap((name) =>
      featuresOf('front matter', pageKeys.get(name)!),
    ),
    ...propsOf(components),
  ];
  const count = (kind: Kind): string =>
    `${countOf(features, kind)} ${kind === 'front matter' ? 'front matter keys' : kind}`;
  const numbers = `${count('settings')}, ${count('front matter')}, and ${count('props')} of ${Object.keys(components).length} components`;
  const table = markdownTable(['Name', 'Where', 'Support', 'Difference or reason'], rowsOf(features));
  return `Octavo fully supports ${numbers}. This table has everything else.\n\n${table}`;
}

/** The number of fully supported keys. Single values do not count. */
function countOf(features: readonly Feature[], wanted: Kind): number {
  const names = features.filter(
    ({ kind, status, value }) => kind === wanted && status === 'supported' && value === undefined,
  );
  return new Set(names.map(({ name }) => name)).size;
}

/** The key, and its values with a different status. */
function featuresOf(kind: Kind, key: SettingKey): Feature[] {
  const { path, effect, isContainer } = key;
  const own = isContainer && effect.status === 'supported' ? [] : [{ kind, name: path, ...effect }];
  return [...own, ...valuesOf(kind, path, valueEffects(key))];
}

function valuesOf(kind: Kind, name: string, values: Readonly<Record<string, Effect>>): Feature[] {
  return Object.entries(values).map(([value, effect]) => ({ kind, name, value, ...effect }));
}

function propsOf(components: ComponentProps): Feature[] {
  return Object.entries(components).flatMap(([component, props]) =>
    Object.entries(props).flatMap(([prop, { effect = supported }]) => [
      { kind: 'props' as const, name: `${component}.${prop}`, ...effect },
      ...(prop === 'iconType' ? valuesOf('props', `${component}.${prop}`, iconStyleEffects) : []),
    ]),
  );
}

/** A row for each reason: partly supported first. */
function rowsOf(features: readonly Feature[]): string[][] {
  return (['partial', 'unsupported'] as const).flatMap((status) => {
    const byNote = groupBy(
      features.filter((each) => each.status === status),
      ({ note }) => note,
    );
    return Array.from(byNote, ([note, same]) => {
      const kinds = [...new Set(same.map(({ kind }) => kind))].join(', ');
      const reason = note.charAt(0).toUpperCase() + note.slice(1);
      const cells = [namesOf(same), kinds, labels[status], `${mdxText(reason)}.`];
      return cells.map((cell) => cell.replaceAll('|', '\\|'));
    });
  });
}

/** A name in more places than this is shown without them: `iconType`. */
const maxPlaces = 3;

/** The names, followed by the values if not all have the difference. Keys inside another one are left out. */
function namesOf(features: readonly Feature[]): string {
  const places = groupBy([...new Set(features.map(({ name }) => name))], (name) =>
    name.slice(name.lastIndexOf('.') + 1),
  );
  const values = (names: readonly string[]): string =>
    [...new Set(features.filter(({ name }) => names.includes(name)).flatMap(({ value }) => value ?? []))]
      .map(code)
      .join(', ');
  const isInside = (name: string): boolean => name.includes('.') && places.has(name.slice(0, name.indexOf('.')));
  const shown = Array.from(places, ([last, names]) =>
    names.length > maxPlaces
      ? [{ name: last, values: values(names) }]
      : names.filter((name) => !isInside(name)).map((name) => ({ name, values: values([name]) })),
  ).flat();
  return Array.from(
    groupBy(shown, (each) => each.values),
    ([list, same]) => {
      const names = same.map(({ name }) => code(name)).join(', ');
      return list ? `${names}: ${list}` : names;
    },
  ).join('; ');
}
