/** A value with all fields of a schema. Missing values are filled in. Runs anywhere. */
import type { Schema } from '../operation.js';
import { isObject } from '../request/parameters/parameter-value.js';
import { alternativesOf, controlKind, controlSchema, resolvedAlternative } from './control-kind.js';
import { maxExampleDepth, maxExampleValues } from '../limits.js';
import { matchingAlternative } from './matching-alternative.js';
import { schemaName, type SchemaObject, type Schemas } from './resolve-schema.js';
import { madeItems, madeNumber, madeText } from './made-value.js';
import { givenValue, sampleValue } from './sample-value.js';
import { exampleTexts } from './usual-values.js';

/** The fields of objects that are filled in. */
export type FilledFields = 'required' | 'all';

interface Filling {
  schemas: Schemas;
  fields: FilledFields;
  /** Properties that are left out: read-only ones are not in requests, write-only ones not in responses. */
  absent: 'readOnly' | 'writeOnly';
  /** The value of a field without one, whose schema is a text or allows anything. */
  textOf(name: string, schema: SchemaObject): unknown;
}

/** The value `name` with all properties, of a message or a response; `undefined` if the schema allows anything. */
export function fullValue(
  schema: Schema | undefined,
  schemas: Schemas,
  direction: 'request' | 'response' = 'request',
  name = '',
): unknown {
  return new FilledValue({
    schemas,
    fields: 'all',
    absent: direction === 'request' ? 'readOnly' : 'writeOnly',
    textOf: (field, each) => (controlKind(each) === 'json' ? undefined : madeText(each, field, exampleTexts(field))),
  }).fill(name, schema, undefined);
}

/** Fills in empty fields in one value, or in several that share the limit. */
export class FilledValue {
  readonly #filling: Filling;
  #left = maxExampleValues;

  constructor(filling: Filling) {
    this.#filling = filling;
  }

  /** The value of the field `name`. `around`: names of the schemas around it. */
  fill(name: string, schema: Schema | undefined, value: unknown, around: readonly string[] = []): unknown {
    const reference = typeof schema === 'object' && typeof schema.$ref === 'string' ? schemaName(schema.$ref) : '';
    const resolved = controlSchema(schema, this.#filling.schemas);
    if (value === undefined) {
      const given = givenValue(resolved);
      if (given !== undefined || this.#isEnd(reference, around)) return given;
    }
    return this.#filled(name, resolved, value, [...around, reference]);
  }

  #isEnd(reference: string, around: readonly string[]): boolean {
    return (reference !== '' && around.includes(reference)) || this.#left-- <= 0 || around.length > maxExampleDepth;
  }

  #filled(name: string, schema: SchemaObject, value: unknown, around: readonly string[]): unknown {
    const kind = controlKind(schema);
    if (kind === 'choice') return this.#choice(name, schema, value, around);
    if (kind === 'object' && (value === undefined || isObject(value))) return this.#object(schema, value, around);
    if (kind === 'array' && (value === undefined || Array.isArray(value)))
      return this.#array(name, schema, value, around);
    if (value !== undefined) return value;
    if (kind === 'number') return madeNumber(schema, name);
    const { schemas, textOf } = this.#filling;
    return kind === 'text' || kind === 'json' ? textOf(name, schema) : sampleValue(schema as Schema, schemas);
  }

  #choice(name: string, schema: SchemaObject, value: unknown, around: readonly string[]): unknown {
    const { schemas } = this.#filling;
    const alternatives = alternativesOf(schema);
    const chosen = value === undefined ? 0 : matchingAlternative(schema, alternatives, value, schemas);
    return this.fill(name, resolvedAlternative(schema, alternatives[chosen]!, schemas) as Schema, value, around);
  }

  #object(
    { properties = {}, required = [] }: SchemaObject,
    value: Record<string, unknown> = {},
    around: readonly string[],
  ): Record<string, unknown> {
    const { absent, fields, schemas } = this.#filling;
    const entries = Object.entries(properties).map(([name, property]): [string, unknown] => {
      const isShown =
        property !== false &&
        (fields === 'all' || required.includes(name)) &&
        controlSchema(property, schemas)[absent] !== true;
      return [name, isShown || value[name] !== undefined ? this.fill(name, property, value[name], around) : undefined];
    });
    const filled = Object.fromEntries(entries.filter(([, each]) => each !== undefined));
    return { ...filled, ...Object.fromEntries(Object.entries(value).filter(([name]) => !(name in properties))) };
  }

  #array(name: string, schema: SchemaObject, value: readonly unknown[] = [], around: readonly string[]): unknown[] {
    const { contains, minItems, prefixItems } = schema;
    const items = schema.items ?? (contains as Schema | undefined);
    if (Array.isArray(prefixItems) && value.length === 0)
      return (prefixItems as Schema[]).map((item) => this.fill(name, item, undefined, around));
    const filled = (value.length > 0 ? value : [undefined]).map((item) => this.fill(name, items, item, around));
    const count = value.length > 0 ? 1 : Math.min(Number(minItems ?? 1), maxItems);
    const all = count > 1 ? madeItems(filled[0], count, schema, controlSchema(items, this.#filling.schemas)) : filled;
    return all.filter((item) => item !== undefined);
  }
}

/** Items of a list that requires more. */
const maxItems = 10;
