/** The files of a specification, and the targets of the references in them. */
import { isSafeAddress } from '../../elements/safe-address.js';
import { maxLoadedFiles } from '../model/limits.js';
import { decodeText } from '../model/request/parameters/encode.js';
import { parseDocument } from './parse-document.js';

export interface Json {
  [key: string]: unknown;
}

/** More references than this are a circle. */
const limit = 32;

export class Documents {
  readonly #specification: string;
  readonly #loading = new Map<string, Promise<unknown>>();
  readonly #loaded = new Map<string, unknown>();
  readonly #visited = new WeakSet<object>();

  /**
   * `specification`: the URL that the page names. The page only requests files on its host, even if files refer to
   * other hosts.
   */
  constructor(specification: string) {
    this.#specification = specification;
  }

  /** Adds a file that is loaded already. */
  add(url: string, document: unknown): void {
    this.#loading.set(url, Promise.resolve(document));
    this.#loaded.set(url, document);
  }

  /** The content of the file at `url`, which is loaded once. */
  load(url: string): Promise<unknown> {
    const loading = this.#loading.get(url) ?? this.#fetch(url);
    this.#loading.set(url, loading);
    return loading.then((document) => {
      this.#loaded.set(url, document);
      return document;
    });
  }

  /** Loads all files that `node`, a part of the file `base`, needs, and makes the references in it absolute. */
  async reach(node: unknown, base: string): Promise<void> {
    const references = new Set<string>();
    this.#visit(node, base, references);
    await Promise.all(
      [...references].map(async (reference) => {
        const file = reference.replace(/#.*$/s, '');
        await this.load(file);
        await this.reach(this.#at(reference), file);
      }),
    );
  }

  /** The object itself, or the target of its reference; `{}` if the target does not exist. */
  target(given: unknown): Json {
    let target = given as Json | undefined;
    for (let depth = 0; typeof target?.$ref === 'string' && depth < limit; depth++)
      target = this.#at(target.$ref) as Json | undefined;
    return typeof target === 'object' && target !== null ? target : {};
  }

  async #fetch(url: string): Promise<unknown> {
    if (new URL(url).origin !== new URL(this.#specification).origin)
      throw new Error(
        `${this.#specification} refers to ${url.slice(0, 200)}, which is on another host. Put all files of the specification on one host.`,
      );
    if (this.#loading.size >= maxLoadedFiles)
      throw new Error(`${this.#specification} refers to more than ${maxLoadedFiles} files.`);
    return await fetchDocument(url);
  }

  #at(reference: string): unknown {
    const [file = '', pointer = ''] = reference.split('#');
    const segments = pointer.split('/').slice(1);
    return segments.reduce<unknown>(
      (value, segment) => (value as Json | undefined)?.[unescaped(segment)],
      this.#loaded.get(file),
    );
  }

  #visit(node: unknown, base: string, references: Set<string>): void {
    if (typeof node !== 'object' || node === null || this.#visited.has(node)) return;
    this.#visited.add(node);
    const object = node as Json;
    if (typeof object.$ref === 'string' && URL.canParse(object.$ref, base)) {
      const { href } = new URL(object.$ref, base);
      object.$ref = href;
      if (this.#loaded.has(href.replace(/#.*$/s, '')) || isSafeAddress(href, 'request')) references.add(href);
    }
    for (const [key, value] of Object.entries(object)) if (key !== 'example') this.#visit(value, base, references);
  }
}

async function fetchDocument(url: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    const isForeign = new URL(url).origin !== location.origin;
    const help = isForeign ? ` The server must allow ${location.origin} to read the file (CORS).` : '';
    throw new Error(`Could not load ${url}: ${(error as Error).message}.${help}`, { cause: error });
  }
  if (!response.ok) throw new Error(`Could not load ${url}: the server responded with ${response.status}.`);
  return await parseDocument(await response.text(), url);
}

function unescaped(segment: string): string {
  return decodeText(segment).replaceAll('~1', '/').replaceAll('~0', '~');
}
