/** Puts text into every field of a document that takes any, as the JSON Schema of its format lists them. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Schema {
  [keyword: string]: unknown;
}

type Json = Record<string, unknown>;

/** The schemas that apply to the same value: `$ref`, `allOf`, alternatives and conditions are followed. */
function appliedIn(schema: Schema): Schema[] {
  const { $ref: _, allOf = [], anyOf = [], oneOf = [], dependentSchemas = {} } = schema as Record<string, Schema[]>;
  const branches = ['if', 'then', 'else'].map((key) => schema[key]);
  return [allOf, anyOf, oneOf, Object.values(dependentSchemas), branches]
    .flat()
    .filter((each) => typeof each === 'object') as Schema[];
}

/** Swagger takes some keywords from it. */
const jsonSchema = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('ajv/dist/refs/json-schema-draft-07.json'), 'utf8'),
) as Schema;

/** Keys that hold a document together. */
const structure = new Set([
  '$ref',
  '$id',
  '$schema',
  '$anchor',
  '$dynamicRef',
  '$dynamicAnchor',
  '$self',
  'openapi',
  'swagger',
  'asyncapi',
  'jsonSchemaDialect',
]);

export interface FilledFields {
  /** Pointers of the fields, with the names of maps and items as `*`: `/info/title`. */
  fields: string[];
  /** Definitions with a text field that no value of the document has. */
  missing: string[];
}

/** Chooses the text of a field; `undefined` leaves out a field that the document does not need. */
export type FieldText = (field: string) => string | undefined;

/**
 * Fills `document` in place. Adds the objects, items and text fields that it does not have yet, once for each
 * definition. Texts that are not empty are kept: they decide how other fields are used.
 */
export function fillFields(document: Json, schema: Schema, text: FieldText): FilledFields {
  return new Filling(schema, text).run(document);
}

class Filling {
  readonly #root: Schema;
  readonly #text: FieldText;
  readonly #fields = new Set<string>();
  readonly #reached = new Set<unknown>();
  /** The keys that were added to objects of a definition. */
  readonly #added = new Map<Schema, Set<string>>();

  constructor(root: Schema, text: FieldText) {
    this.#root = root;
    this.#text = text;
  }

