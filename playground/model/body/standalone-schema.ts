/** One schema with all that it refers to, for validators, which have no end for schemas that extend each other. */
import { discriminatorValues } from '../values/discriminator.js';
import { regularExpression } from '../values/matching-text.js';
import { extendedSchemas, schemaName, type SchemaObject, type Schemas } from '../values/resolve-schema.js';
import type { Schema } from '../operation.js';
import { withNumbers } from '../values/exact-json.js';
import { isObject } from '../request/parameters/parameter-value.js';

/** A schema of a request body with its named schemas in `$defs`. */
export function standaloneSchema(schema: Schema, schemas: Schemas): Record<string, unknown> | boolean {
  return typeof schema === 'boolean' ? schema : new Standalone(schemas).of(schema);
}

/** Keywords whose values are data. */
const dataKeywords = new Set(['const', 'enum', 'default', 'example', 'examples']);

/** Keywords with schemas by names of the author's. */
const mapKeywords = new Set(['properties', 'patternProperties', 'dependentSchemas']);

/** Keywords with options. */
const choiceKeywords = new Set(['oneOf', 'anyOf']);

class Standalone {
  readonly #schemas: Schemas;
  readonly #definitions: Record<string, unknown> = {};
  /** Names of nested schemas that extend each other. */
  readonly #names = new Map<object, string>();
  /** Results of `withoutCircles`, which have no circles. */
  readonly #copies = new WeakSet<object>();

  constructor(schemas: Schemas) {
    this.#schemas = schemas;
  }

  of(schema: SchemaObject): Record<string, unknown> {
    for (const [name, each] of Object.entries(this.#schemas))
      this.#definitions[name] = this.#copy(this.#withoutCircles(each));
    const root = this.#copy(this.#withoutCircles(schema)) as Record<string, unknown>;
    return { ...root, $defs: this.#definitions };
  }

  #copy(given: unknown): unknown {
    if (Array.isArray(given)) return given.map((each) => this.#convert(each));
    if (!isObject(given)) return withNumbers(given);
    const entries = Object.entries(withoutReadOnly(given)).flatMap(([key, value]) => {
      // Patterns that the validator cannot read, such as (?i), are not checked.
      if (key === 'pattern' && regularExpression(String(value))?.unicode !== true) return [];
      if (key === '$ref' && typeof value === 'string') return [[key, value.replace('#/schemas/', '#/$defs/')]];
      if (choiceKeywords.has(key) && Array.isArray(value))
        return [[key, value.map((option: Schema) => selectedBy(given, option, this.#convert(option)))]];
      if (mapKeywords.has(key) && isObject(value)) return [[key, this.#copyMap(value)]];
      return [[key, dataKeywords.has(key) ? withNumbers(value) : this.#convert(value)]];
    });
    return Object.fromEntries(entries) as unknown;
  }

  #copyMap(given: Record<string, unknown>): unknown {
    return Object.fromEntries(Object.entries(given).map(([name, schema]) => [name, this.#convert(schema)]));
  }

  #convert(given: unknown): unknown {
    if (!isObject(given) || !Array.isArray(given.allOf) || this.#copies.has(given)) return this.#copy(given);
    const known = this.#names.get(given);
    if (known !== undefined) return { $ref: `#/$defs/${known}` };
    const extended = this.#withoutCircles(given);
    if (extended === given) return this.#copy(given);
    let name = `extended${this.#names.size}`;
    while (name in this.#schemas) name += '_';
    this.#names.set(given, name);
    this.#definitions[name] = this.#copy(extended);
    return { $ref: `#/$defs/${name}` };
  }

  /**
   * A schema that extends itself, or that is an option of a schema that it extends, merged with all schemas that it
   * extends.
   */
  #withoutCircles(given: Schema): Schema {
    if (!isObject(given)) return given;
    const { chosen, isCircular } = extendedSchemas(given, this.#schemas);
    if (chosen.size === 0 && !isCircular) return given;
    const visited = new Set<Schema>();
    const copy = (schema: Schema | undefined): Schema => {
      if (!isObject(schema)) return schema ?? true;
      if (visited.has(schema)) return true;
      visited.add(schema);
      const { $ref, allOf, oneOf, anyOf, ...rest } = schema;
      const parts = Array.isArray(allOf) ? (allOf as Schema[]).map(copy) : [];
      if (typeof $ref === 'string') parts.push(copy(this.#schemas[schemaName($ref)]));
      const choice = { ...(oneOf !== undefined && { oneOf }), ...(anyOf !== undefined && { anyOf }) };
      const extended = parts.filter((part) => part !== true);
      const copied = {
        ...rest,
        ...(!chosen.has(schema) && choice),
        ...(extended.length > 0 && { allOf: extended }),
      };
      this.#copies.add(copied);
      return copied;
    };
    return copy(given);
  }
}

/** `copy`, that of an option, which only the values of the discriminator of `schema` select. */
function selectedBy(schema: SchemaObject, option: Schema, copy: unknown): unknown {
  const values = discriminatorValues(schema, option);
  if (values.length === 0) return copy;
  const { propertyName } = schema['discriminator'] as { propertyName: string };
  return { allOf: [copy, { properties: { [propertyName]: { enum: values } } }] };
}

/** Properties that only responses have are not required in a request. */
function withoutReadOnly(schema: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(schema.required) || !isObject(schema.properties)) return schema;
  const { properties, required } = schema;
  const isSent = (name: unknown): boolean => {
    const property = properties[String(name)];
    return !isObject(property) || property.readOnly !== true;
  };
  return { ...schema, required: required.filter(isSent) };
}
