/** Identifies schemas by what they are made of: a field of several extended schemas is a new object each time. */
import { extendedSchemas, type Schemas } from '../../../../playground/model/values/resolve-schema.js';
import type { Schema } from '../../../../playground/model/operation.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';

export class SchemaIdentities {
  readonly #numbers = new WeakMap<object, number>();
  #count = 0;

  /** A text that is equal for schemas with the same parts. */
  of(schema: Schema, schemas: Schemas): string {
    if (typeof schema !== 'object') return String(schema);
    if (!('allOf' in schema)) return String(this.#numberOf(schema));
    const parts = extendedSchemas(schema, schemas).parts.filter((part) =>
      Object.keys(part).some((key) => key !== '$ref' && key !== 'allOf'),
    );
    return parts.map((part) => this.#numberOf(part)).join();
  }

  #numberOf(schema: object): number {
    return getOrInsert(this.#numbers, schema, () => ++this.#count);
  }
}
