/** Finds what pages document: the operation or schema that their front matter names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../errors.js';
import { nearest } from '../../nearest.js';
import { frontMatterPosition } from '../../site/front-matter-position.js';
import type { LoadedPage } from '../../site/load-page.js';
import { isUrl } from '../../site/page-path.js';
import { titleFromPath } from '../../site/page-title.js';
import type { ApiReference, ApiSource, PageMeta } from '../../site/types.js';
import type { Specifications } from '../specifications.js';
import type { Specification, SpecificationOperation } from '../types.js';
import { operationMeta, operationReference } from './operation-page.js';
import { parseOperationText, type OperationText } from '../../site/operation-text.js';
import { findOperation } from './find-operation.js';
import { SourceSearch, type SourceSearchOptions } from './source-search.js';

export interface DocumentOptions extends SourceSearchOptions {
  specifications: Specifications;
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

/**
 * The pages, each with what it documents; a warning where there is no such operation or schema. `unreadable`: sources of
 * the settings in which a page was searched and that cannot be read.
 */
export async function documentPages(
  pages: readonly LoadedPage[],
  options: DocumentOptions,
): Promise<{ pages: LoadedPage[]; warnings: Problem[]; unreadable: ApiSource[] }> {
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
    const searched = new Map<ApiSource, Specification>();
    for (const candidate of this.#search.candidates(text.source)) {
      const source = text.source === undefined ? candidate : this.#named(candidate, page, 'openapi');
      const specification = await this.#load(source, text.source !== undefined);
      const operation = findOperation(specification, text);
      if (operation)
        return withOwnMeta(page, operationMeta(operation), operationReference(source, specification, operation));
      searched.set(source, specification);
    }
    const names = [...searched.values()].flatMap(({ operations }) => operations.map((operation) => nameOf(operation)));
    this.#warn(page, 'openapi', searched, names);
    return page;
  }

  async #withSchema(
    page: LoadedPage,
    { source: wanted, name }: { source?: string; name: string },
  ): Promise<LoadedPage> {
    const searched = new Map<ApiSource, Specification>();
    for (const candidate of this.#search.candidates(wanted)) {
      const source = wanted === undefined ? candidate : this.#named(candidate, page, 'openapi-schema');
      const specification = await this.#load(source, wanted !== undefined);
      if (specification.schemaNames.includes(name)) {
        const { overlays } = source;
        const reference: ApiReference = {
          source: source.source,
          ...(overlays && { overlays }),
          id: '',
          kind: 'schema',
          method: '',
          name,
          hash: specification.hash,
        };
        return withOwnMeta(page, { title: name }, reference);
      }
      searched.set(source, specification);
    }
    const names = [...searched.values()].flatMap(({ schemaNames }) => [...schemaNames]);
    this.#warn(page, 'openapi-schema', searched, names);
    return page;
  }

  /** A source that a page names, and the settings do not. Its problems are reported at the page. */
  #named(source: ApiSource, page: LoadedPage, key: string): ApiSource {
    return source.location ? source : { ...source, location: this.#location(page, key) };
  }

  async #load(source: ApiSource, isNamed: boolean): Promise<Specification> {
    const specification = await this.#options.specifications.load(source);
    // Other files of the folder only look like specifications.
    if (isUnreadable(specification) && (isNamed || this.#options.sources.includes(source))) this.unreadable.add(source);
    return specification;
  }

  #location(page: LoadedPage, key: string): Pick<Problem, 'file' | 'line' | 'column'> {
    const source = readFileSync(join(this.#options.root, page.file), 'utf8');
    return { file: page.file, ...frontMatterPosition(key, source, true) };
  }

  #warn(
    page: LoadedPage,
    key: string,
    searched: ReadonlyMap<ApiSource, Specification>,
    names: readonly string[],
  ): void {
    // A specification that cannot be read is an error of its own.
    if ([...searched.keys()].some((source) => this.unreadable.has(source))) return;
    const text = String(page.meta[key]);
    this.warnings.push({
      code: 'operation-missing',
      ...(searched.size === 0 ? noSpecification(key, text) : notFound(key, text, names)),
      ...this.#location(page, key),
    });
  }
}

function isUnreadable({ errors, operations }: Specification): boolean {
  return errors.length > 0 && operations.length === 0;
}

type Explanation = Pick<Problem, 'message' | 'hint'>;

function noSpecification(key: string, text: string): Explanation {
  return {
    message: `Found no specification for \`${key}: ${text}\`, so only the text of the page is shown.`,
    hint: 'Add the file to the docs folder, or set "api": { "openapi": "/openapi.json" } in the settings.',
  };
}

function notFound(key: string, text: string, names: readonly string[]): Explanation {
  const isOperation = key === 'openapi';
  const near = nearest(text, names);
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
