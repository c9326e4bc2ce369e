/** Gives every schema that is referred to a name of its own, and converts each of them once. */
import type { Schema } from '../../../../playground/model/operation.js';
import { decodeAddress } from '../../../addresses/encode-address.js';
import { addressOf, child, children, pathOf, type Located, type SpecFile } from '../files/located.js';
import { words } from '../read/words.js';
import { noScope, type DynamicScope } from './dynamic-scope.js';

/** The schemas of a document. */
export interface NamedSchemas {
  all: Readonly<Record<string, Schema>>;
  /** The position of a schema in its file. */
  locate(name: string): Located | undefined;
}

interface NamedSchema {
  name: string;
  at: Located;
  scope: DynamicScope;
  /** Absent until the first operation needs it. */
  schema?: Schema;
  /** Names that it refers to itself. */
  references: Set<string>;
}

type Convert = (at: Located, references: Set<string>, scope: DynamicScope) => Schema;

/**
 * The schemas of one specification. Operations share the converted objects, so a thousand operations need little more
 * memory than one.
 */
export class SchemaNames {
  readonly #byAddress = new Map<string, NamedSchema>();
  readonly #byName = new Map<string, NamedSchema>();
  readonly #byTarget = new Map<unknown, Map<SpecFile, string>>();

  /** Reserves the names of the schemas of the main file, so that they never depend on the order of use. */
  reserve(schemas: Located): void {
    for (const at of children(schemas)) this.#add(String(at.key), at, addressOf(at));
  }

  /** The name of the schema at a position, reached in a scope that makes a difference for it. */
  nameOf(at: Located, scope = noScope): string {
    if (scope.size > 0) {
      const address = [addressOf(at), ...Array.from(scope, ([name, each]) => `${name} ${addressOf(each)}`)].join(' ');
      return (this.#byAddress.get(address) ?? this.#add(proposeName(at), at, address, scope)).name;
    }
    const isContainer = typeof at.value === 'object' && at.value !== null;
    const names = isContainer ? this.#byTarget.get(at.value) : undefined;
    const earlier = names?.get(at.file);
    if (earlier !== undefined) return earlier;
    const address = addressOf(at);
    const { name } = this.#byAddress.get(address) ?? this.#add(proposeName(at), at, address);
    if (isContainer) this.#byTarget.set(at.value, (names ?? new Map<SpecFile, string>()).set(at.file, name));
    return name;
  }

  #add(proposal: string, at: Located, address: string, scope = noScope): NamedSchema {
    let name = proposal;
    for (let count = 2; this.#byName.has(name); count++) name = `${proposal}${count}`;
    const entry: NamedSchema = { name, at, scope, references: new Set() };
    this.#byName.set(name, entry);
    this.#byAddress.set(address, entry);
    return entry;
  }

  /** Converts the named schemas and all that can be reached from them, each of them once for all operations. */
  convert(names: Iterable<string>, convert: Convert): void {
    const open = [...names];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      const entry = this.#byName.get(name);
      if (!entry || entry.schema !== undefined) continue;
      entry.schema = convert(entry.at, entry.references, entry.scope);
      open.push(...entry.references);
    }
  }

  /** All converted schemas, to compare them with those of another version. */
  named(): NamedSchemas {
    return { all: this.reachable(this.#byName.keys()), locate: (name) => this.#byName.get(name)?.at };
  }

  /** A converted schema. */
  get(name: string): Schema | undefined {
    return this.#byName.get(name)?.schema;
  }

  /** The converted schemas of `names`, and all that can be reached from them. The nearest ones come first. */
  reachable(names: Iterable<string>): Record<string, Schema> {
    const result: [string, Schema][] = [];
    const open = new Set(names);
    // A set that grows is iterated to its end: breadth first.
    for (const name of open) {
      const entry = this.#byName.get(name);
      if (entry?.schema === undefined) continue;
      result.push([name, entry.schema]);
      for (const reference of entry.references) open.add(reference);
    }
    return Object.fromEntries(result);
  }
}

/** Keys that are part of a schema's position, not of its meaning. */
const structural = new Set(
  words(`components schemas definitions $defs properties content schema responses parameters requestBody requestBodies
    paths allOf oneOf anyOf`),
);

/** `User` for `#/components/schemas/User` and for `schemas/User.yaml`; `User.address` for a part of it. */
export function proposeName(at: Located): string {
  const { file, path } = pathOf(at);
  const keys = path.map(String).filter((key) => !structural.has(key) && !/^\d+$/.test(key));
  if (keys.length > 0)
    return keys
      .slice(-2)
      .join(path.length > 3 ? '.' : ' ')
      .replace(/^.* /, '');
  const stem = new URL(file.url).pathname
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '');
  return stem ? decodeAddress(stem) : 'Schema';
}

/** The object that contains the schemas of the main file. */
export function schemasOf(root: Located, isSwagger: boolean): Located {
  return isSwagger ? child(root, 'definitions') : child(child(root, 'components'), 'schemas');
}
