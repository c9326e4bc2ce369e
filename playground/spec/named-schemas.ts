/** Names the schemas that an operation refers to, as its model does: `#/schemas/User`. */
import { schemaReference } from '../model/values/resolve-schema.js';
import { decodeText } from '../model/request/parameters/encode.js';
import type { Schema } from '../model/operation.js';
import type { Documents, Json } from './references.js';

export class NamedSchemas {
  readonly #documents: Documents;
  readonly #names = new Map<string, string>();
  readonly #schemas: Record<string, Schema> = {};

  constructor(documents: Documents) {
    this.#documents = documents;
  }

  /** All schemas that were referred to so far. */
  get schemas(): Readonly<Record<string, Schema>> {
    return this.#schemas;
  }

  /** The schema with references to entries of `schemas`. */
  local<T extends Schema | undefined>(schema: T): T {
    return this.#copy(schema) as T;
  }

  #copy(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#copy(each));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value as Json).map(([key, each]) => {
      const isReference = key === '$ref' && typeof each === 'string';
      return [key, isReference ? schemaReference(this.#name(each)) : this.#copy(each)] as const;
    });
    return Object.fromEntries(entries);
  }

  #name(reference: string): string {
    const known = this.#names.get(reference);
    if (known !== undefined) return known;
    const name = this.#freeName(lastPart(reference));
    this.#names.set(reference, name);
    this.#schemas[name] = {};
    this.#schemas[name] = this.#copy(this.#documents.target({ $ref: reference })) as Schema;
    return name;
  }

  #freeName(wanted: string): string {
    let name = wanted;
    for (let number = 2; name in this.#schemas; number++) name = `${wanted}-${number}`;
    return name;
  }
}

/** `User` of `#/components/schemas/User`, and of `user.yaml` the name of the file. */
function lastPart(reference: string): string {
  const [file = '', pointer = ''] = reference.split('#');
  const part =
    pointer.split('/').at(-1) ||
    file
      .split('/')
      .at(-1)!
      .replace(/\.\w+$/, '');
  return decodeText(part).replaceAll('~1', '/').replaceAll('~0', '~') || 'schema';
}
