/** Reads the keys of other tools in front matter. */
import { ownValue } from '../../core/text/own-value.js';
import { foreignKeys, type ForeignKey } from './foreign-keys.js';
import type { Values } from './key-effects.js';

/** The meaning of the keys of other tools in front matter. */
export interface ForeignMeaning {
  /** Keys of Octavo. */
  values: Values;
  /** Rows of keys whose value has no effect. */
  unused: ForeignKey[];
}

/** Reads the keys of other tools. Keys that the page sets itself take precedence. */
export function foreignMeaning(data: Readonly<Values>, route: string): ForeignMeaning {
  const values: Values = {};
  const unused: ForeignKey[] = [];
  for (const { foreign, path } of rows) {
    const value = Object.hasOwn(data, path[0]!) ? valueAt(data, path) : undefined;
    if (value === undefined) continue;
    const effect = foreign.effect?.(value, { data, route });
    if (effect) Object.assign(values, effect);
    else unused.push(foreign);
  }
  const { title, ...others } = values;
  const added = Object.entries(others).filter(([key]) => data[key] === undefined);
  return { values: { ...Object.fromEntries(added), ...(title !== undefined && { title }) }, unused };
}

function valueAt(data: Readonly<Values>, [first = '', second]: readonly string[]): unknown {
  const value = data[first];
  if (second === undefined) return isObject(value) && parents.has(first) ? undefined : value;
  return isObject(value) ? ownValue(value, second) : undefined;
}

const rows = foreignKeys.map((foreign) => ({ foreign, path: foreign.key.split('.') }));

/** Keys of objects in which other tools have keys. */
const parents = new Set(foreignKeys.flatMap(({ key }) => (key.includes('.') ? [key.split('.')[0]!] : [])));
const paths = new Set(foreignKeys.map(({ key }) => key));

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}

/** Whether other tools have a top-level key, or keys in it. */
export function isForeignKey(key: string): boolean {
  return paths.has(key) || parents.has(key);
}

/** The paths in a key that other tools have not either: `sidebar.attrs`. */
export function unknownPaths(key: string, value: unknown): string[] {
  if (!parents.has(key) || !isObject(value)) return paths.has(key) ? [] : [key];
  return Object.keys(value).flatMap((name) => (paths.has(`${key}.${name}`) ? [] : [`${key}.${name}`]));
}
