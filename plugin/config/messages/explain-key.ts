/** Explains unknown keys by the most likely intended key. */
import { z } from 'zod';
import type { Problem } from '../../core/errors/errors.js';
import { nearest } from '../../core/text/nearest.js';
import { jsonText } from '../read/json-text.js';
import { pathText } from './path-text.js';
import { effectHint } from '../schema/effect.js';
import { suggestValue } from './suggest-value.js';
import { innerSchemas, isDeprecated, schemaAt, type SchemaMatch } from '../schema-at.js';
import { ownValue } from '../../core/text/own-value.js';

type Text = Pick<Problem, 'code' | 'message' | 'hint'>;

/** Keys of entries in `navigation`, if it is an object. */
export const sectionLists: Record<string, string> = {
  tab: 'tabs',
  anchor: 'anchors',
  dropdown: 'dropdowns',
  product: 'products',
  version: 'versions',
  language: 'languages',
};

/** Keys with the same meaning, and other names that authors use for them. */
const meanings = [
  {
    keys: ['group', ...Object.keys(sectionLists), 'item', 'label', 'name', 'header', 'title'],
    words: ['heading', 'section', 'category', 'text', 'caption', 'key'],
  },
  {
    keys: ['pages', 'items', 'links', 'groups'],
    words: ['children', 'entries', 'contents', 'content', 'docs', 'files', 'page', 'articles'],
  },
  { keys: ['source'], words: ['from', 'old', 'path', 'match', 'src'] },
  { keys: ['destination'], words: ['to', 'target', 'new', 'dest', 'redirect', 'url', 'href'] },
  { keys: ['href', 'url'], words: ['link', 'to', 'path', 'address', 'target', 'src'] },
  { keys: ['content'], words: ['text', 'message', 'body', 'title', 'label'] },
  { keys: ['family'], words: ['font', 'name', 'fontFamily'] },
].map(({ keys, words }) => ({ keys, all: new Set([...keys, ...words]) }));

/** The key among `free` that is closest to `key`: by spelling first, then by meaning. */
export function suggestKey(key: string, free: readonly string[]): string | undefined {
  const near = nearest(key, free);
  if (near !== undefined && (isSameWord(near, key) || key.length > 4)) return near;
  const same = meanings.filter(({ all }) => all.has(key)).flatMap(({ keys }) => keys);
  return free.find((name) => same.includes(name)) ?? near;
}

/** Whether only their case or a plural differs. */
function isSameWord(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => name.toLowerCase().replace(/s$/, ''));
  return first === second;
}

/** The text of a warning, and the key that was probably meant. */
type UnknownKeyText = Text & { rename?: string };

/**
 * Explains keys of the object at `path` that are not in the schema. What depends only on the object is found once: it
 * can have thousands of such keys.
 */
export function unknownKeyTexts(
  path: readonly PropertyKey[],
  schema: z.ZodType,
  root: unknown,
): (key: string) => UnknownKeyText {
  const target = schemaAt(schema, path, root);
  const value = valueAt(root, path) as Record<string, unknown>;
  const free = target.keys.filter((name) => !Object.hasOwn(value, name));
  const taken = target.keys.filter((name) => Object.hasOwn(value, name));
  const higher = oneLevelTooHigh(target.schema, value);
  const allowed = knownHere(target.keys, target.schema);
  return (key) => {
    const rename = suggestKey(key, free);
    return {
      code: 'unknown-key',
      message: `${pathText([...path, key])} is not a known setting; it is ignored.`,
      hint:
        inOtherForm(key, path, root) ??
        higher ??
        alreadyPresent(key, free, taken) ??
        (rename === undefined ? undefined : renamed(rename, schemaAt(schema, [...path, rename], root), value[key])) ??
        elsewhere(key, schema, path) ??
        allowed,
      rename,
    };
  };
}

/** Suggests another key, or explains how to replace it if it has no effect. */
function renamed(key: string, match: SchemaMatch, value: unknown): string {
  const effect = match.schema?.meta()?.effect;
  return effect?.status === 'unsupported'
    ? effectHint(effect)
    : `Did you mean "${key}"? ${corrected(key, match, value)}`;
}

/** The line with the correct key, and with the author's value if it is valid there or can be converted. */
function corrected(key: string, { schema, example }: SchemaMatch, value: unknown): string {
  const fits = schema === undefined || schema.safeParse(value).success;
  const fitting = fits ? value : (suggestValue(schema, value)?.value ?? example);
  if (fitting === undefined) return `It does not accept ${shortText(value)}.`;
  return `${fits || fitting !== example ? 'Write' : 'Use, for example,'} ${jsonText(key)}: ${shortText(fitting)}.`;
}

