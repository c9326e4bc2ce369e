/** Looks through a parsed file once: which files it refers to, and whether it is safe to read recursively. */
import { maxValues } from '../../../reader/limits.js';
import { findResource, resourcesIn } from './schema-resources.js';
import type { Findings } from '../findings.js';
import { isObject, rootOf } from './located.js';
import type { Key, LoadedFiles, Located, SpecFile, SpecObject } from './located.js';

/** URLs of referenced files, each with the referenced parts of it (the text after `#`; empty for the whole file). */
export type References = Map<string, Set<string>>;

/** Keys with a text, which can be in a file of its own. */
const textKeys = new Set(['description', 'source']);

/** Replaces references to texts by the texts. `files`: by URL. */
export function joinTexts(file: SpecFile, files: Pick<LoadedFiles, 'get'>): void {
  const seen = new Set<object>();
  const join = (container: Record<Key, unknown>): void => {
    if (seen.has(container)) return;
    seen.add(container);
    for (const [key, value] of Object.entries(container)) {
      if (typeof value !== 'object' || value === null) continue;
      const reference = (value as SpecObject)['$ref'];
      const isText = textKeys.has(key) && typeof reference === 'string';
      const url = isText ? referencedUrl(reference, file) : undefined;
      const target = url === undefined ? undefined : files.get(url);
      if (typeof target === 'object' && typeof target.value === 'string') container[key] = target.value;
      else join(value as Record<Key, unknown>);
    }
  };
  if (isObject(file.value)) join(file.value);
}

/** The references of `file` to other files. `undefined` after an error: the file must not be used. */
export function inspectFile(file: SpecFile, findings: Findings): References | undefined {
  const inspection = new Inspection(file, findings);
  const size = inspection.measure(rootOf(file));
  if (size <= maxValues) return inspection.references;
  findings.error(rootOf(file), {
    code: 'openapi-too-large',
    message: `The YAML aliases of this file expand to more than ${maxValues / 1_000_000} million values.`,
    hint: 'Replace the aliases with $ref.',
  });
  return undefined;
}

class Inspection {
  readonly references: References = new Map();
  readonly #sizes = new Map<object, number>();
  readonly #dataSizes = new Map<object, number>();
  readonly #open = new Set<object>();
  readonly #file: SpecFile;
  readonly #findings: Findings;

  constructor(file: SpecFile, findings: Findings) {
    this.#file = file;
    this.#findings = findings;
  }

  /**
   * How many values there are in `at`. A YAML alias of a value around it is replaced by an empty object. `isData`: in an
   * example, where `$ref` is not a reference.
   */
  measure(at: Located, isData = false): number {
    const { value } = at;
    if (typeof value !== 'object' || value === null) return 1;
    const sizes = isData ? this.#dataSizes : this.#sizes;
    const earlier = sizes.get(value);
    if (earlier !== undefined) return earlier;
    this.#open.add(value);
    let size = 1;
    if (isObject(value) && !isData) this.#addReferences(value, at);
    for (const key of Object.keys(value)) {
      const isExample = (key === 'example' || key === 'value') && at.key !== 'properties';
      size += this.#measureChild(at, value as Record<Key, unknown>, key, isData || isExample);
    }
    this.#open.delete(value);
    sizes.set(value, size);
    return size;
  }

  #measureChild(parent: Located, container: Record<Key, unknown>, key: string, isData: boolean): number {
    const value = container[key];
    if (typeof value !== 'object' || value === null) return 1;
    const at = { file: this.#file, parent, key, value };
    if (!this.#open.has(value)) return this.measure(at, isData);
    this.#findings.error(at, {
      code: 'openapi-alias-cycle',
      message: 'This YAML alias refers to a value that contains it.',
      hint: 'Replace the alias with $ref.',
    });
    container[key] = {};
    return 1;
  }

  #addReferences(value: SpecObject, at: Located): void {
    this.#addReference(value['$ref'], at);
    if (at.key === 'mapping') this.#addMapping(value, at);
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