  run(document: Json): FilledFields {
    this.#fill(document, this.#expand([this.#root]), '');
    const definitions = Object.entries((this.#root['$defs'] ?? this.#root['definitions']) as Record<string, Schema>);
    const missing = definitions.filter(
      ([, each]) => !this.#reached.has(each) && Object.values(propertiesOf([each])).some((all) => this.#takesText(all)),
    );
    return { fields: [...this.#fields].sort(), missing: missing.map(([name]) => name) };
  }

  #fill(value: unknown, schemas: readonly Schema[], path: string): void {
    schemas.forEach((each) => this.#reached.add(each));
    if (Array.isArray(value)) return value.forEach((item, index) => this.#fillItem(value, index, item, schemas, path));
    if (typeof value !== 'object' || value === null) return;
    const object = value as Json;
    const properties = propertiesOf(schemas);
    for (const key of new Set([...Object.keys(object), ...Object.keys(properties)])) {
      if (!structure.has(key)) this.#fillKey(object, key, schemas, path);
    }
    this.#addEntry(object, schemas, path);
  }

  #fillItem(list: unknown[], index: number, item: unknown, schemas: readonly Schema[], path: string): void {
    const inner = this.#expand(schemas.flatMap(({ items = [] }) => items as Schema[]));
    if (typeof item !== 'string') this.#fill(item, inner, `${path}/*`);
    else if (item === '' && this.#takesText(inner)) list[index] = this.#textAt(`${path}/*`) ?? 'x';
  }

  #fillKey(object: Json, key: string, schemas: readonly Schema[], path: string): void {
    const properties = propertiesOf(schemas)[key];
    const inner = this.#expand(properties ?? entriesOf(schemas, key));
    const at = `${path}/${properties ? key : '*'}`;
    const value = object[key];
    if (value !== undefined && value !== '') {
      if (typeof value !== 'string') this.#fill(value, inner, at);
      return;
    }
    const choices = choicesOf(inner);
    if (value === undefined && choices.length > 0) {
      // The first location of a parameter is the path, which would have to contain its name.
      if (isRequired(schemas, key)) object[key] = choices.find((each) => each === 'query') ?? choices[0];
    } else if (value === '' || this.#takesText(inner)) this.#setText(object, key, at);
    else this.#add(object, key, inner, { parents: schemas.filter((each) => key in propertiesOf([each])), path: at });
  }

  /** Adds an object or a list that no object of the same definition has yet. */
  #add(
    object: Json,
    key: string,
    inner: readonly Schema[],
    { parents, path }: { parents: readonly Schema[]; path: string },
  ): void {
    const isNew = parents.some((each) => !this.#added.get(each)?.has(key));
    if (!isNew) return;
    for (const each of parents) this.#added.set(each, (this.#added.get(each) ?? new Set()).add(key));
    const items = this.#expand(inner.flatMap(({ items: each = [] }) => each as Schema[]));
    if (items.some(isObject)) object[key] = [{}];
    else if (this.#takesText(items)) object[key] = [''];
    else if (inner.some(isObject)) object[key] = {};
    else return;
    this.#fill(object[key], inner, path);
  }

  /** Adds an entry to a map without any. */
  #addEntry(object: Json, schemas: readonly Schema[], path: string): void {
    if (Object.keys(object).some((key) => !(key in propertiesOf(schemas)))) return;
    const inner = this.#expand(entriesOf(schemas, 'entry'));
    if (this.#takesText(inner)) this.#setText(object, 'entry', `${path}/*`);
    else this.#add(object, 'entry', inner, { parents: schemas.filter(hasEntries), path: `${path}/*` });
  }

  #setText(object: Json, key: string, field: string): void {
    const text = this.#textAt(field) ?? (key in object ? 'x' : undefined);
    if (text !== undefined) object[key] = text;
  }

  #textAt(field: string): string | undefined {
    this.#fields.add(field);
    return this.#text(field);
  }

  #takesText(schemas: readonly Schema[]): boolean {
    return this.#expand(schemas).some((each) => isText(each));
  }

  #expand(schemas: readonly Schema[], found = new Set<Schema>()): Schema[] {
    for (const schema of schemas) {
      if (typeof schema !== 'object' || found.has(schema)) continue;
      found.add(schema);
      const { $ref } = schema;
      if (typeof $ref === 'string') this.#expand([this.#resolve($ref)], found);
      this.#expand(appliedIn(schema), found);
    }
    return [...found];
  }

  #resolve(reference: string): Schema {
    const [file, pointer = ''] = reference.split('#');
    const keys = pointer.split('/').filter(Boolean);
    const root = file === '' ? this.#root : jsonSchema;
    return keys.reduce<Schema>((at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')] as Schema, root);
  }
}

function propertiesOf(schemas: readonly Schema[]): Record<string, Schema[]> {
  const all: Record<string, Schema[]> = {};
  for (const { properties = {} } of schemas)
    for (const [key, schema] of Object.entries(properties as Record<string, Schema>))
      (all[key] ??= []).push(schemaOf(schema));
  return all;
}

function entriesOf(schemas: readonly Schema[], key: string): Schema[] {
  return schemas.flatMap(({ patternProperties = {}, additionalProperties, unevaluatedProperties }) => [
    ...Object.entries(patternProperties as Record<string, Schema>)
      .filter(([pattern]) => new RegExp(pattern).test(key))
      .map(([, schema]) => schemaOf(schema)),
    ...[additionalProperties, unevaluatedProperties].filter((each): each is Schema => typeof each === 'object'),
  ]);
}

/** `true` allows everything. */
function schemaOf(schema: Schema | boolean): Schema {
  return typeof schema === 'object' ? schema : schema ? {} : { not: {} };
}

function choicesOf(schemas: readonly Schema[]): unknown[] {
  return schemas.flatMap((each) =>
    'const' in each ? [each['const']] : ((each['enum'] as unknown[] | undefined) ?? []),
  );
}

function isRequired(schemas: readonly Schema[], key: string): boolean {
  return schemas.some(({ required }) => Array.isArray(required) && required.includes(key));
}

function isObject(schema: Schema): boolean {
  return 'properties' in schema || hasEntries(schema);
}

function hasEntries(schema: Schema): boolean {
  return typeof schema['additionalProperties'] === 'object' || 'patternProperties' in schema;
}

/** Whether text is valid: it is asked for, or everything is. */
function isText(schema: Schema): boolean {
  if (Object.keys(schema).every((key) => /^(?:description|title|default|examples|\$comment)$/.test(key))) return true;
  return [schema['type']].flat().includes('string') && !('enum' in schema) && !('const' in schema);
}
