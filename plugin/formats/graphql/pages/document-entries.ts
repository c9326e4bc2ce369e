/** Finds the parts of GraphQL schemas that the front matter of pages names: `QUERY user`, `schema.graphql TYPE User`. */
import type { Problem } from '../../../core/errors/errors.js';
import { nearest } from '../../../core/text/nearest.js';
import { withOwnMeta } from '../../api/pages/document-pages.js';
import type { DocumentedPages, DocumentOptions } from '../../api/pages/document-pages.js';
import { findPart, locationIn } from '../../api/pages/find-part.js';
import { SourceSearch } from '../../api/pages/source-search.js';
import type { LoadedPage } from '../../../load/load-page.js';
import { folderOfSource } from '../../../core/addresses/page-path.js';
import type { ApiSource } from '../../../core/model/types.js';
import type { GraphqlApi, GraphqlEntry } from '../types.js';
import { entryMeta, entryReference } from './schema-pages.js';

interface EntryText {
  source?: string;
  /** `query`, `mutation`, `subscription` or `type`. */
  kind: string;
  name: string;
}

function parseEntryText(text: string): EntryText | undefined {
  const match = /^(?:(\S.*)\s+)?(query|mutation|subscription|type)\s+(\w+)$/i.exec(text.trim());
  if (!match) return undefined;
  const [, source, kind = '', name = ''] = match;
  return { ...(source !== undefined && { source }), kind: kind.toLowerCase(), name };
}

/** The pages, each with its part of a schema. */
export async function documentEntries(
  pages: readonly LoadedPage[],
  options: DocumentOptions,
): Promise<DocumentedPages> {
  const search = new SourceSearch(options, '', 'graphql');
  const warnings: Problem[] = [];
  const unreadable = new Set<ApiSource>();
  const document = async (page: LoadedPage): Promise<LoadedPage> => {
    const written = page.meta['graphql'];
    if (page.api || typeof written !== 'string' || written.trim() === '') return page;
    const text = parseEntryText(written);
    if (!text) {
      warnings.push(unnamedEntry(page, options.root));
      return page;
    }
    const { found, searched, isLost } = await findPart({
      root: options.root,
      page,
      key: 'graphql',
      wanted: text.source,
      search,
      read: (source) => options.specifications.graphql(source),
      partOf: ({ entries }) => entries.find((entry) => isNamed(entry, text)),
      unreadable,
    });
    if (found) {
      const { source, description: api, part } = found;
      const folder = folderOf(source, options.sources);
      return withOwnMeta(page, entryMeta(part), entryReference(part, { source, api, folder }));
    }
    if (!isLost) warnings.push(missingEntry(page, text, searched, options.root));
    return page;
  };
  const result: LoadedPage[] = [];
  for (const page of pages) result.push(await document(page));
  return { pages: result, warnings, unreadable: [...unreadable] };
}

/** The folder of the pages of the schema, if the navigation has them. */
function folderOf({ source }: ApiSource, sources: readonly ApiSource[]): string | undefined {
  const listed = sources.find((each) => each.format === 'graphql' && each.source === source);
  return listed && folderOfSource(listed);
}

function isNamed(entry: GraphqlEntry, { kind, name }: EntryText): boolean {
  const isField = /^(?:query|mutation|subscription)$/.test(entry.kind);
  return entry.name === name && (kind === 'type' ? !isField : entry.kind === kind);
}

function unnamedEntry(page: LoadedPage, root: string): Problem {
  return {
    code: 'graphql-missing',
    message: `\`graphql: ${String(page.meta['graphql'])}\` names no part of a schema, so only the text of the page is shown.`,
    hint: 'Write, for example, graphql: QUERY user or graphql: schema.graphql TYPE User',
    ...locationIn(page, 'graphql', root),
  };
}

function missingEntry(page: LoadedPage, text: EntryText, searched: readonly GraphqlApi[], root: string): Problem {
  const problem = { code: 'graphql-missing', ...locationIn(page, 'graphql', root) };
  if (searched.length === 0)
    return {
      ...problem,
      message: `Found no GraphQL schema for \`graphql: ${String(page.meta['graphql'])}\`, so only the text of the page is shown.`,
      hint: 'Add the schema to the docs folder, or name it in the front matter: graphql: schema.graphql QUERY user',
    };
  const names = searched.flatMap(({ entries }) => entries.map(({ name }) => name));
  const near = nearest(text.name, names);
  return {
    ...problem,
    message: `No GraphQL schema has the ${text.kind} "${text.name}", so only the text of the page is shown.`,
    hint: near === undefined ? 'Check the kind and the name.' : `Did you mean "${near}"?`,
  };
}
