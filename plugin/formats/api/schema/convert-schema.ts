/** Brings schemas of all versions to the dialect of OpenAPI 3.1, with references by name. */
import { schemaReference } from '../../../../playground/model/values/resolve-schema.js';
import type { Schema } from '../../../../playground/model/operation.js';
import { groupBy } from '../../../core/text/group-by.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';
import { addressOf, child, children, isObject, kindOf, type Located, type SpecObject } from '../files/located.js';
import { followReference, warnReference, type Reading } from '../read/reading.js';
import { words } from '../read/words.js';
import { dynamicTarget, enterScope, hasDynamicScopes, noScope, scopeFor, type DynamicScope } from './dynamic-scope.js';
import { schemasOf } from './schema-names.js';
import { upgradeSchema } from './upgrade-schema.js';

const single = new Set(
  words(`additionalProperties not contains if then else propertyNames additionalItems unevaluatedProperties
    unevaluatedItems contentSchema`),
);
const lists = new Set(words('allOf anyOf oneOf prefixItems'));
const maps = new Set(words('properties patternProperties dependentSchemas'));

/**
 * Reached by name only, or without meaning once references are names. `id`: the address of a schema in JSON Schema draft 4,
 * which validators would resolve references from.
 */
const dropped = new Set(words('$defs definitions $schema $id $anchor $dynamicAnchor $dynamicRef $ref id'));

/** Converts the schema at `at`, reached in `scope`; the names that it refers to are added to `references`. */
export function convertSchema(reading: Reading, at: Located, references: Set<string>, scope = noScope): Schema {
  const isDynamic = hasDynamicScopes(reading.files);
  return new Conversion(reading, references, isDynamic ? enterScope(scope, at) : noScope).convert(at);
}

/** Keywords of values, which are rarely names of properties that are not objects. */
const valueKeywords = new Set(['type', 'format', 'enum', 'example', 'description', 'default', 'nullable', 'required']);

/** The fix of a value that is not a schema: it may be a keyword beside the property that it belongs to. */
function fixOf({ key, parent }: Located): string {
  const names = parent?.key === 'properties' && isObject(parent.value) ? Object.keys(parent.value) : [];
  const before = valueKeywords.has(String(key)) ? names.slice(0, names.indexOf(String(key))) : [];
  const owner = before.findLast((name) => !valueKeywords.has(name));
  return owner === undefined
    ? 'Write an object, for example { type: string }.'
    : `If it is a keyword of the property "${owner}", move it there. Otherwise write an object, for example { type: string }.`;
}

class Conversion {
  /** Values that are being converted: one that contains itself (an alias) becomes a reference. */
  readonly #open = new Set<unknown>();
  readonly #reading: Reading;
  readonly #references: Set<string>;
  #scope: DynamicScope;

  constructor(reading: Reading, references: Set<string>, scope: DynamicScope) {
    this.#reading = reading;
    this.#references = references;
    this.#scope = scope;
  }

  /** `isProperty`: a Boolean `required` is left to the object around it. */
  convert(at: Located, isProperty = false): Schema {
    const { value } = at;
    if (typeof value === 'boolean') return value;
    if (value === undefined || value === null) return {};
    if (!isObject(value)) {
      this.#warn(at, `A schema must be an object, not ${kindOf(value)}.`, fixOf(at));
      return {};
    }
    if (this.#open.has(value)) return this.#reference(at);
    this.#open.add(value);
    const schema = upgradeSchema(this.#keywords(at, value));
    this.#open.delete(value);
    if (!isProperty && typeof schema === 'object' && typeof schema['required'] === 'boolean')
      delete (schema as Record<string, unknown>)['required'];
    return schema;
  }

  #keywords(at: Located, value: SpecObject): Record<string, unknown> {
    const outer = this.#scope;
    if (value['$id'] !== undefined && hasDynamicScopes(this.#reading.files)) this.#scope = enterScope(outer, at);
    const result: Record<string, unknown> = this.#followed(at, value);
    for (const key of Object.keys(value)) {
      if (dropped.has(key)) continue;
      if (key === 'xml') this.#reading.checks?.object(this.#reading, child(at, key), 'XML object');
      const converted = this.#keyword(child(at, key), key);
      if (converted !== undefined) result[key] = converted;
    }
    if (isObject(result['discriminator']) && !result['oneOf'] && !result['anyOf']) {
      const options = this.#optionsOf(at, result['discriminator']);
      if (options.length > 0) result['oneOf'] = options;
    }
    this.#scope = outer;
    return result;
  }

  #followed(at: Located, { $ref, $dynamicRef }: SpecObject): { $ref?: string } {
    if (typeof $ref === 'string') return this.#targetOf(at, this.#follow(at, $ref));
    if (typeof $dynamicRef !== 'string') return {};
    return this.#targetOf(at, dynamicTarget(at, $dynamicRef, this.#scope, this.#follow));
  }

  #keyword(at: Located, key: string): unknown {
    const { value } = at;
    if (single.has(key) || (key === 'items' && !Array.isArray(value))) return this.convert(at);
    if (lists.has(key) || key === 'items') return this.#list(at, key);
    if (maps.has(key)) return this.#map(at, key);
    if (key === 'discriminator') return this.#discriminator(at);
    if (key === 'type') return this.#type(at);
    if ((key === 'enum' || key === 'required') && !Array.isArray(value)) return this.#notAList(at, key);
    return value;
  }

  #list(at: Located, key: string): unknown {
    if (Array.isArray(at.value)) return children(at).map((item) => this.convert(item));
    return this.#notAList(at, key);
  }

