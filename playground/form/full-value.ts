/** A value with all properties that a schema has, made up where the author gives none. Runs anywhere. */
import type { Schema } from '../request/operation.js';
import { alternativesOf, controlKind, controlSchema, resolvedAlternative } from './control-kind.js';
import { schemaName, type SchemaObject, type Schemas } from './resolve-schema.js';
import { givenValue, sampleValue } from './sample-value.js';

/** Larger examples are not read by anybody. */
const mostValues = 150;

/** Objects nested deeper are left out. */
const deepest = 5;

/**
 * The value with all properties of a request, or of a response; `undefined` where the schema allows anything. Read-only
 * properties are not in requests, write-only ones not in responses.
 */
export function fullValue(
  schema: Schema | undefined,
  schemas: Schemas,
  direction: 'request' | 'response' = 'request',
): unknown {
  return new Example(schemas, direction === 'request' ? 'readOnly' : 'writeOnly').valueOf(schema, []);
}

function referenceName(schema: Schema | undefined): string | undefined {
  return typeof schema === 'object' && typeof schema.$ref === 'string' ? schemaName(schema.$ref) : undefined;
}

class Example {
  readonly #schemas: Schemas;
  readonly #absent: 'readOnly' | 'writeOnly';
  #left = mostValues;

  constructor(schemas: Schemas, absent: 'readOnly' | 'writeOnly') {
    this.#schemas = schemas;
    this.#absent = absent;
  }

  valueOf(schema: Schema | undefined, around: readonly string[]): unknown {
    const name = referenceName(schema);
    if (name !== undefined && around.includes(name)) return undefined;
    const inside = [...around, name ?? ''];
    const resolved = controlSchema(schema, this.#schemas);
    const given = givenValue(resolved);
    if (given !== undefined) return given;
    if (this.#left-- <= 0 || inside.length > deepest * 2) return undefined;
    const kind = controlKind(resolved);
    if (kind === 'object') return this.#object(resolved, inside);
    if (kind === 'array') return this.#array(resolved, inside);
    if (kind === 'choice') {
      const [first] = alternativesOf(resolved);
      return this.valueOf(resolvedAlternative(resolved, first!, this.#schemas) as Schema, inside);
    }
    return kind === 'json' ? undefined : sampleValue(resolved as Schema, this.#schemas);
  }

  #object({ properties = {} }: SchemaObject, around: readonly string[]): unknown {
    const entries = Object.entries(properties).flatMap(([name, property]) => {
      const isAbsent = controlSchema(property, this.#schemas)[this.#absent] === true;
      const value = isAbsent ? undefined : this.valueOf(property, around);
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(entries);
  }

  #array({ items }: SchemaObject, around: readonly string[]): unknown {
    const item = this.valueOf(items, around);
    return item === undefined ? [] : [item];
  }
}
