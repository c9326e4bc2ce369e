/**
 * Sends each schema of the API pages to another process or thread once. Most pages of an API share their schemas, which can
 * be hundreds of kilobytes each time; the receiver also recognizes a schema that it has seen.
 */
import type { Schema } from '../../../playground/model/operation.js';
import type { ApiModel } from './api-format.js';

/** A model without its schemas, of which `added` are new to the receiver. */
export interface SentModel {
  model: ApiModel;
  /** The numbers of its schemas, by name. */
  numbers: Readonly<Record<string, number>>;
  /** Schemas by number. */
  added: ReadonlyMap<number, Schema>;
}

/** Remembers the schemas that one receiver has. */
export class SchemaSender {
  readonly #numbers = new Map<Schema, number>();

  pack(model: ApiModel): SentModel {
    const added = new Map<number, Schema>();
    const numberOf = (schema: Schema): number => {
      let number = this.#numbers.get(schema);
      if (number === undefined) {
        number = this.#numbers.size;
        this.#numbers.set(schema, number);
        added.set(number, schema);
      }
      return number;
    };
    const entries = Object.entries(model.schemas).map(([name, schema]) => [name, numberOf(schema)] as const);
    return { model: { ...model, schemas: {} }, numbers: Object.fromEntries(entries), added };
  }
}

/** The schemas that were received from one sender. */
export class SchemaReceiver {
  readonly #schemas = new Map<number, Schema>();

  unpack({ model, numbers, added }: SentModel): ApiModel {
    for (const [number, schema] of added) this.#schemas.set(number, schema);
    const entries = Object.entries(numbers).map(([name, number]) => [name, this.#schemas.get(number)!] as const);
    return { ...model, schemas: Object.fromEntries(entries) };
  }
}
