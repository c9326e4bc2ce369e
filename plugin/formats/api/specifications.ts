/** The documents of a site in all formats, each read once. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportKind } from '../../addresses/specification-file.js';
import { cachedPromise } from '../../core/cache/cached-promise.js';
import type { Problem } from '../../core/errors/errors.js';
import type { ApiDefaults, ApiReference, ApiSource } from '../../core/model/types.js';
import type { ApiDocument, ApiFormat, ApiModel, ApiReader, EntryPart, Finding, TextPoint } from './api-format.js';
import { changesId, changesModel, type SourceVersion } from './changes/changes-model.js';
import type { Place } from './files/places.js';
import { staleCode } from './files/load-files.js';
import type { LoadOptions } from './files/source-reader.js';

export interface SpecificationOptions extends LoadOptions {
  /** All formats that Octavo reads. */
  formats: readonly ApiFormat[];
  /** Servers and credentials of operations in specifications without them. */
  defaults: ApiDefaults;
}

/** A document with its format and its reader. */
export interface OpenDocument {
  format: ApiFormat;
  reader: ApiReader;
  document: ApiDocument;
}

type SourceId = Pick<ApiSource, 'format' | 'source' | 'overlays'>;

/** The same for sources that are read once: the path may start with a slash or not. */
export function sourceKey({ format, source, overlays = [] }: SourceId): string {
  return JSON.stringify([format, source.replace(/^\.?\/+/, ''), overlays]);
}

/** Whether errors leave nothing of the document. Missing parts are then not the mistake of a page's author. */
export function isUnreadable({ errors, isEmpty }: ApiDocument): boolean {
  return errors.length > 0 && isEmpty;
}

/** Provides the content of API pages. */
export interface ApiModels {
  /** The model of the page of `reference`; `undefined` if the document no longer has the part. */
  modelOf(reference: ApiReference): Promise<ApiModel | undefined>;
  /** The position of a page's part in its document. `point`: a position in the content of the page. */
  placeOf(reference: ApiReference, part: EntryPart, point?: TextPoint): Promise<Place | undefined>;
  /** The text of a document in another form; `undefined` if it cannot be read. */
  exportOf(reference: ApiReference, kind: ExportKind): Promise<string | undefined>;
  /** Ends the process that reads the documents. */
  close?(): void;
}

export class Specifications implements ApiModels {
  /** All formats that Octavo reads. */
  readonly formats: readonly ApiFormat[];
  readonly #options: Omit<SpecificationOptions, 'formats'>;
  readonly #read = new Map<string, Promise<OpenDocument>>();

  constructor({ formats, ...options }: SpecificationOptions) {
    this.formats = formats;
    this.#options = options;
  }

  /** The format with this name. */
  formatOf({ format }: Pick<ApiSource, 'format'>): ApiFormat {
    return this.formats.find(({ name }) => name === format)!;
  }

  /** The document of a source. Its problems are in its `errors` and `warnings`. */
  open(source: ApiSource): Promise<OpenDocument> {
    return cachedPromise(this.#read, sourceKey(source), async () => {
      const format = this.formatOf(source);
      const reader = await format.loadReader();
      const others = this.formats.filter((each) => each !== format);
      const otherDocument = (keys: readonly string[]): string | undefined =>
        others.find(({ head }) => keys.some((key) => head?.test(`${key}:`)))?.document;
      const options = { ...this.#options, location: source.location, otherDocument };
      return { format, reader, document: await reader.read(source, options) };
    });
  }

  /**
   * Reads another version of a document: a URL, or a path from `root`, the folder that has all files that it refers to.
   * It is not kept.
   */
  async readVersion(format: string, root: string, source: string): Promise<ApiDocument> {
    const reader = await this.formatOf({ format }).loadReader();
    return reader.read({ format, source }, { ...this.#options, root, area: 'docs', hosts: [], sources: [] });
  }

  /** Whether the docs folder has a page at a path. */
  hasPage(path: string): boolean {
    const files = ['.mdx', '.md', '/index.mdx', '/index.md'].map((end) => join(this.#options.root, `${path}${end}`));
    return files.some((file) => existsSync(file));
  }

  async modelOf(reference: ApiReference): Promise<ApiModel | undefined> {
    const { format, reader, document } = await this.open(reference);
    if (reference.id !== changesId) return reader.model(document, reference);
    const { loadComparison } = format;
    return loadComparison && changesModel(await this.versionsOf(reference), await loadComparison());
  }

  /** A document, and the earlier versions of it that can be read. */
  async versionsOf(reference: ApiSource): Promise<SourceVersion[]> {
    const { document } = await this.open(reference);
    const earlier = await this.#earlierVersions(reference);
    return [{ source: reference.source, document }, ...earlier.filter((version) => !isUnreadable(version.document))];
  }

  /** The problems of earlier versions that cannot be read, or are copies of an earlier build. */
  async versionProblems(sources: readonly ApiSource[]): Promise<{ errors: Problem[]; warnings: Problem[] }> {
    const documents = new Set(
      (await Promise.all(sources.map((source) => this.#earlierVersions(source))))
        .flat()
        .map(({ document }) => document),
    );
    return {
      errors: [...documents].filter(isUnreadable).flatMap(({ errors }) => errors),
      warnings: [...documents].flatMap(({ warnings }) => warnings.filter(({ code }) => code === staleCode)),
    };
  }

  #earlierVersions({ format, previous = [], location }: ApiSource): Promise<SourceVersion[]> {
    return Promise.all(
      previous.map(async (source) => {
        const { document } = await this.open({ format, source, ...(location && { location }) });
        return { source, document };
      }),
    );
  }

  async placeOf(reference: ApiReference, part: EntryPart, point?: TextPoint): Promise<Place | undefined> {
    const { reader, document } = await this.open(reference);
    return reader.placeOf(document, reference, part, point);
  }

  async exportOf(reference: ApiReference, kind: ExportKind): Promise<string | undefined> {
    const { format, document } = await this.open(reference);
    return (await format.loadExporter?.())?.text(document, kind);
  }

  /** Omissions of the author in a part, for `octavo check`. */
  async findingsOf(reference: ApiReference): Promise<readonly Finding[]> {
    const { reader, document } = await this.open(reference);
    return reader.check?.(document, reference) ?? [];
  }

  /** The problems of some of the documents. */
  async problemsOf(sources: readonly ApiSource[]): Promise<{ errors: Problem[]; warnings: Problem[] }> {
    const documents = new Set(await Promise.all(sources.map(async (source) => (await this.open(source)).document)));
    return {
      errors: [...documents].flatMap(({ errors }) => [...errors]),
      warnings: [...documents].flatMap(({ warnings }) => [...warnings]),
    };
  }
}
