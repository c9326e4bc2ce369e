/** Walks through settings together with their schema: every value with its path, its location and what the schema says. */
import { z } from 'zod';
import { ownValue } from '../core/text/own-value.js';
import { pathText } from './messages/path-text.js';
import { toValue, type JsonNode, type JsonSpan } from './read/json-tree.js';
import { closestSchema, stepInto } from './schema-at.js';
import type { Metadata } from './schema/effect.js';
import type { KnownNames } from './schema/known-names.js';

/** A value of the settings. */
export interface SettingsValue {
  path: readonly PropertyKey[];
  /** `navigation.groups[0].pages`. */
  text: string;
  node: JsonNode;
  /** The span of its key; for an item of a list, of the item itself. */
  key: JsonSpan;
  /** The metadata of its key and of its type, with what it has from the values around it. */
  meta: Metadata;
  /** The names that its key can have. */
  keyNames?: KnownNames;
}

/** A value, whose schema is not known below a key that the schema does not have. */
type Place = Pick<SettingsValue, 'path' | 'node' | 'meta'> & { value: unknown; schema?: z.ZodType };

/** All values, parents first. */
export function* settingsValues(schema: z.ZodType, node: JsonNode): Generator<SettingsValue> {
  const value = toValue(node);
  yield* inside({ path: [], node, meta: metaOf(schema, value), value, schema });
}

function* inside(place: Place): Generator<SettingsValue> {
  const schema = place.schema && closestSchema(place.schema, place.value);
  for (const { step, node, key } of childrenOf(place.node)) {
    const value = (place.value as Record<PropertyKey, unknown>)[step];
    const own = schema && stepInto(schema, step);
    const written = own ? metaOf(own, value) : {};
    const meta = { ...written, ...inherited(place.meta, step, schema, written) };
    const path = [...place.path, step];
    const text = pathText(path);
    const keyNames = schema instanceof z.ZodRecord ? place.meta.keyNames : undefined;
    yield { path, text, node, key, meta, keyNames };
    yield* inside({ path, node, meta, value, schema: own });
  }
}

function childrenOf(node: JsonNode): { step: string | number; node: JsonNode; key: JsonSpan }[] {
  if (node.type === 'object') return Array.from(node.entries, ([step, { key, value }]) => ({ step, node: value, key }));
  return node.type === 'array' ? node.items.map((item, step) => ({ step, node: item, key: item.span })) : [];
}

/** The metadata that a value has from the value around it. */
function inherited(
  around: Metadata,
  step: string | number,
  schema: z.ZodType | undefined,
  { refers, mayBeEmpty, hasPlaceholders, names }: Metadata,
): Pick<Metadata, 'refers' | 'mayBeEmpty' | 'hasPlaceholders' | 'names'> {
  const isPart = typeof step === 'number' || schema instanceof z.ZodRecord || around.parts?.includes(step);
  const byKey = around.refersByKey && ownValue(around.refersByKey, String(step));
  return {
    refers: refers ?? byKey ?? (isPart ? around.refers : undefined),
    mayBeEmpty: mayBeEmpty ?? around.mayBeEmpty === true,
    names: names ?? (typeof step === 'number' ? around.names : undefined),
    hasPlaceholders: hasPlaceholders ?? around.hasPlaceholders,
  };
}

/** The metadata of a key, and of the type that is closest to its value. */
function metaOf(schema: z.ZodType, value: unknown): Metadata {
  const own = schema.meta();
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodLazy)
    return { ...metaOf(schema.unwrap() as z.ZodType, value), ...own };
  return schema instanceof z.ZodUnion ? { ...metaOf(closestSchema(schema, value), value), ...own } : { ...own };
}
