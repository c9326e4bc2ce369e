/** Finds what pages document: the operation or schema that their front matter names. */
import type { Problem } from '../../../core/errors/errors.js';
import { nearest } from '../../../core/text/nearest.js';
import type { LoadedPage } from '../../../load/load-page.js';
import { isUrl } from '../../../core/addresses/page-path.js';
import { titleFromPath } from '../../../load/addresses/page-title.js';
import type { ApiReference, ApiSource, PageMeta } from '../../../core/model/types.js';
import type { Specifications } from '../../openapi/specifications.js';
import type { Specification, SpecificationOperation } from '../../openapi/types.js';
import { operationMeta, operationReference } from '../../openapi/pages/operation-page.js';
import { parseOperationText, type OperationText } from '../../../core/addresses/operation-text.js';
import { findOperation } from '../../openapi/pages/find-operation.js';
import { findPart, locationIn, type FoundPart } from './find-part.js';
import { nearestOperation } from '../../openapi/pages/nearest-operation.js';
import { SourceSearch, type SourceSearchOptions } from './source-search.js';

export interface DocumentOptions extends SourceSearchOptions {
  specifications: Specifications;
}

/** The result of looking up what pages document. */
export interface DocumentedPages {
  pages: LoadedPage[];
  /** One for each page whose part of an API does not exist. */
  warnings: Problem[];
  /** Sources that the pages need and that cannot be read. */
  unreadable: ApiSource[];
}

function operationOf({ openapi }: PageMeta): OperationText | undefined {
  return typeof openapi === 'string' ? parseOperationText(openapi) : undefined;
}

function schemaOf(meta: PageMeta): { source?: string; name: string } | undefined {
  const text = meta['openapi-schema'];
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  const [, source, name = ''] = /^(?:(\S+\.(?:json|ya?ml))\s+)?(\S.*)$/i.exec(text.trim()) ?? [];
  return { source, name };
}

/** The pages, each with the operation or schema that it documents. */
export async function documentPages(pages: readonly LoadedPage[], options: DocumentOptions): Promise<DocumentedPages> {
  const documenter = new Documenter(options);
  const result: LoadedPage[] = [];
  for (const page of pages) result.push(await documenter.document(page));
  return { pages: result, warnings: documenter.warnings, unreadable: [...documenter.unreadable] };
}

class Documenter {
  readonly warnings: Problem[] = [];
  readonly unreadable = new Set<ApiSource>();
  readonly #options: DocumentOptions;
  readonly #search: SourceSearch;

  constructor(options: DocumentOptions) {
    this.#options = options;
    this.#search = new SourceSearch(options, 'openapi|swagger');
  }

  async document(page: LoadedPage): Promise<LoadedPage> {
    if (page.api) return page;
    const schema = schemaOf(page.meta);
    if (schema) return this.#withSchema(page, schema);
    const text = operationOf(page.meta);
    return text ? this.#withOperation(page, text) : page;
  }

  async #withOperation(page: LoadedPage, text: OperationText): Promise<LoadedPage> {
    const { found, searched, isLost } = await this.#find(page, 'openapi', text.source, (specification) =>
      findOperation(specification, text),
    );
    if (found) {
      const { source, description, part } = found;
      return withOwnMeta(page, operationMeta(part), operationReference(source, description, part));
    }
    const names = searched.flatMap(({ operations }) => operations.map((operation) => nameOf(operation)));
    if (!isLost) this.#warn(page, 'openapi', searched, names);
    return page;
  }

  async #withSchema(
    page: LoadedPage,
    { source: wanted, name }: { source?: string; name: string },
  ): Promise<LoadedPage> {
    const { found, searched, isLost } = await this.#find(page, 'openapi-schema', wanted, ({ schemaNames }) =>
      schemaNames.includes(name) ? name : undefined,
    );
    if (found) {
      const { source, overlays } = found.source;
      const { hash } = found.description;
      const reference = {
        source,
        ...(overlays && { overlays }),
        id: '',
        kind: 'schema',
        method: '',
        name,
        hash,
      } as const;
      return withOwnMeta(page, { title: name }, reference);
    }
    const names = searched.flatMap(({ schemaNames }) => [...schemaNames]);
    if (!isLost) this.#warn(page, 'openapi-schema', searched, names);
    return page;
  }

  #find<Part>(
    page: LoadedPage,
    key: string,
    wanted: string | undefined,
    partOf: (specification: Specification) => Part | undefined,
  ): Promise<FoundPart<Specification, Part>> {
    const { root, specifications } = this.#options;
    const read = (source: ApiSource): Promise<Specification> => specifications.load(source);
    return findPart({ root, page, key, wanted, search: this.#search, read, partOf, unreadable: this.unreadable });
  }

  #warn(page: LoadedPage, key: string, searched: readonly Specification[], names: readonly string[]): void {
    const text = String(page.meta[key]);
    this.warnings.push({
      code: 'operation-missing',
      ...(searched.length === 0 ? noSpecification(key) : notFound(key, text, names)),
      ...locationIn(page, key, this.#options.root),
    });
  }
}

type Explanation = Pick<Problem, 'message' | 'hint'>;

function noSpecification(key: string): Explanation {
  return {
    message: `Found no specification for the key "${key}", so only the text of the page is shown.`,
    hint: 'Add the file to the docs folder, or set "api": { "openapi": "/openapi.json" } in the settings.',
  };
}

function notFound(key: string, text: string, names: readonly string[]): Explanation {
  const isOperation = key === 'openapi';
  const near = (isOperation ? nearestOperation : nearest)(text, names);
  return {
    message: `No specification has ${isOperation ? 'the operation' : 'a schema named'} "${text}", so only the text of the page is shown.`,
    hint: near === undefined ? hintFor(isOperation, text) : `Did you mean "${near}"?`,
  };
}

function hintFor(isOperation: boolean, text: string): string {
  if (!isOperation) return 'Check the name.';
  // Only the key api accepts a URL.
  return isUrl(text.split(/\s+/)[1] ?? '')
    ? `If the page itself describes the endpoint, write api: ${text}`
    : 'Check the method and the path.';
}

function nameOf({ model }: SpecificationOperation): string {
  return `${model.kind === 'webhook' ? 'webhook' : model.method} ${model.path}`;
}

/** What the author wrote takes precedence over the specification. */
export function withOwnMeta(page: LoadedPage, given: Partial<PageMeta>, api: ApiReference): LoadedPage {
  const { meta, path } = page;
  const own = Object.fromEntries(Object.entries(meta).filter(([, value]) => value !== undefined && value !== ''));
  const title = meta.title === titleFromPath(path) ? (given.title ?? meta.title) : meta.title;
  return { ...page, meta: { ...given, ...own, title }, api };
}
