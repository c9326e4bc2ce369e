import { z } from 'zod';

/** What a schema says about one place of a value. */
export interface SchemaPlace {
  /** Keys that are known there, where it is an object with fixed keys. */
  keys: string[];
  /** A value that fits. */
  example?: unknown;
}

/** Looks up the place `path` of `value` in `schema`. Of a union, it takes the branch that looks most like the value. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[], value: unknown): SchemaPlace {
  const [step, ...rest] = path;
  const example = exampleOf(schema);
  const inner = unwrap(schema, value);
  if (step === undefined)
    return { keys: inner instanceof z.ZodObject ? Object.keys(inner.shape) : [], example: example ?? exampleOf(inner) };
  const next = stepInto(inner, step);
  return next ? schemaAt(next, rest, (value as Record<PropertyKey, unknown> | undefined)?.[step]) : { keys: [] };
}

function stepInto(schema: z.ZodType, step: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return (schema.shape as Record<PropertyKey, z.ZodType>)[step];
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  return undefined;
}

function unwrap(schema: z.ZodType, value: unknown): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodLazy)
    return unwrap(schema.unwrap() as z.ZodType, value);
  if (!(schema instanceof z.ZodUnion)) return schema;
  const options = (schema.options as z.ZodType[]).map((option) => unwrap(option, value));
  const likeness = (option: z.ZodType): number => {
    if (Array.isArray(value)) return option instanceof z.ZodArray ? 1 : 0;
    if (typeof value !== 'object' || value === null)
      return option instanceof z.ZodObject || option instanceof z.ZodArray ? 0 : 1;
    if (!(option instanceof z.ZodObject)) return option instanceof z.ZodRecord ? 1 : 0;
    return 1 + Object.keys(value).filter((key) => key in option.shape).length;
  };
  return options.reduce((best, option) => (likeness(option) > likeness(best) ? option : best));
}

function exampleOf(schema: z.ZodType): unknown {
  const examples = schema.meta()?.examples;
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  return schema instanceof z.ZodOptional || schema instanceof z.ZodLazy
    ? exampleOf(schema.unwrap() as z.ZodType)
    : undefined;
}
