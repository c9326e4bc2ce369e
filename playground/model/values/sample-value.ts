/** Values of a schema: the author's values, and on request the smallest value that the schema allows. */
import { alternativesOf, controlKind, controlSchema, resolvedAlternative, typesOf } from './control-kind.js';
import type { ControlKind } from './control-kind.js';
import { matchingText, regularExpression } from './matching-text.js';
import type { SchemaObject, Schemas } from './resolve-schema.js';
import type { Schema } from '../operation.js';
import { isGiven } from '../request/parameters/parameter-value.js';
import { maxSampleText, maxSampleValues } from '../limits.js';

const formats: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'user@example.com',
  'idn-email': 'user@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  'uri-reference': '/path',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
  byte: 'ZGF0YQ==',
};

/**
 * Placeholder for a text without constraints in the schema. It is not a word, because readers could mistake a word for
 * a value.
 */
export const anyText = '...';

/** Example, default or only value that a schema names; `undefined` without one. */
export function givenValue(schema: SchemaObject): unknown {
  const examples = [schema.example, ...(Array.isArray(schema.examples) ? (schema.examples as unknown[]) : [])];
  return (
    examples.map((each) => exampleValue(each, schema)).find((each) => each !== undefined) ??
    schema.default ??
    schema.const
  );
}

/** Some authors write the example of a list or an object as a text: JSON is read, anything else does not fit. */
function exampleValue(example: unknown, schema: SchemaObject): unknown {
  const types = typesOf(schema);
  if (typeof example !== 'string' || types.length === 0 || !types.every((type) => /^(?:array|object)$/.test(type)))
    return example;
  try {
    const value: unknown = JSON.parse(example);
    return types.includes(Array.isArray(value) ? 'array' : typeof value) ? value : undefined;
  } catch {
    return undefined;
  }
}

interface SampleContext {
  schemas: Schemas;
  /** Values that may still be added. */
  left: number;
  /** Whether values are made up if the author gives none. */
  isMadeUp: boolean;
}

/** A value that the schema allows, with the required properties of objects and the properties that have an example. */
export function sampleValue(schema: Schema | undefined, schemas: Schemas): unknown {
  return sample(schema, { schemas, left: maxSampleValues, isMadeUp: true }, 0);
}

/**
 * The author's values for a required value: examples, defaults, and the first option of an enumeration. All other
 * values stay empty: a reader could mistake a made-up value for a real one.
 */
export function authoredValue(schema: Schema | undefined, schemas: Schemas): unknown {
  return sample(schema, { schemas, left: maxSampleValues, isMadeUp: false }, 0);
}

function sample(schema: Schema | undefined, context: SampleContext, depth: number): unknown {
  const resolved = controlSchema(schema, context.schemas);
  const given = givenValue(resolved);
  if (given !== undefined || depth > 8 || context.left-- <= 0) return given;
  const kind = controlKind(resolved);
  return context.isMadeUp || structures.has(kind) ? samples[kind](resolved, context, depth) : undefined;
}

/** Kinds whose sample may consist of the author's values. */
const structures: ReadonlySet<ControlKind> = new Set(['enum', 'choice', 'array', 'object']);

const samples: Readonly<Record<ControlKind, (schema: SchemaObject, context: SampleContext, depth: number) => unknown>> =
  {
    enum: (schema) => (schema.enum as unknown[])[0],
    choice: (schema, context, depth) =>
      sample(resolvedAlternative(schema, alternativesOf(schema)[0]!, context.schemas), context, depth + 1),
    array: (schema, context, depth) =>
      Number(schema.minItems ?? 0) > 0 || depth < 3 ? sampleItems(schema, context, depth) : [],
    object: sampleObject,
    number: sampleNumber,
    boolean: () => true,
    text: sampleText,
    file: () => undefined,
    json: () => ({}),
  };

function sampleItems(schema: SchemaObject, context: SampleContext, depth: number): unknown[] | undefined {
  const count = Math.min(Math.max(1, Number(schema.minItems ?? 1)), 10);
  const before = context.left;
  const item = sample(schema.items, context, depth + 1);
  const { enum: values } = controlSchema(schema.items, context.schemas);
  if (count > 1 && Array.isArray(values) && values.length >= count) return (values as unknown[]).slice(0, count);
  if (item === undefined) return context.isMadeUp ? [] : undefined;
  // Each copy counts: lists in lists of ten would otherwise become millions of values.
  const size = Math.max(1, before - context.left);
  const copies = Math.min(count - 1, Math.max(0, Math.floor(context.left / size)));
  context.left -= copies * size;
  return Array.from({ length: 1 + copies }, () => item);
}

function sampleObject(schema: SchemaObject, context: SampleContext, depth: number): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const resolved = controlSchema(property, context.schemas);
    if (resolved.readOnly === true) continue;
    const isRequired = schema.required?.includes(name) ?? false;
    const own = isRequired ? sample(property, context, depth + 1) : givenValue(resolved);
    if (context.isMadeUp ? own !== undefined : isGiven(own)) value[name] = own;
  }
  return value;
}

function sampleNumber({ minimum, maximum, exclusiveMinimum, multipleOf }: SchemaObject): number {
  const step = typeof multipleOf === 'number' ? multipleOf : 1;
  if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + step;
  if (typeof minimum === 'number') return Math.ceil(minimum / step) * step;
  return typeof maximum === 'number' && maximum < 1 ? maximum : step;
}

function sampleText({ format, pattern, minLength, maxLength }: SchemaObject): string {
  const least = Math.min(Number(minLength ?? 0), maxSampleText);
  const usual = formats[String(format)] ?? anyText.padEnd(least, '.');
  const most = typeof maxLength === 'number' ? maxLength : undefined;
  const fitting = most === undefined ? usual : usual.slice(0, most);
  // Some patterns take very long for longer texts that do not match.
  const isShort = fitting.length <= 24;
  if (typeof pattern !== 'string' || (isShort && regularExpression(pattern)?.test(fitting))) return fitting;
  return matchingText(pattern, least, most) ?? fitting;
}
