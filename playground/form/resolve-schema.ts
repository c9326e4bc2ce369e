/** The schema that a control is made for: references followed, `allOf` merged. */
import type { Schema } from '../request/operation.js';

export type Schemas = Readonly<Record<string, Schema>>;

/** A schema as an object; `true` is `{}`. */
export interface SchemaObject {
  readonly [keyword: string]: unknown;
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
}

/** More references than this are a circle. */
const limit = 32;

/** The name in a reference to a schema: `#/schemas/User` is `User`. */
export function schemaName(reference: string): string {
  return decodeURIComponent(reference.replace(/^#\/schemas\//, ''))
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
}

/** The reference to a schema by its name, as validators expect it. */
export function schemaReference(name: string): string {
  return `#/schemas/${encodeURI(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
}

/** Schemas that were resolved before: each part of a page asks for the same ones. */
const resolvedBefore = new WeakMap<Schemas, WeakMap<object, SchemaObject>>();

/** Follows `$ref` and merges `allOf`; keywords next to a reference take precedence over those of its target. */
export function resolveSchema(schema: Schema | undefined, schemas: Schemas): SchemaObject {
  if (typeof schema !== 'object') return {};
  let ofSchemas = resolvedBefore.get(schemas);
  if (!ofSchemas) resolvedBefore.set(schemas, (ofSchemas = new WeakMap()));
  let resolved = ofSchemas.get(schema);
  if (!resolved) ofSchemas.set(schema, (resolved = resolve(schema, schemas, 0)));
  return resolved;
}

function resolve(schema: Schema | undefined, schemas: Schemas, depth: number): SchemaObject {
  if (typeof schema !== 'object') return {};
  if (depth > limit) return {};
  const { $ref, allOf, ...rest } = schema as SchemaObject;
  let resolved: SchemaObject = rest as SchemaObject;
  if (typeof $ref === 'string') {
    resolved = mergeSchemas(resolve(schemas[schemaName($ref)], schemas, depth + 1), resolved);
  }
  if (!Array.isArray(allOf)) return resolved;
  const parts = (allOf as Schema[]).map((part) => resolve(part, schemas, depth + 1));
  return mergeSchemas(parts.reduce(mergeSchemas, {}), resolved);
}

/** Both at once; where they disagree, `second` counts. */
export function mergeSchemas(first: SchemaObject, second: SchemaObject): SchemaObject {
  const required = [...new Set([...(first.required ?? []), ...(second.required ?? [])])];
  const properties = { ...first.properties, ...second.properties };
  return {
    ...first,
    ...second,
    ...(required.length > 0 && { required }),
    ...(Object.keys(properties).length > 0 && { properties }),
  };
}
