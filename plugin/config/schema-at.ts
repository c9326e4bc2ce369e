/** Looks up paths in a schema. */
import { z } from 'zod';
import { getOrInsert } from '../core/text/get-or-insert.js';
import { ownValue } from '../core/text/own-value.js';

/** The part of a schema for one path. */
export interface SchemaMatch {
  /** The schema at the path; `undefined` if the path is not in the schema. */
  schema?: z.ZodType;
  /** Valid keys, if it is an object with fixed keys. Deprecated keys come last. */
  keys: string[];
  /** A valid value. */
  example?: unknown;
}

/** Looks up `path` in `schema`. Of a union, the branch that is most similar to `value` is used. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[], value: unknown): SchemaMatch {
  const [step, ...rest] = path;
  const inner = closestSchema(schema, value);
  if (step === undefined) return { schema, keys: keysOf(inner), example: exampleFor(schema) };
  const next = stepInto(inner, step);
  return next ? schemaAt(next, rest, (value as Record<PropertyKey, unknown> | undefined)?.[step]) : { keys: [] };
}

/** The schemas that a value can match: the branches of a union, without optional wrappers. */
export function innerSchemas(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodLazy) return innerSchemas(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodUnion ? (schema.options as z.ZodType[]).flatMap(innerSchemas) : [schema];
}

/** Keys of an object schema. Deprecated keys come last. */
export function keysOf(schema: z.ZodType): string[] {
  if (!(schema instanceof z.ZodObject)) return [];
  const shape = schema.shape as Record<string, z.ZodType>;
  const isOld = (key: string): boolean => isDeprecated(shape[key]!);
  return Object.keys(shape).toSorted((one, other) => Number(isOld(one)) - Number(isOld(other)));
}

/** Whether the schema is marked as an old spelling or as deprecated. */
export function isDeprecated(schema: z.ZodType): boolean {
  return schema.meta()?.deprecated === true;
}

/** A valid value: the schema's own example, otherwise one made from its parts. */
function exampleFor(schema: z.ZodType, depth = 0): unknown {
  const examples = schema.meta()?.examples;
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  if (depth > 4) return undefined;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodLazy) {
    return exampleFor(schema.unwrap() as z.ZodType, depth);
  }
  return schema instanceof z.ZodEnum ? schema.options[0] : exampleOfParts(schema, depth);
}

function exampleOfParts(schema: z.ZodType, depth: number): unknown {
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodUnion) {
    const examples = (schema.options as z.ZodType[]).map((option) => exampleFor(option, depth + 1));
    return examples.find((found) => found !== undefined);
  }
  if (schema instanceof z.ZodArray) {
    const item = exampleFor(schema.element as z.ZodType, depth + 1);
    return item === undefined ? undefined : [item];
  }
  return schema instanceof z.ZodObject ? exampleObject(schema, depth) : undefined;
}

/** All required keys, or else the first key. */
function exampleObject(schema: z.ZodObject, depth: number): unknown {
  const shape = schema.shape as Record<string, z.ZodType>;
  const required = Object.keys(shape).filter((key) => !shape[key]!.safeParse(undefined).success);
  const entries = (required.length > 0 ? required : keysOf(schema)).map(
    (key) => [key, exampleFor(shape[key]!, depth + 1)] as const,
  );
  if (required.length === 0) {
    const first = entries.find(([, value]) => value !== undefined);
    return first && Object.fromEntries([first]);
  }
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}

/** The schema of a key or of an item; `undefined` if there is none. */
export function stepInto(schema: z.ZodType, step: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject)
    return ownValue(schema.shape as Record<string, z.ZodType>, String(step)) ?? otherKeys(schema);
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  return undefined;
}

/** The schema of keys that an object does not name, if it has one. */
function otherKeys({ def }: z.ZodObject): z.ZodType | undefined {
  const rest = def.catchall as z.ZodType | undefined;
  return rest instanceof z.ZodNever ? undefined : rest;
}

/** The branches that values are most similar to: a large object is compared once, and not for each of its keys. */
const branches = new WeakMap<object, Map<z.ZodType, z.ZodType>>();

/** The schema without optional wrappers; of a union, the branch that is most similar to `value`. */
export function closestSchema(schema: z.ZodType, value: unknown): z.ZodType {
  if (typeof value !== 'object' || value === null) return closestBranch(schema, value);
  const known = getOrInsert(branches, value, () => new Map<z.ZodType, z.ZodType>());
  return getOrInsert(known, schema, () => closestBranch(schema, value));
}

function closestBranch(schema: z.ZodType, value: unknown): z.ZodType {
  const options = innerSchemas(schema);
  const likeness = (option: z.ZodType): number => {
    if (Array.isArray(value)) return option instanceof z.ZodArray ? 1 : 0;
    if (typeof value !== 'object' || value === null)
      return option instanceof z.ZodObject || option instanceof z.ZodArray ? 0 : 1;
    if (!(option instanceof z.ZodObject)) return option instanceof z.ZodRecord ? 1 : 0;
    return 1 + Object.keys(value).filter((key) => Object.hasOwn(option.shape, key)).length;
  };
  return options.reduce((best, option) => (likeness(option) > likeness(best) ? option : best));
}
