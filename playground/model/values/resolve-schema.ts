/** The schema that a control is made for: references followed, `allOf` merged. */
import type { Schema } from '../operation.js';
import { withDiscriminator } from './discriminator.js';

export type Schemas = Readonly<Record<string, Schema>>;

/** A schema as an object; `true` is `{}`. */
export interface SchemaObject {
  readonly [keyword: string]: unknown;
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
}

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

/** Follows `$ref` and merges `allOf`. A schema takes precedence over schemas that it refers to or extends. */
export function resolveSchema(schema: Schema | undefined, schemas: Schemas): SchemaObject {
  if (!isObjectSchema(schema)) return {};
  let ofSchemas = resolvedBefore.get(schemas);
  if (!ofSchemas) resolvedBefore.set(schemas, (ofSchemas = new WeakMap()));
  let resolved = ofSchemas.get(schema);
  if (!resolved) {
    const { parts, chosen } = extendedSchemas(schema, schemas);
    const own = parts.map((part) => ownKeywords(part, chosen.has(part)));
    resolved = own.filter((part) => Object.keys(part).length > 0).reduce(mergeSchemas, none);
    // Before the values of a discriminator, whose property may refer to the schema.
    ofSchemas.set(schema, resolved);
    for (const [part, option] of chosen) {
      if (!isAlias(option, schema, schemas)) continue;
      resolved = withDiscriminator(part, option, resolved, (property) => resolveSchema(property, schemas));
      ofSchemas.set(schema, resolved);
    }
  }
  return resolved;
}

function ownKeywords(schema: SchemaObject, isChosen: boolean): SchemaObject {
  if (!isChosen && !('$ref' in schema) && !('allOf' in schema)) return schema;
  const { $ref: _, allOf: __, ...rest } = schema;
  if (!isChosen) return rest;
  const { oneOf: ___, anyOf: ____, discriminator: _____, ...common } = rest;
  return common;
}

/** A schema without keywords. */
const none: SchemaObject = {};

/** Both at once; where they disagree, `second` counts. */
export function mergeSchemas(first: SchemaObject, second: SchemaObject): SchemaObject {
  if (first === none) return second;
  const required = [...new Set([...(first.required ?? []), ...(second.required ?? [])])];
  const properties = mergeProperties(first.properties, second.properties);
  return {
    ...first,
    ...second,
    ...(required.length > 0 && { required }),
    ...(Object.keys(properties).length > 0 && { properties }),
  };
}

/** A property of both has what both say of it. */
function mergeProperties(
  first: SchemaObject['properties'] = {},
  second: SchemaObject['properties'] = {},
): Record<string, Schema> {
  const merged: Record<string, Schema> = { ...first, ...second };
  for (const [name, other] of Object.entries(second))
    if (Object.hasOwn(first, name) && first[name] !== other) merged[name] = { allOf: [first[name]!, other] };
  return merged;
}

export interface ExtendedSchemas {
  /** The schemas that it extends, then the schema itself, each once. */
  parts: readonly SchemaObject[];
  /** The parts with a choice between schemas that extend them, and the option that the schema is or extends. */
  chosen: ReadonlyMap<SchemaObject, Schema>;
  /** Whether a schema extends itself. */
  isCircular: boolean;
}

/**
 * Follows `$ref` and `allOf`. Many generators write a choice into the schema that its options extend:
 * `Pet: { oneOf: [Cat, Dog] }` with `Cat: { allOf: [Pet, …] }`. A Cat has everything that a Pet has except for the choice.
 */
export function extendedSchemas(schema: SchemaObject, schemas: Schemas): ExtendedSchemas {
  const { parts, isCircular } = reachedSchemas(schema, schemas);
  return { parts: [...parts], chosen: chosenOptions(schema, parts, schemas), isCircular };
}

function reachedSchemas(schema: SchemaObject, schemas: Schemas): { parts: Set<SchemaObject>; isCircular: boolean } {
  const parts = new Set<SchemaObject>();
  const visited = new Set<SchemaObject>();
  let isCircular = false;
  const visit = (each: Schema | undefined): void => {
    if (!isObjectSchema(each) || parts.has(each)) return;
    isCircular ||= visited.has(each);
    if (visited.has(each)) return;
    visited.add(each);
    for (const next of extensionsOf(each, schemas)) visit(next);
    parts.add(each);
  };
  visit(schema);
  return { parts, isCircular };
}

/** The schemas of its `allOf`, then the target of its reference. */
function extensionsOf({ $ref, allOf }: SchemaObject, schemas: Schemas): (Schema | undefined)[] {
  const target = typeof $ref === 'string' ? [schemas[schemaName($ref)]] : [];
  return [...(Array.isArray(allOf) ? (allOf as Schema[]) : []), ...target];
}

function chosenOptions(
  schema: SchemaObject,
  parts: ReadonlySet<SchemaObject>,
  schemas: Schemas,
): Map<SchemaObject, Schema> {
  const chosen = new Map<SchemaObject, Schema>();
  const choices = [...parts].filter((part) => 'oneOf' in part || 'anyOf' in part);
  if (parts.size === 1 || choices.length === 0) return chosen;
  const self = aliasesOf(schema, schemas);
  for (const part of choices) {
    if (self.has(part)) continue;
    const options = [part['oneOf'], part['anyOf']].flatMap((list) => (Array.isArray(list) ? (list as Schema[]) : []));
    const candidates = options.flatMap((option) => [...aliasesOf(option, schemas)].map((alias) => ({ option, alias })));
    if (!candidates.some(({ alias }) => parts.has(alias as SchemaObject))) continue;
    const extended = new Set<Schema>(reachedSchemas(part, schemas).parts);
    const match = candidates.find(
      ({ alias }) => self.has(alias) || (parts.has(alias as SchemaObject) && !extended.has(alias)),
    );
    if (match) chosen.set(part, match.option);
  }
  return chosen;
}

function isAlias(option: Schema, schema: SchemaObject, schemas: Schemas): boolean {
  const self = aliasesOf(schema, schemas);
  return [...aliasesOf(option, schemas)].some((alias) => self.has(alias));
}

/** The schema and its aliases: targets of a plain reference, or of an `allOf` with one schema. */
function aliasesOf(schema: Schema, schemas: Schemas): Set<Schema> {
  const aliases = new Set<Schema>();
  let next: Schema | undefined = schema;
  while (isObjectSchema(next) && !aliases.has(next)) {
    aliases.add(next);
    const extended: (Schema | undefined)[] = Object.keys(next).some((key) => addingKeywords.has(key))
      ? []
      : extensionsOf(next, schemas);
    next = extended.length === 1 ? extended[0] : undefined;
  }
  return aliases;
}

/** Keywords that make a schema more than another name for the schema that it extends. */
const addingKeywords = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'required',
  'oneOf',
  'anyOf',
]);

function isObjectSchema(schema: Schema | undefined): schema is SchemaObject {
  return typeof schema === 'object' && schema !== null;
}
