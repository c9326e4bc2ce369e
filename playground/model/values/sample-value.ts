/** Values of a schema: the author's values, and on request the smallest value that the schema allows. */
import { parseExactly } from './exact-json.js';
import { alternativesOf, controlKind, controlSchema, resolvedAlternative, typesOf } from './control-kind.js';
import type { ControlKind } from './control-kind.js';
import { madeItems, madeNumber, madeText } from './made-value.js';
import type { SchemaObject, Schemas } from './resolve-schema.js';
import { exampleTexts } from './usual-values.js';
import type { Schema } from '../operation.js';
import { isGiven } from '../request/parameters/parameter-value.js';
import { maxSampleValues } from '../limits.js';

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
    const value = parseExactly(example);
    return types.includes(Array.isArray(value) ? 'array' : typeof value) ? value : undefined;
  } catch {
    return undefined;
  }
}

interface SampleContext {
  schemas: Schemas;
  /** Values that may still be added, and schemas that may still be searched for examples. */
  left: number;
  searches: number;
  /** The references to the schemas around the value. */
  around: string[];
  /** Whether values are made up if the author gives none. */
  isMadeUp: boolean;
}

/** A value that the schema allows, with the required properties of objects and the properties that have an example. */
export function sampleValue(schema: Schema | undefined, schemas: Schemas): unknown {
  return sample(schema, { schemas, left: maxSampleValues, searches: maxSampleValues, around: [], isMadeUp: true }, 0);
}

/**
 * The author's values for a required value: examples, defaults, and the first option of an enumeration. All other
 * values stay empty: a reader could mistake a made-up value for a real one.
 */
export function authoredValue(schema: Schema | undefined, schemas: Schemas): unknown {
  return sample(schema, { schemas, left: maxSampleValues, searches: maxSampleValues, around: [], isMadeUp: false }, 0);
}

function sample(schema: Schema | undefined, context: SampleContext, depth: number): unknown {
  const resolved = controlSchema(schema, context.schemas);
  const given = givenValue(resolved);
  context.left -= 1;
  if (given !== undefined || depth > 8 || context.left < 0) return given;
  const kind = controlKind(resolved);
  if (!context.isMadeUp && !structures.has(kind)) return undefined;
  context.around.push(referenceIn(schema));
  const value = samples[kind](resolved, context, depth);
  context.around.pop();
  return value;
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
    number: (schema) => madeNumber(schema, ''),
    boolean: () => true,
    text: (schema) => madeText(schema, '', exampleTexts('')),
    file: () => undefined,
    json: () => ({}),
  };

function sampleItems(schema: SchemaObject, context: SampleContext, depth: number): unknown[] | undefined {
  const { prefixItems } = schema;
  if (context.isMadeUp && Array.isArray(prefixItems))
    return (prefixItems as Schema[]).map((item) => sample(item, context, depth + 1));
  const count = Math.min(Math.max(1, Number(schema.minItems ?? 1)), 10);
  const before = context.left;
  const item = sample(schema.items, context, depth + 1);
  if (item === undefined) return context.isMadeUp ? [] : undefined;
  // Each copy counts: lists in lists of ten would otherwise become millions of values.
  const size = Math.max(1, before - context.left);
  const copies = Math.min(count - 1, Math.max(0, Math.floor(context.left / size)));
  context.left -= copies * size;
  return madeItems(item, 1 + copies, schema, controlSchema(schema.items, context.schemas));
}

function sampleObject(schema: SchemaObject, context: SampleContext, depth: number): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const own = sampleProperty(property, schema.required?.includes(name) ?? false, context, depth + 1);
    if (context.isMadeUp ? own !== undefined : isGiven(own)) value[name] = own;
  }
  return value;
}

function sampleProperty(property: Schema, isRequired: boolean, context: SampleContext, depth: number): unknown {
  const resolved = controlSchema(property, context.schemas);
  if (resolved.readOnly === true || (!isRequired && context.left <= 0)) return undefined;
  const isShown = isRequired || (!isRecursive(property, context) && hasExample(resolved, context, depth));
  return isShown ? sample(property, context, depth) : givenValue(resolved);
}

/** Whether the value, or its items, have a schema that is around them. */
function isRecursive(schema: Schema, { around, schemas }: SampleContext): boolean {
  const references = [referenceIn(schema), referenceIn(controlSchema(schema, schemas).items)];
  return references.some((each) => each !== '' && around.includes(each));
}

/** Empty for a schema that is not a reference. */
function referenceIn(schema: Schema | undefined): string {
  return typeof schema === 'object' && typeof schema.$ref === 'string' ? schema.$ref : '';
}

/** Whether the author gives an example of the value, or of a part of it. */
function hasExample(schema: SchemaObject, context: SampleContext, depth: number): boolean {
  if ([schema.example, ...[schema.examples].flat()].some((each) => each !== undefined)) return true;
  if (depth > 8 || context.searches-- <= 0) return false;
  const parts = [...Object.values(schema.properties ?? {}), ...(schema.items === undefined ? [] : [schema.items])];
  return parts.some((part) => hasExample(controlSchema(part, context.schemas), context, depth + 1));
}
