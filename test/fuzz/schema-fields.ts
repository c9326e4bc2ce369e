/** Every text field of the settings, from the JSON Schema of the package. */

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  $defs?: Record<string, Schema>;
}

/** Settings with one text in them. */
export interface Field {
  /** `navbar.links[].href`. */
  path: string;
  /** The settings with `text` there. */
  fill(text: string): unknown;
}

/** The fields of one definition of the schema, including free keys: `variables{}`. */
export function schemaFields(schema: Schema, definition: string): Field[] {
  const fields = new Map<string, Field>();
  for (const field of new Walk(schema.$defs ?? {}).fields({ $ref: `#/$defs/${definition}` }, '', [])) {
    if (!fields.has(field.path)) fields.set(field.path, field);
  }
  return [...fields.values()];
}

const samples = new Map<Schema['type'], unknown>([
  ['boolean', true],
  ['number', 1],
  ['integer', 1],
]);

class Walk {
  readonly #definitions: Record<string, Schema>;
  /** Recursive definitions that were visited. Following all paths would never end. */
  readonly #walked = new Set<string>();

  constructor(definitions: Record<string, Schema>) {
    this.#definitions = definitions;
  }

  *fields(given: Schema, path: string, trail: readonly string[]): Generator<Field> {
    const schema = this.#resolve(given);
    if (given.$ref && this.#isWalked(given.$ref)) return;
    const inner = given.$ref ? [...trail, given.$ref] : trail;
    for (const option of optionsOf(schema)) yield* this.fields(option, path, inner);
    if (takesText(schema)) yield { path, fill: (text) => text };
    for (const [key, value] of Object.entries(schema.properties ?? {})) {
      const others = this.#required(schema, key, inner);
      for (const field of this.fields(value, path ? `${path}.${key}` : key, inner))
        yield { path: field.path, fill: (text) => ({ ...others, [key]: field.fill(text) }) };
    }
    yield* this.#items(schema, path, inner);
  }

  /** Fields of list items and of free keys. */
  *#items({ items, additionalProperties: values }: Schema, path: string, trail: readonly string[]): Generator<Field> {
    for (const { path: at, fill } of items ? this.fields(items, `${path}[]`, trail) : [])
      yield { path: at, fill: (text) => [fill(text)] };
    if (typeof values !== 'object') return;
    const value = this.#sample(values, trail);
    yield { path: `${path}{}`, fill: (text) => Object.fromEntries([[text, value]]) };
    for (const { path: at, fill } of this.fields(values, `${path}.key`, trail))
      yield { path: at, fill: (text) => ({ key: fill(text) }) };
  }

  #isWalked(ref: string): boolean {
    const isRecursive = this.#references(ref).has(ref);
    if (isRecursive && this.#walked.has(ref)) return true;
    this.#walked.add(ref);
    return false;
  }

  /** All definitions that a definition refers to, directly or indirectly. */
  #references(ref: string, found = new Set<string>()): Set<string> {
    const definition = this.#definitions[ref.replace('#/$defs/', '')];
    for (const [, inner] of JSON.stringify(definition).matchAll(/"\$ref":"([^"]+)"/g)) {
      if (found.has(inner!)) continue;
      found.add(inner!);
      this.#references(inner!, found);
    }
    return found;
  }

  #required(schema: Schema, without: string, trail: readonly string[]): Record<string, unknown> {
    const keys = (schema.required ?? []).filter((key) => key !== without);
    return Object.fromEntries(keys.map((key) => [key, this.#sample(schema.properties?.[key] ?? {}, trail)]));
  }

  /** A value that is valid in the schema. */
  #sample(unresolved: Schema, trail: readonly string[]): unknown {
    const schema = this.#resolve(unresolved);
    if (unresolved.$ref && trail.filter((ref) => ref === unresolved.$ref).length > 1) return [];
    const inner = unresolved.$ref ? [...trail, unresolved.$ref] : trail;
    const [option] = optionsOf(schema);
    if (option) return this.#sample(option, inner);
    if (schema.type === 'array') return [this.#sample(schema.items ?? {}, inner)];
    if (schema.type === 'object') return this.#required(schema, '', inner);
    return samples.get(schema.type) ?? schema.const ?? schema.enum?.[0] ?? 'index';
  }

  #resolve(schema: Schema): Schema {
    return schema.$ref
      ? { ...this.#definitions[schema.$ref.replace('#/$defs/', '')], ...schema, $ref: undefined }
      : schema;
  }
}

function takesText({ type, enum: values, anyOf, oneOf, const: value }: Schema): boolean {
  if (type !== undefined) return [type].flat().includes('string');
  return values === undefined && value === undefined && anyOf === undefined && oneOf === undefined;
}

function optionsOf({ anyOf = [], oneOf = [] }: Schema): Schema[] {
  return [...anyOf, ...oneOf];
}
