/** Finds the schema that declares a part of another one, which extends it: changes are reported there. */
import { schemaName, type SchemaObject, type Schemas } from '../../../../playground/model/values/resolve-schema.js';
import type { Schema } from '../../../../playground/model/operation.js';
import type { Key } from '../files/located.js';

/** The schema that declares a field or a choice. */
export interface Owner {
  /** Its name. Default: the schema that the search started from. */
  schema?: string;
  /** The keys from that schema to it. */
  keys: readonly Key[];
}

/** The schema itself, or one that it extends. */
export function ownerOf(
  schema: Schema | undefined,
  schemas: Schemas,
  declares: (schema: SchemaObject) => boolean,
): Owner | undefined {
  const seen = new Set<Schema>();
  const find = (each: Schema | undefined, owner: Owner): Owner | undefined => {
    if (typeof each !== 'object' || seen.has(each)) return undefined;
    seen.add(each);
    if (declares(each)) return owner;
    const { $ref, allOf } = each;
    const name = typeof $ref === 'string' ? schemaName($ref) : undefined;
    const target = name === undefined ? undefined : find(schemas[name], { schema: name, keys: [] });
    return target ?? findInParts(Array.isArray(allOf) ? (allOf as Schema[]) : [], owner);
  };
  const findInParts = (parts: readonly Schema[], { keys, ...rest }: Owner): Owner | undefined => {
    for (const [index, part] of parts.entries()) {
      const found = find(part, { ...rest, keys: [...keys, 'allOf', index] });
      if (found) return found;
    }
    return undefined;
  };
  return find(schema, { keys: [] });
}
