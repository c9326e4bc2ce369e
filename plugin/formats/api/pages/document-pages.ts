/** Finds the parts of APIs that the front matter of pages names. */
import type { Problem } from '../../../core/errors/errors.js';
import type { ApiSource, Site } from '../../../core/model/types.js';
import { frontMatterLocation } from '../../../load/front-matter/front-matter-location.js';
import type { LoadedPage } from '../../../load/load-page.js';
import type { ApiDocument, ApiFormat, ApiQuery, ApiReader, Finding } from '../api-format.js';
import { namesPart } from '../api-sources.js';
import { isUnreadable, type Specifications } from '../specifications.js';
import { documentedPage, referenceTo } from './generated-page.js';
import { missingInDocuments } from './missing-part.js';
import { folderOf } from './page-names.js';
import { SourceSearch } from './source-search.js';

export interface DocumentOptions {
  site: Pick<Site, 'root' | 'api'>;
  specifications: Specifications;
  /** Specifications that the navigation names. */
  sources: readonly ApiSource[];
  /** Files of the docs folder that may be specifications. */
  files: readonly string[];
}

/** The pages, each with the part that it documents, and the problems of the specifications that are used. */
export async function documentPages(
  pages: readonly LoadedPage[],
  options: DocumentOptions,
): Promise<{ pages: LoadedPage[]; problems: { errors: Problem[]; warnings: Problem[] } }> {
  const { specifications, sources } = options;
  const { formats } = specifications;
  const missing: Problem[] = [];
  const unreadable: ApiSource[] = [];
  let documented = [...pages];
  for (const format of formats) {
    if (!documented.some(({ api, meta }) => !api && namesPart(meta, [format]))) continue;
    const documenter = new Documenter(format, await format.loadReader(), options);
    const result: LoadedPage[] = [];
    for (const page of documented) result.push(await documenter.document(page));
    documented = result;
    missing.push(...documenter.warnings);
    unreadable.push(...documenter.unreadable);
  }
  const used = [...sources, ...unreadable, ...documented.flatMap(({ api }) => (api ? [api] : []))];
  const { errors, warnings } = await specifications.problemsOf(used);
  return {
    pages: documented.map((page) => (page.api || !namesPart(page.meta, formats) ? page : { ...page, lacksApi: true })),
    problems: { errors, warnings: [...warnings, ...missing] },
  };
}

/** Finds the parts of one format. */
class Documenter {
  readonly warnings: Problem[] = [];
  /** Sources that pages need and that cannot be read. */
  readonly unreadable = new Set<ApiSource>();
  readonly #format: ApiFormat;
  readonly #reader: ApiReader;
  readonly #options: DocumentOptions;
  /** The sources of the format in the settings, then in the navigation. */
  readonly #sources: readonly ApiSource[];
  readonly #search: SourceSearch;

  constructor(format: ApiFormat, reader: ApiReader, options: DocumentOptions) {
    const { site, sources, files } = options;
    this.#format = format;
    this.#reader = reader;
    this.#options = options;
    this.#sources = [...(site.api.sources ?? []), ...sources].filter((source) => source.format === format.name);
    this.#search = new SourceSearch(format, { root: site.root, sources: this.#sources, files });
  }

  async document(page: LoadedPage): Promise<LoadedPage> {
    if (page.api) return page;
    for (const key of this.#format.keys) {
      const text = page.meta[key];
      const query = typeof text === 'string' && text.trim() !== '' ? this.#format.parse(text, key) : undefined;
      if (query && 'name' in query) return this.#find(page, key, query);
      if (query) this.#warn(page, key, { ...query, code: 'content-lost' });
    }
    return page;
  }

  /** Reads the sources one after the other until one has the part. */
  async #find(page: LoadedPage, key: string, query: ApiQuery): Promise<LoadedPage> {
    const isNamed = query.source !== undefined;
    const searched: ApiDocument[] = [];
    const discovered: ApiSource[] = [];
    let isLost = false;
    for (const candidate of this.#search.candidates(query.source, page.file)) {
      // The problems of a source that only the page names are reported at the page.
      const isOwn = isNamed && !candidate.location;
      const source = isOwn
        ? { ...candidate, location: frontMatterLocation(this.#options.site.root, page, key, true) }
        : candidate;
      const { document } = await this.#options.specifications.open(source);
      const entry = this.#reader.find(document, query, source);
      if (entry) return documentedPage(page, entry.meta, referenceTo(entry, source, document, this.#folderOf(source)));
      searched.push(document);
      if (!isUnreadable(document)) continue;
      isLost = true;
      if (isNamed || this.#search.isListed(candidate)) this.unreadable.add(source);
      else discovered.push(source);
    }
    // Other files of the folder only look like descriptions, so they matter only if no other has the part.
    for (const source of discovered) this.unreadable.add(source);
    // The part may be in a source that cannot be read, which is an error of its own.
    const written = `${key}: ${String(page.meta[key])}`;
    if (!isLost) this.#warn(page, key, missingInDocuments(written, query, searched, this.#reader));
    return page;
  }

  /** The folder of the pages of a document, if the settings name it. */
  #folderOf({ source }: ApiSource): string | undefined {
    const listed = this.#sources.find((each) => each.source === source);
    return listed && folderOf(listed, this.#format);
  }

  #warn(page: LoadedPage, key: string, finding: Finding): void {
    this.warnings.push({ ...finding, ...frontMatterLocation(this.#options.site.root, page, key, true) });
  }
}
