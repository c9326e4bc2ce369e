/** Searches the index that Pagefind made of a built site. Octavo writes this module next to Pagefind's files. */
import { keepPromise } from '../keep-promise.js';
import type { SearchAdapter, SearchPage, SearchResult, SearchScope, SearchSection } from '../search/adapter.js';
import type { IndexManifest } from '../search/index/index-file.js';

/** The parts of Pagefind's script that are used. */
interface Pagefind {
  options(options: { baseUrl: string; excerptLength: number; ranking: object }): Promise<void>;
  init(): Promise<void>;
  search(query: string, options: { filters: Record<string, { any: string[] }> }): Promise<{ results: Result[] }>;
}

interface Result {
  score: number;
  data(): Promise<Fragment>;
}

interface Fragment {
  url: string;
  plain_excerpt: string;
  meta: Record<string, string>;
  sub_results: { title: string; url: string; plain_excerpt: string; anchor?: { id: string } }[];
}

/** Pages whose text is loaded. Each is a request. */
const maxPages = 10;
const maxSections = 3;
/** Time in milliseconds without a keystroke before a search, which makes requests. */
const quietTime = 80;
/** Words of an excerpt. */
const excerptLength = 24;
/** Pages of all versions or products have this value. */
const inAll = '*';

const bundles = new Map<string, Promise<Pagefind>>();
let languages: string[] = [];
let searches = 0;

export const adapter: SearchAdapter = {
  async open(_indexUrl: string, { shards }: IndexManifest): Promise<void> {
    languages = [...new Set(shards.map(({ language }) => language ?? 'all'))];
  },

  async search(query: string, scope: SearchScope): Promise<SearchResult> {
    const search = ++searches;
    const wanted = languages.filter((language) => !scope.language || language === scope.language || language === 'all');
    const loaded = await Promise.all(wanted.map((language) => keepPromise(bundles, language, start)));
    if (loaded.length > 0) await new Promise((done) => setTimeout(done, quietTime));
    // The reader has typed more.
    if (search !== searches) return { pages: [] };
    const found = await Promise.all(loaded.map((pagefind) => pagefind.search(query, { filters: filtersOf(scope) })));
    const results = found.flatMap((each) => each.results).sort((one, other) => other.score - one.score);
    const fragments = await Promise.all(results.slice(0, maxPages).map((result) => result.data()));
    return { pages: fragments.map(toPage), count: results.length };
  },
};

/** Pagefind's script and the index of a language. */
async function start(language: string): Promise<Pagefind> {
  const url = new URL(`${language}/pagefind.js`, import.meta.url).href;
  const pagefind = (await import(/* @vite-ignore */ url)) as Pagefind;
  // Breadcrumbs and methods are shown, but not searched.
  const ranking = { metaWeights: { crumbs: 0, badge: 0 } };
  await pagefind.options({ baseUrl: '/', excerptLength, ranking });
  await pagefind.init();
  return pagefind;
}

function filtersOf({ version, product, tab }: SearchScope): Record<string, { any: string[] }> {
  return {
    ...(version && { version: { any: [version, inAll] } }),
    ...(product && { product: { any: [product, inAll] } }),
    ...(tab && { tab: { any: [tab] } }),
  };
}

function toPage({ url, plain_excerpt: excerpt, meta, sub_results: sections }: Fragment): SearchPage {
  const { title = '', crumbs, badge } = meta;
  return {
    title,
    href: url.replace(/^\//, ''),
    crumbs: crumbs ? crumbs.split(' › ') : [],
    badge,
    excerpt,
    sections: sections.flatMap(toSection).slice(0, maxSections),
  };
}

/** The text of a section begins with its heading. The first one of a page has no anchor. */
function toSection({ title, anchor, plain_excerpt: text }: Fragment['sub_results'][number]): SearchSection[] {
  const excerpt = text.startsWith(`${title}. `) ? text.slice(title.length + 2) : text;
  return anchor ? [{ heading: title, id: anchor.id, excerpt }] : [];
}
