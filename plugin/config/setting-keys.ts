/** Walks a schema: which settings exist, and which of them a file uses. */
import { z } from 'zod';
import { ownValue } from '../core/text/own-value.js';
import { closestSchema } from './schema-at.js';
import { supported, type Effect, type Metadata } from './schema/effect.js';

/** A key of the schema. */
export interface SettingKey {
  /**
   * `colors.primary`, `redirects[].source`; in the navigation, starting with the kind of node: `tab.icon`,
   * `group.pages`.
   */
  path: string;
  /** Description, default and examples of the key itself, otherwise of its value. */
  meta: Metadata;
  effect: Effect;
  schema: z.ZodType;
  /** Whether it only contains other keys, so that it has no effect by itself. */
  isContainer: boolean;
}

/** A setting used in a value. */
export interface SettingUse {
  key: SettingKey;
  /** The object that has the key. */
  owner: object;
  name: string;
  value: unknown;
  /** Whether a parent is unsupported. The parent is then reported instead. */
  isInside: boolean;
}

/** A key of a value that is not in the schema. */
export interface UnknownKey {
  path: string;
  owner: object;
  name: string;
  /** Valid keys at that path. */
  known: string[];
}

/** All keys of a schema by path, in the order of the schema. */
export function settingKeys(schema: z.ZodType): Map<string, SettingKey> {
  const keys = new Map<string, SettingKey>();
  const scopes = new Set<string>();
  const visit = (schema: z.ZodType, path: string, outer?: Effect): void => {
    for (const { option, list } of options(schema)) {
      const scope = metaOf(option).scope;
      const here = scope ?? path + list;
      if (scope !== undefined && scopes.has(scope)) continue;
      if (scope !== undefined) scopes.add(scope);
      for (const [name, value] of Object.entries(shapeOf(option))) {
        const key = settingKey(option, name, value, { here, outer: scope === undefined ? outer : undefined });
        if (!keys.has(key.path)) keys.set(key.path, key);
        visit(value, key.path, key.effect);
      }
    }
  };
  visit(schema, '');
  return keys;
}

/** The settings used in a value, outermost first. */
export function settingUses(schema: z.ZodType, value: unknown): SettingUse[] {
  return walkUses(schema, value).uses;
}

/** The settings used in a value, and its unknown keys. */
export function walkUses(schema: z.ZodType, value: unknown): { uses: SettingUse[]; unknown: UnknownKey[] } {
  const uses: SettingUse[] = [];
  const unknown: UnknownKey[] = [];
  const visit = (schema: z.ZodType, value: unknown, path: string, outer?: Effect, isInside = false): void => {
    if (typeof value !== 'object' || value === null) return;
    const option = closestSchema(schema, value);
    if (Array.isArray(value)) {
      const item = option instanceof z.ZodArray ? (option.element as z.ZodType) : undefined;
      if (item) for (const each of value) visit(item, each, `${path}[]`, outer, isInside);
    } else if (option instanceof z.ZodObject) visitKeys(option, value, path, outer, isInside);
  };
  const visitKeys = (option: z.ZodObject, owner: object, path: string, outer?: Effect, isInside = false): void => {
    const { scope } = metaOf(option);
    const place = { here: scope ?? path, outer: scope === undefined ? outer : undefined };
    for (const [name, value] of Object.entries(owner)) {
      const field = ownValue(shapeOf(option), name);
      if (field) {
        const key = settingKey(option, name, field, place);
        uses.push({ key, owner, name, value, isInside });
        visit(field, value, key.path, key.effect, isInside || key.effect.status === 'unsupported');
      } else if (isStrict(option)) {
        unknown.push({ path: joined(place.here, name), owner, name, known: Object.keys(option.shape) });
      }
    }
  };
  visit(schema, value, '');
  return { uses, unknown };
}

/** Objects with fixed keys that the schema accepts, directly or in a list. */
function options(schema: z.ZodType, list = ''): { option: z.ZodObject; list: string }[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return [{ option: inner, list }];
  if (inner instanceof z.ZodArray) return options(inner.element as z.ZodType, `${list}[]`);
  if (inner instanceof z.ZodRecord) return options(inner.valueType as z.ZodType, `${list}.*`);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option) => options(option as z.ZodType, list));
  return [];
}

/** `outer`: effect of the parent key. Everything inside an unsupported key is unsupported. */
function settingKey(
  owner: z.ZodObject,
  name: string,
  schema: z.ZodType,
  { here, outer }: { here: string; outer: Effect | undefined },
): SettingKey {
  const path = joined(here, name);
  const meta = fieldMeta(schema);
  const ownEffect = ownValue(metaOf(owner).effects ?? {}, name) ?? meta.effect ?? supported;
  const effect = outer?.status === 'unsupported' ? outer : ownEffect;
  return { path, meta, effect, schema, isContainer: isContainer(schema) };
}

/** Objects with a scope are not containers: their presence alone changes the output. */
function isContainer(schema: z.ZodType): boolean {
  const inner = unwrap(schema);
  const element = inner instanceof z.ZodArray ? unwrap(inner.element as z.ZodType) : inner;
  return element instanceof z.ZodObject && metaOf(element).scope === undefined;
}

function joined(here: string, name: string): string {
  return here === '' ? name : `${here}.${name}`;
}

/** Whether the shape excludes other keys. */
function isStrict(schema: z.ZodObject): boolean {
  return schema.def.catchall instanceof z.ZodNever;
}

function shapeOf(schema: z.ZodObject): Record<string, z.ZodType> {
  return schema.shape as Record<string, z.ZodType>;
}

function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodLazy ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

/** The metadata of a key, with that of its type. */
export function fieldMeta(schema: z.ZodType): Metadata {
  return { ...metaOf(unwrap(schema)), ...metaOf(schema) };
}

function metaOf(schema: z.ZodType): Metadata {
  return schema.meta() ?? {};
}
