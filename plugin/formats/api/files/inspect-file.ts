/** Looks through a parsed file once: which files it refers to, and whether it is safe to read recursively. */
import { findResource, resourcesIn } from './schema-resources.js';
import type { Findings } from '../findings.js';
import { isObject, rootOf } from './located.js';
import type { Key, Located, SpecFile, SpecObject } from './located.js';

/** Values of one file after YAML aliases are expanded. The largest public specifications have about two million. */
const mostValues = 20_000_000;

/** URLs of other files that are referred to, each with the parts of it (the text after `#`; empty for the whole file). */
export type References = Map<string, Set<string>>;

/** What `file` refers to in other files. `undefined` after an error: the file must not be used. */
export function inspectFile(file: SpecFile, findings: Findings): References | undefined {
  const inspection = new Inspection(file, findings);
  const size = inspection.measure(rootOf(file));
  if (size <= mostValues) return inspection.references;
  findings.error(rootOf(file), {
    code: 'openapi-too-large',
    message: 'The YAML aliases of this file expand to more than 20 million values.',
    hint: 'Replace the aliases with $ref.',
  });
  return undefined;
}

class Inspection {
  readonly references: References = new Map();
  readonly #sizes = new Map<object, number>();
  readonly #open = new Set<object>();
  readonly #file: SpecFile;
  readonly #findings: Findings;

  constructor(file: SpecFile, findings: Findings) {
    this.#file = file;
    this.#findings = findings;
  }

  /** How many values there are in `at`. A YAML alias of a value around it is replaced by an empty object. */
  measure(at: Located, isProperties = false): number {
    const { value } = at;
    if (typeof value !== 'object' || value === null) return 1;
    const earlier = this.#sizes.get(value);
    if (earlier !== undefined) return earlier;
    this.#open.add(value);
    let size = 1;
    if (isObject(value)) this.#addReference(value['$ref'], at);
    if (at.key === 'mapping' && isObject(value)) this.#addMapping(value, at);
    for (const key of Object.keys(value)) {
      // Examples are data: a `$ref` in them is not a reference.
      if ((key === 'example' || key === 'value') && !isProperties) continue;
      size += this.#measureChild(at, value as Record<Key, unknown>, key);
    }
    this.#open.delete(value);
    this.#sizes.set(value, size);
    return size;
  }

  #measureChild(parent: Located, container: Record<Key, unknown>, key: string): number {
    const value = container[key];
    if (typeof value !== 'object' || value === null) return 1;
    const at = { file: this.#file, parent, key, value };
    if (!this.#open.has(value)) return this.measure(at, key === 'properties');
    this.#findings.error(at, {
      code: 'openapi-alias-cycle',
      message: 'This YAML alias refers to a value that contains it.',
      hint: 'Replace the alias with $ref.',
    });
    container[key] = {};
    return 1;
  }

  /** The values of the mapping of a discriminator are references, or names of schemas. */
  #addMapping(mapping: SpecObject, at: Located): void {
    for (const target of Object.values(mapping))
      if (typeof target === 'string' && /[#/]|\.(?:json|ya?ml)$/i.test(target)) this.#addReference(target, at);
  }

  #addReference(reference: unknown, at: Located): void {
    if (typeof reference !== 'string' || reference.startsWith('#')) return;
    if (findResource(at, reference, resourcesIn(this.#file))) return;
    const url = referencedUrl(reference, this.#file);
    if (!url) return;
    const parts = this.references.get(url) ?? new Set();
    this.references.set(url, parts.add(fragmentOf(reference)));
  }
}

/** The part of the file that a reference names: the text after `#`; empty for the whole file. */
export function fragmentOf(reference: string): string {
  const hash = reference.indexOf('#');
  return hash < 0 ? '' : reference.slice(hash + 1);
}

/** The URL of the file that a reference names; `undefined` if it is not a URL. */
export function referencedUrl(reference: string, from: SpecFile): string | undefined {
  const [address = ''] = reference.split('#', 1);
  if (address === '') return from.url;
  const url = URL.canParse(address, from.url) ? new URL(address, from.url) : undefined;
  return url ? url.href : undefined;
}
