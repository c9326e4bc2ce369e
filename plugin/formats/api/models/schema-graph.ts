/** The named schemas of a document as a graph, and the part of it that fits on a page. */
import type { Schema } from '../../../../playground/model/operation.js';
import { schemaName } from '../../../../playground/model/values/resolve-schema.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';
import { addsKeywords } from '../schema/adding-keywords.js';
import { maxPageWeight, maxModelLevels } from '../limits.js';

/** A part of a schema, measured once for all pages. */
interface Measured {
  /** Length of the schema as JSON, in characters. */
  weight: number;
  /** Names of schemas whose fields are inside of its own fields. */
  nested: ReadonlySet<string>;
  /** Names of schemas in its options. */
  options: ReadonlySet<string>;
  /** Names of schemas whose fields are its own. */
  extended: ReadonlySet<string>;
  /** Whether it has fields or options. */
  hasContent: boolean;
}

/** A named schema with all that it extends. */
export interface SchemaNode {
  /** Its name, and names of what it extends. */
  parts: readonly string[];
  weight: number;
  nested: readonly string[];
  hasContent: boolean;
}

/** Parts of a page, which refer to schemas. */
export interface PageRoots {
  /** Measured with its schemas. */
  content: object;
  /** Names of the schemas that are the content of a request or a response: their fields are always on the page. */
  top: readonly string[];
  /** Length of the schemas on it, as JSON. Default: `maxPageWeight`. */
  maxWeight?: number;
}

/** The named schemas of a page. */
export interface PageSchemas {
  /** Names of the schemas whose fields are on the page, the nearest ones first. */
  shown: ReadonlySet<string>;
  /** Names of the schemas that the page links to. */
  linked: ReadonlySet<string>;
}

export class SchemaGraph {
  readonly #schemaOf: (name: string) => Schema | undefined;
  readonly #nodes = new Map<string, SchemaNode>();
  readonly #linked = new Map<string, ReadonlySet<string>>();

  constructor(schemaOf: (name: string) => Schema | undefined) {
    this.#schemaOf = schemaOf;
  }

  node(name: string): SchemaNode {
    return getOrInsert(this.#nodes, name, () => {
      let weight = 0;
      let hasContent = false;
      const nested = new Set<string>();
      const parts = new Set([name]);
      for (const part of parts) {
        const measured = measure(this.#schemaOf(part));
        weight += measured.weight;
        hasContent ||= measured.hasContent;
        for (const each of measured.extended) parts.add(each);
        // A choice between schemas that extend the choice: each of them has everything except for the choice.
        const options = part !== name && measured.options.has(name) ? [] : measured.options;
        for (const each of [...measured.nested, ...options]) nested.add(each);
      }
      return { parts: [...parts], weight, nested: [...nested], hasContent };
    });
  }

  /** The schemas with these names, as far as they exist. */
  schemas(names: Iterable<string>): Record<string, Schema> {
    const all = Array.from(names, (name) => [name, this.#schemaOf(name)] as const);
    return Object.fromEntries(all.filter(([, schema]) => schema !== undefined)) as Record<string, Schema>;
  }

  /** Names of the schemas that parts of a page refer to. */
  references({ content, top }: PageRoots): Set<string> {
    return new Set([...top, ...measure(content as Schema).nested]);
  }

  /** The schemas of a page: the nearest ones until they are too many for it. Schemas without fields always are on it. */
  select(roots: PageRoots): PageSchemas {
    const { maxWeight = maxPageWeight } = roots;
    const shown = new Set<string>();
    const linked = new Set<string>();
    const isTop = new Set(roots.top);
    const levels = new Map(Array.from(this.references(roots), (name) => [name, 1]));
    let { weight } = measure(roots.content as Schema);
    // A map that grows is iterated to its end: breadth first.
    for (const [name, level] of levels) {
      const node = this.node(name);
      const fits = weight + node.weight <= maxWeight && level <= maxModelLevels;
      if (node.hasContent && !fits && !isTop.has(name)) {
        linked.add(name);
        continue;
      }
      weight += node.weight;
      shown.add(name);
      for (const each of node.nested) if (!levels.has(each)) levels.set(each, level + 1);
    }
    return { shown, linked };
  }

  /** The given schemas, and those that their pages link to, the nearest ones first. */
  withLinked(names: Iterable<string>): Set<string> {
    const all = new Set(names);
    // A set that grows is iterated to its end.
    for (const name of all) for (const each of this.#linkedBy(name)) all.add(each);
    return all;
  }

  #linkedBy(name: string): ReadonlySet<string> {
    return getOrInsert(this.#linked, name, () => this.select(modelRoots(name)).linked);
  }
}

/** The page of a schema. */
export function modelRoots(name: string): PageRoots {
  return { content: noContent, top: [name] };
}

const noContent = {};

const measured = new WeakMap<object, Measured>();

function measure(schema: Schema | undefined): Measured {
  if (typeof schema !== 'object') return emptyResult(0);
  return getOrInsert(measured, schema, () => {
    const result = emptyResult(JSON.stringify(schema).length);
    visit(schema, true, result);
    return result;
  });
}

function emptyResult(weight: number): Result {
  return { weight, hasContent: false, nested: new Set(), options: new Set(), extended: new Set() };
}

/** Keywords whose values are not schemas, however they look. */
const values = /^(?:examples?|default|const|enum|xml|externalDocs|discriminator|x-.*)$/;

/** Keywords with fields, items or options. */
const contentKeywords = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'prefixItems',
  'contentSchema',
  'oneOf',
  'anyOf',
  'then',
  'else',
]);

/** Keywords with schemas by names that the author chose. */
const maps = new Set(['properties', 'patternProperties', 'dependentSchemas']);

type Result = Pick<Measured, 'weight' | 'hasContent'> & Record<'nested' | 'options' | 'extended', Set<string>>;

/** `isOwn`: whether the fields of `part` are those of the schema that is measured. */
function visit(part: unknown, isOwn: boolean, result: Result): void {
  if (Array.isArray(part)) for (const each of part) visit(each, isOwn, result);
  else if (typeof part === 'object' && part !== null)
    for (const [key, value] of Object.entries(part)) {
      if (key === '$ref' && typeof value === 'string') (isOwn ? result.extended : result.nested).add(schemaName(value));
      else if (typeof value === 'object' && value !== null && !values.test(key))
        visitKeyword(part, key, value as object, isOwn, result);
    }
}

function visitKeyword(schema: object, key: string, value: object, isOwn: boolean, result: Result): void {
  result.hasContent ||= contentKeywords.has(key);
  if (key === 'allOf') visit(value, isOwn && !isAlias(schema, value), result);
  else if (isOwn && choices.has(key)) visitOptions(value, result);
  else visit(maps.has(key) ? Object.values(value) : value, false, result);
}

const choices = new Set(['oneOf', 'anyOf']);

function visitOptions(options: unknown, result: Result): void {
  const inside = { ...result, nested: result.options };
  visit(Array.isArray(options) ? options.map((each: unknown) => ({ each })) : options, false, inside);
  result.hasContent ||= inside.hasContent;
}

/** Whether a schema is another name for the only one that it extends. */
function isAlias(schema: object, allOf: unknown): boolean {
  return (
    Array.isArray(allOf) &&
    allOf.length === 1 &&
    !addsKeywords(schema) &&
    !Object.keys(schema).some((key) => choices.has(key))
  );
}