/** An object in place of the list that should contain it. */
function oneLevelTooHigh(schema: z.ZodType | undefined, value: Record<string, unknown>): string | undefined {
  if (!schema || Object.keys(value).length < 2) return undefined;
  const fields = currentFields(schema);
  const isForeign = Object.keys(value).every((key) => !fields.has(key));
  for (const [name, field] of fields) {
    const items = innerSchemas(field).flatMap((inner) => (inner instanceof z.ZodArray ? [inner.element] : []));
    const item = items.map((each) => asItem(each as z.ZodType, value, isForeign)).find((fitting) => fitting);
    if (item) return `It belongs one level deeper. Write ${jsonText(name)}: [${shortText(item)}].`;
  }
  return undefined;
}

/** The object as an item of a list, with other names of its keys if `mayRename`; `undefined` if it does not fit. */
function asItem(
  schema: z.ZodType,
  value: Record<string, unknown>,
  mayRename: boolean,
): Record<string, unknown> | undefined {
  for (const object of innerSchemas(schema)) {
    if (!(object instanceof z.ZodObject)) continue;
    const keys = Object.keys(object.shape);
    const item: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) {
      const isKnown = !mayRename || keys.includes(key);
      const free = isKnown ? [] : keys.filter((name) => !Object.hasOwn(item, name));
      item[isKnown ? key : (suggestKey(key, free) ?? key)] = inner;
    }
    if (object.safeParse(item).success) return item;
  }
  return undefined;
}

/** Explains a missing required key whose value is under another name in the file. */
export function explainRename(key: string, wanted: string, path: readonly PropertyKey[], value: unknown): Text {
  const owner = path.length === 0 ? 'The file' : pathText(path);
  return {
    code: 'config-missing-key',
    message: `${owner} has no ${jsonText(wanted)}, but the unknown key ${jsonText(key)}.`,
    hint: `Did you mean ${jsonText(wanted)}: ${shortText(value)}?`,
  };
}

/** A misspelled key next to the correct one. */
function alreadyPresent(key: string, free: readonly string[], taken: readonly string[]): string | undefined {
  const near = nearest(key, taken, 0.2);
  return near === undefined || nearest(key, free) !== undefined
    ? undefined
    : `Move its value to the existing key ${jsonText(near)}.`;
}

/** Entries of one schema of `navigation` in the other. */
function inOtherForm(key: string, path: readonly PropertyKey[], root: unknown): string | undefined {
  const { navigation } = root as { navigation?: unknown };
  const list = ownValue(sectionLists, key);
  if (Array.isArray(navigation)) {
    if (path[0] !== 'navigation') return undefined;
    if (list)
      return `In this file, navigation is a list of groups. Write "navigation": { ${jsonText(list)}: [{ ${jsonText(key)}: … }] }.`;
    return Object.values(sectionLists).includes(key) || key === 'groups'
      ? `In this file, navigation is a list of groups. Write "navigation": { ${jsonText(key)}: [ … ] }.`
      : undefined;
  }
  if (list && path[0] === 'navigation' && key === 'version') {
    return 'In this file, versions contain groups. Write "navigation": { "versions": [{ "version": "v2", "groups": [ … ] }] }.';
  }
  return undefined;
}

/** The other position at which the settings accept the key. */
function elsewhere(key: string, schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  const top = currentFields(schema);
  if (path.length > 0)
    return top.has(key) && key !== 'name' ? `Move it to the top level of the file, next to "name".` : undefined;
  const places = [...top].filter(([, field]) => currentFields(field).has(key)).slice(0, 2);
  const shown = places.map(([name]) => `${jsonText(name)}: { ${jsonText(key)}: … }`);
  return shown.length > 0 ? `Move it: write ${shown.join(' or ')}.` : undefined;
}

/** The keys of an object schema, without deprecated ones. */
function currentFields(schema: z.ZodType): Map<string, z.ZodType> {
  const object = innerSchemas(schema).find((inner) => inner instanceof z.ZodObject);
  const fields = Object.entries((object?.shape ?? {}) as Record<string, z.ZodType>);
  return new Map(fields.filter(([, field]) => !isDeprecated(field)));
}

function knownHere(keys: readonly string[], schema: z.ZodType | undefined): string {
  const objects = schema ? innerSchemas(schema).filter((inner) => inner instanceof z.ZodObject) : [];
  const current = keys.filter((key) =>
    objects.every((object) => !isDeprecated((object.shape as Record<string, z.ZodType>)[key] ?? object)),
  );
  if (current.length === 0 || current.length > 16) return 'Remove it, or check its spelling and position.';
  return `Remove it, or use one of these keys: ${current.join(', ')}.`;
}

/** A value as shown in a hint. */
export function shortText(value: unknown): string {
  const text = jsonText(value);
  if (text.length <= 80) return text;
  if (typeof value === 'string') return `${text.slice(0, 76)}…"`;
  if (Array.isArray(value)) return '[ … ]';
  const entries = Object.entries(value as object).slice(0, 3);
  return `{ ${entries.map(([key, inner]) => `${jsonText(key)}: ${typeof inner === 'object' ? shortText(inner) : jsonText(inner)}`).join(', ')} }`;
}

/** The value at a path. */
export function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Record<PropertyKey, unknown>)[step]
        : undefined,
    root,
  );
}
