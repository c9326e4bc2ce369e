/**
 * The order of sources in which a part that a page names is looked up: the sources of the settings, then files of the
 * docs folder.
 */
import { basename, posix } from 'node:path';
import { readText } from '../../../reader/docs-file.js';
import type { ApiFormat } from '../api-format.js';
import { sourceKey } from '../specifications.js';
import type { ApiSource } from '../../../core/model/types.js';

export interface SourceSearchOptions {
  /** The docs folder, absolute. */
  root: string;
  /** The sources of the format that are named, in the order in which they are searched. */
  sources: readonly ApiSource[];
  /** Files of the docs folder that may be specifications. */
  files: readonly string[];
}

/** Number of characters in which a specification must identify itself. */
const headLength = 4_000;

export class SourceSearch {
  readonly #options: SourceSearchOptions;
  readonly #format: ApiFormat;
  #discovered: ApiSource[] | undefined;

  constructor(format: ApiFormat, options: SourceSearchOptions) {
    this.#options = options;
    this.#format = format;
  }

  /**
   * The source that `page` (a file) names, relative to the docs folder or to its own folder. Without a name, all
   * sources, beginning with the sources of the settings.
   */
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
    return { source, format: this.#format.name };
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
    const { files, head } = this.#format;
    if (!files.test(file)) return false;
    return head?.test((readText(this.#options.root, file) ?? '').slice(0, headLength)) ?? true;
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
