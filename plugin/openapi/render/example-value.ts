/** An example of a response, made from its schema where the author gives none. */
import {
  alternativesOf,
  controlKind,
  controlSchema,
  resolvedAlternative,
} from '../../../playground/form/control-kind.js';
import { refName } from './type-text.js';
import type { SchemaObject, Schemas } from '../../../playground/form/resolve-schema.js';
import { givenValue, sampleValue } from '../../../playground/form/sample-value.js';
import type { Schema } from '../../../playground/request/operation.js';

/** Larger examples are not read by anybody. */
const mostValues = 150;

/** Objects nested deeper are left out. */
const deepest = 5;

/** The value with all properties that a response has; `undefined` where the schema allows anything. */
export function exampleValue(schema: Schema | undefined, schemas: Schemas): unknown {
  return new Example(schemas).valueOf(schema, []);
}

class Example {
  readonly #schemas: Schemas;
  #left = mostValues;

  constructor(schemas: Schemas) {
    this.#schemas = schemas;
  }

  valueOf(schema: Schema | undefined, around: readonly string[]): unknown {
    const name = refName(schema);
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
      const { writeOnly } = controlSchema(property, this.#schemas);
      const value = writeOnly === true ? undefined : this.valueOf(property, around);
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(entries);
  }

  #array({ items }: SchemaObject, around: readonly string[]): unknown {
    const item = this.valueOf(items, around);
    return item === undefined ? [] : [item];
  }
}
