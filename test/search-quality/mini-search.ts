/** MiniSearch on the pages of a site, to compare: tuned, and with the options of VitePress. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { termsOf, tokenize } from '../../runtime/search/terms/tokenize.js';
import type { PageDocument, Ranking } from './query-site.js';

/** The part of MiniSearch that is used. */
interface MiniSearch {
  add(entry: Record<string, unknown>): void;
  search(query: string, options?: { combineWith: 'AND' | 'OR' }): { route: string }[];
}

type MiniSearchClass = new (options: Record<string, unknown>) => MiniSearch;

/** With fewer results, pages with any word of the query follow. */
const minResults = 3;

/** Loads MiniSearch from `node_modules` in `folder`. Returns engines by name for the pages of a site. */
export async function loadMiniSearch(
  folder: string,
): Promise<(pages: readonly PageDocument[]) => Map<string, Ranking>> {
  const file = createRequire(join(folder, 'package.json')).resolve('minisearch');
  const { default: library } = (await import(pathToFileURL(file).href)) as { default: MiniSearchClass };
  return (pages) =>
    new Map([
      ['MiniSearch, tuned', tuned(library, pages)],
      ['MiniSearch, options of VitePress', asVitePress(library, pages)],
    ]);
}

/** Titles count most, identifiers and pairs of characters are terms, all words before any word. */
function tuned(library: MiniSearchClass, pages: readonly PageDocument[]): Ranking {
  const index = new library({
    fields: ['title', 'headings', 'text'],
    storeFields: ['route'],
    tokenize: (text: string) => tokenize(text).flatMap((token) => termsOf(token)),
    processTerm: (term: string) => term,
    searchOptions: {
      boost: { title: 5, headings: 2 },
      prefix: (term: string) => term.length > 1,
      fuzzy: (term: string) => (term.length > 3 ? 0.2 : false),
    },
  });
  pages.forEach(({ route, title, sections }, id) => {
    const headings = sections.map(({ heading }) => heading).join('\n');
    index.add({ id, route, title, headings, text: sections.map(({ text }) => text).join('\n') });
  });
  return async (query) => {
    const all = index.search(query, { combineWith: 'AND' });
    return routesOf(all.length < minResults ? [...all, ...index.search(query, { combineWith: 'OR' })] : all);
  };
}

/** One entry for each section, as VitePress makes them. */
function asVitePress(library: MiniSearchClass, pages: readonly PageDocument[]): Ranking {
  const index = new library({
    fields: ['title', 'titles', 'text'],
    storeFields: ['route'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  });
  pages.forEach(({ route, title, sections }, page) =>
    sections.forEach(({ heading, text }, section) =>
      index.add({
        id: `${page}-${section}`,
        route,
        title: section === 0 ? title : heading,
        titles: section === 0 ? '' : title,
        text,
      }),
    ),
  );
  return async (query) => routesOf(index.search(query));
}

function routesOf(results: readonly { route: string }[]): string[] {
  return [...new Set(results.map(({ route }) => route))];
}
