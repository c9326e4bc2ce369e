/** Where a part of an API is looked up that a page names: in the sources of the settings, then in files of the docs folder. */
import { basename, posix } from 'node:path';
import { readText } from '../../../core/reader/docs-file.js';
import { sourceKey } from '../../openapi/specifications.js';
import type { ApiSource } from '../../../core/model/types.js';

export interface SourceSearchOptions {
  /** The docs folder, absolute. */
  root: string;
  /** Those of the settings, in the order in which they are searched. */
  sources: readonly ApiSource[];
  /** Files of the docs folder that may be specifications. */
  files: readonly string[];
}

/** Characters in which a specification says that it is one. */
const headLength = 4_000;

export class SourceSearch {
  readonly #options: SourceSearchOptions;
  readonly #keys: string;
  readonly #format: ApiSource['format'];
  #discovered: ApiSource[] | undefined;

  /** `keys`: those that a file of the format starts with, separated by `|`. */
  constructor(options: SourceSearchOptions, keys: string, format?: ApiSource['format']) {
    this.#options = { ...options, sources: options.sources.filter((source) => source.format === format) };
    this.#keys = keys;
    this.#format = format;
  }

  /** The source that `page` (a file) names, from the docs folder or its own; else all, those of the settings first. */
  *candidates(wanted: string | undefined, page: string): Generator<ApiSource> {
    const { sources, files } = this.#options;
    if (wanted === undefined) {
      yield* unique(sources);
      const known = new Set(sources.map(({ source }) => withoutSlash(source)));
      yield* this.#discover().filter(({ source }) => !known.has(source));
      return;
    }
    const all = [...sources, ...files.map((source) => this.#sourceOf(source))];
    const near = posix.join(posix.dirname(page), wanted);
    const match =
      all.find(({ source }) => withoutSlash(source) === withoutSlash(wanted)) ??
      all.find(({ source }) => withoutSlash(source) === near) ??
      all.find(({ source }) => stem(source) === wanted);
    if (match) yield match;
    else if (/^https?:/i.test(wanted)) yield this.#sourceOf(wanted);
  }

  /** Whether the settings name the source. */
  isListed(source: ApiSource): boolean {
    return this.#options.sources.includes(source);
  }

  #sourceOf(source: string): ApiSource {
    return { source, ...(this.#format && { format: this.#format }) };
  }

  /** Files of the docs folder that have the format, by name. */
  #discover(): ApiSource[] {
    this.#discovered ??= this.#options.files
      .filter((file) => this.#hasFormat(file))
      .toSorted((one, other) => basename(one).localeCompare(basename(other), 'en'))
      .map((source) => this.#sourceOf(source));
    return this.#discovered;
  }

  #hasFormat(file: string): boolean {
    if (this.#format === 'graphql') return /\.(?:graphqls?|gql)$/i.test(file);
    if (!/\.(?:json|ya?ml)$/i.test(file)) return false;
    const key = new RegExp(`^\\s*["']?(?:${this.#keys})["']?\\s*:|[{,]\\s*"(?:${this.#keys})"\\s*:`, 'm');
    return key.test((readText(this.#options.root, file) ?? '').slice(0, headLength));
  }
}

function unique(sources: readonly ApiSource[]): ApiSource[] {
  return [...new Map(sources.map((source) => [sourceKey(source), source])).values()];
}

function withoutSlash(source: string): string {
  return source.replace(/^\.?\/+/, '');
}

/** `specs/v3-openapi.yaml` → `v3-openapi`. */
function stem(source: string): string {
  return basename(source).replace(/\.\w+$/, '');
}
