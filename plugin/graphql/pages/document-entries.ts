/** Finds the parts of GraphQL schemas that the front matter of pages names: `QUERY user`, `schema.graphql TYPE User`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../errors.js';
import { nearest } from '../../nearest.js';
import { withOwnMeta, type DocumentOptions } from '../../openapi/pages/document-pages.js';
import { SourceSearch } from '../../openapi/pages/source-search.js';
import { frontMatterPosition } from '../../site/front-matter-position.js';
import type { LoadedPage } from '../../site/load-page.js';
import { pagePath } from '../../site/page-path.js';
import type { ApiSource } from '../../site/types.js';
import type { GraphqlApi, GraphqlEntry } from '../types.js';
import { entryMeta, entryReference, usualFolder } from './schema-pages.js';

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

/** The pages, each with its part of a schema; a warning where there is none. */
export async function documentEntries(
  pages: readonly LoadedPage[],
  options: DocumentOptions,
): Promise<{ pages: LoadedPage[]; warnings: Problem[] }> {
  const search = new SourceSearch(options, '', 'graphql');
  const warnings: Problem[] = [];
  const document = async (page: LoadedPage): Promise<LoadedPage> => {
    const written = page.meta['graphql'];
    if (page.api || typeof written !== 'string' || written.trim() === '') return page;
    const text = parseEntryText(written);
    const searched: GraphqlApi[] = [];
    for (const source of text ? search.candidates(text.source) : []) {
      const api = await options.specifications.graphql(source);
      const entry = api.entries.find((each) => isNamed(each, text!));
      const folder = folderOf(source, options.sources);
      if (entry) return withOwnMeta(page, entryMeta(entry), entryReference(entry, { source, api, folder }));
      searched.push(api);
    }
    warnings.push(...missingEntry(page, text, searched, options.root));
    return page;
  };
  const result: LoadedPage[] = [];
  for (const page of pages) result.push(await document(page));
  return { pages: result, warnings };
}

/** The folder of the pages of the schema, if the navigation has them. */
function folderOf({ source }: ApiSource, sources: readonly ApiSource[]): string | undefined {
  const listed = sources.find((each) => each.format === 'graphql' && each.source === source);
  return listed && pagePath(listed.directory ?? usualFolder);
}

function isNamed(entry: GraphqlEntry, { kind, name }: EntryText): boolean {
  const isField = /^(?:query|mutation|subscription)$/.test(entry.kind);
  return entry.name === name && (kind === 'type' ? !isField : entry.kind === kind);
}

function missingEntry(
  { file, meta }: LoadedPage,
  text: EntryText | undefined,
  searched: readonly GraphqlApi[],
  root: string,
): Problem[] {
  // A schema that cannot be read is an error of its own.
  if (searched.length > 0 && searched.every(({ errors, entries }) => errors.length > 0 && entries.length === 0))
    return [];
  const written = String(meta['graphql']);
  const position = frontMatterPosition('graphql', readFileSync(join(root, file), 'utf8'), true);
  const problem = { code: 'graphql-missing', file, ...position };
  if (!text)
    return [
      {
        ...problem,
        message: `\`graphql: ${written}\` names no part of a schema, so only the text of the page is shown.`,
        hint: 'Write, for example, graphql: QUERY user or graphql: schema.graphql TYPE User',
      },
    ];
  const names = searched.flatMap(({ entries }) => entries.map(({ name }) => name));
  const near = nearest(text.name, names);
  return [
    {
      ...problem,
      message:
        searched.length === 0
          ? `Found no GraphQL schema for \`graphql: ${written}\`, so only the text of the page is shown.`
          : `No GraphQL schema has the ${text.kind} "${text.name}", so only the text of the page is shown.`,
      hint:
        searched.length === 0
          ? 'Add the schema to the docs folder, or name it in the front matter: graphql: schema.graphql QUERY user'
          : near === undefined
            ? 'Check the kind and the name.'
            : `Did you mean "${near}"?`,
    },
  ];
}