  #notAList(at: Located, key: string): undefined {
    // A Boolean next to a property is an old form that many tools accept: see upgradeSchema.
    if (key === 'required' && typeof at.value === 'boolean') return at.value as never;
    if (at.value !== null)
      this.#warn(at, `"${key}" must be a list, not ${kindOf(at.value)}.`, `Write "${key}" as a list.`);
    return undefined;
  }

  #map(written: Located, key: string): unknown {
    const at = this.#resolveMap(written);
    if (isObject(at.value))
      return Object.fromEntries(children(at).map((item) => [item.key, this.convert(item, key === 'properties')]));
    const hint = `Write "${key}" as an object from names to schemas.`;
    if (at.value !== null) this.#warn(at, `"${key}" must be an object, not ${kindOf(at.value)}.`, hint);
    return undefined;
  }

  /** Not in the specification, but common: `properties` that are a reference to an object of properties. */
  #resolveMap(at: Located): Located {
    const reference = child(at, '$ref').value;
    if (typeof reference !== 'string') return at;
    const target = followReference(this.#reading, at, reference);
    if (typeof target !== 'string') return target;
    warnReference(this.#reading, at, target);
    return { ...at, value: {} };
  }

  #type(at: Located): unknown {
    const types = Array.isArray(at.value) ? (at.value as unknown[]) : [at.value];
    const isValid = (type: unknown) => typeof type === 'string' && knownTypes.has(type);
    if (types.every(isValid)) return at.value;
    const valid = types.filter(isValid);
    const unknown = JSON.stringify(types.find((type) => !isValid(type)));
    const hint = `Use one of ${[...knownTypes].filter((type) => type !== 'file').join(', ')}.`;
    if (at.value !== null && !types.includes('any')) this.#warn(at, `Unknown type ${unknown}.`, hint);
    return valid.length > 1 ? valid : valid[0];
  }

  #discriminator(at: Located): unknown {
    if (typeof at.value === 'string') return { propertyName: at.value };
    if (!isObject(at.value)) return undefined;
    const mapping = children(child(at, 'mapping')).flatMap((entry) => {
      const target = typeof entry.value === 'string' ? this.#mapped(entry, entry.value) : undefined;
      return target === undefined ? [] : [[entry.key, target] as const];
    });
    return { ...at.value, ...(mapping.length > 0 ? { mapping: Object.fromEntries(mapping) } : {}) };
  }

  /** The schemas that a discriminator without a choice chooses from: of its mapping, and those that extend the schema. */
  #optionsOf(at: Located, { mapping }: SpecObject): { $ref: string }[] {
    const self = this.#reference(at).$ref;
    const mapped = isObject(mapping) ? (Object.values(mapping) as string[]) : [];
    const extending = subtypesOf(this.#reading, at).map((each) => this.#reference(each).$ref);
    return [...new Set([...mapped, ...extending])].filter((each) => each !== self).map(($ref) => ({ $ref }));
  }

  /** A mapping names a schema of the file, or has a reference. */
  #mapped(at: Located, target: string): string | undefined {
    const { root, isSwagger } = this.#reading;
    const pointer = isSwagger ? '#/definitions/' : '#/components/schemas/';
    const isName = /^[\w.-]+$/.test(target);
    const found = isName ? followReference(this.#reading, root, `${pointer}${target}`) : 'it is not a name';
    const schema = typeof found === 'string' ? followReference(this.#reading, at, target) : found;
    if (typeof schema !== 'string') return this.#reference(schema).$ref;
    this.#reading.findings.warn(at, {
      code: 'openapi-ref',
      message: `The discriminator maps to "${target}", which does not exist.`,
      hint: 'Write the name of a schema, or a reference to one.',
    });
    return undefined;
  }

  #warn(at: Located, message: string, hint: string): void {
    this.#reading.findings.warn(at, { code: 'openapi-schema', message, hint });
  }

  readonly #follow = (at: Located, reference: string): Located | string =>
    followReference(this.#reading, at, reference);

  #targetOf(at: Located, target: Located | string): { $ref?: string } {
    if (typeof target !== 'string') return this.#reference(target);
    warnReference(this.#reading, at, target);
    return {};
  }

  #reference(target: Located): { $ref: string } {
    const name = this.#reading.schemas.nameOf(target, scopeFor(target, this.#scope, this.#follow));
    this.#references.add(name);
    return { $ref: schemaReference(name) };
  }
}

const subtypes = new WeakMap<Reading['files'], Map<string, Located[]>>();

/** The named schemas of the specification with the schema at `at` in their `allOf`. */
function subtypesOf(reading: Reading, at: Located): readonly Located[] {
  const byBase = getOrInsert(subtypes, reading.files, () => {
    const named = children(schemasOf(reading.root, reading.isSwagger));
    const pairs = named.flatMap((each) => basesOf(reading, each).map((base) => [addressOf(base), each] as const));
    return new Map([...groupBy(pairs, ([base]) => base)].map(([base, all]) => [base, all.map(([, each]) => each)]));
  });
  return byBase.get(addressOf(at)) ?? [];
}

function basesOf(reading: Reading, at: Located): Located[] {
  return children(child(at, 'allOf')).flatMap((part) => {
    const { value: reference } = child(part, '$ref');
    const base = typeof reference === 'string' ? followReference(reading, part, reference) : '';
    return typeof base === 'string' ? [] : [base];
  });
}

const knownTypes = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null', 'file']);
