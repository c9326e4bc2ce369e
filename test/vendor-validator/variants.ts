/** Generates valid settings with each enum value and each union branch once. */
import type { Json } from './validator.js';

/** A value, and where it differs from the simplest one. */
export interface Variant {
  value: unknown;
  place: string;
}

const texts: Record<string, string> = { uri: 'https://example.com/a', url: 'https://example.com/a' };

/** Generates values from a JSON Schema. */
export class Variants {
  readonly #root: Json;

  constructor(root: Json) {
    this.#root = root;
  }

  /** All variants, each with one difference. */
  *all(schema: Json = this.#root, place = '', depth = 0): Generator<Variant> {
    const here = this.#resolve(schema);
    const options = branches(here);
    if (depth > 7) return;
    if (options) yield* this.#ofUnion(options, place, depth);
    else if (here['properties']) yield* this.#ofObject(here, place, depth);
    else if (here['type'] === 'array') yield* this.#ofList((here['items'] ?? {}) as Json, place, depth);
    else for (const value of scalars(here)) yield { value, place };
  }

  *#ofUnion(options: readonly Json[], place: string, depth: number): Generator<Variant> {
    for (const branch of options) {
      yield { value: this.#simple(branch), place };
      yield* this.all(branch, place, depth + 1);
    }
  }

  *#ofList(items: Json, place: string, depth: number): Generator<Variant> {
    for (const item of this.all(items, `${place}[]`, depth + 1)) yield { value: [item.value], place: item.place };
    yield { value: [this.#simple(items)], place };
  }

  *#ofObject(here: Json, place: string, depth: number): Generator<Variant> {
    const base = this.#simple(here) as Json;
    for (const [key, property] of Object.entries(here['properties'] as Record<string, Json>)) {
      if ('not' in property) continue;
      for (const inner of this.all(property, place ? `${place}.${key}` : key, depth + 1))
        yield { value: { ...base, [key]: inner.value }, place: inner.place };
    }
  }

  /** The simplest valid value, with required keys only. */
  #simple(schema: Json, depth = 0): unknown {
    const here = this.#resolve(schema);
    const options = branches(here)?.map((branch) => this.#resolve(branch));
    if (depth > 8) return {};
    if (options) return this.#simple(options.find(({ type }) => type === 'string') ?? options[0]!, depth + 1);
    if (here['type'] === 'array') return [this.#simple((here['items'] ?? {}) as Json, depth + 1)];
    const properties = here['properties'] as Record<string, Json> | undefined;
    if (!properties) return scalars(here)[0];
    const required = (here['required'] ?? []) as string[];
    return Object.fromEntries(required.map((key) => [key, this.#simple(properties[key] ?? {}, depth + 1)]));
  }

  #resolve(schema: Json): Json {
    const ref = schema['$ref'];
    if (typeof ref !== 'string') return schema;
    const found = ref
      .replace(/^#\/?/, '')
      .split('/')
      .filter((step) => step !== '')
      .reduce<unknown>((value, step) => (value as Json | undefined)?.[step], this.#root);
    return this.#resolve((found ?? {}) as Json);
  }
}

function branches(schema: Json): Json[] | undefined {
  return (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
}

/** All values of an enum, or one valid value. */
function scalars(schema: Json): unknown[] {
  if ('const' in schema) return [schema['const']];
  if (Array.isArray(schema['enum'])) return schema['enum'];
  return schema['type'] === 'boolean' ? [true, false] : [scalar(schema)];
}

function scalar(schema: Json): unknown {
  const { type, pattern, format } = schema as { type?: string; pattern?: string; format?: string };
  if (type === 'number' || type === 'integer') return 400;
  if (type === 'object') return { example: 'text' };
  if (pattern?.includes('#')) return '#16A34A';
  if (pattern?.startsWith('^')) return `${pattern.replace(/[\^$\\]/g, '')}example`;
  return texts[format ?? ''] ?? 'index';
}
