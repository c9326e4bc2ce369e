/** Pages for tests, and the index of a site with them. */
import {
  searchManifest,
  searchPath,
  type IndexFile,
  type IndexManifest,
} from '../../../../runtime/search/index/index-file.js';
import { findPages } from '../../../../runtime/search/rank.js';
import { ShardIndex } from '../../../../runtime/search/index/shard-index.js';
import { parseHtml } from '../../../core/tree/parse-html.js';
import { textSections } from '../../../page/facts/text-sections.js';
import type { NavSection, PageEntry, PageMeta, Site } from '../../../core/model/types.js';
import { searchFiles } from '../search-index.js';
import { indexPage } from '../search-page.js';

export interface TestPage {
  html: string;
  meta?: Partial<PageMeta>;
  hidden?: boolean;
}

export const section = (options: Partial<NavSection>): NavSection => ({
  kind: 'root',
  label: '',
  hidden: false,
  children: [],
  items: [],
  ...options,
});

export const items = (...paths: string[]): NavSection['items'] => paths.map((path) => ({ type: 'page', path }));

export function filesOf(pages: Record<string, TestPage>, navigation?: NavSection): Map<string, string> {
  const entries = Object.entries(pages).map(([path, { meta, hidden = false }]): PageEntry => ({
    path,
    route: `/${path}`,
    file: `${path}.mdx`,
    meta: { title: path, ...meta },
    hidden,
  }));
  const site = { navigation: navigation ?? section({ items: items(...Object.keys(pages)) }), seo: { metatags: {} } };
  return searchFiles(site as unknown as Site, entries, (index) =>
    indexPage(textSections(parseHtml(pages[entries[index]!.path]!.html)), entries[index]!),
  );
}

export function manifestOf(files: Map<string, string>): IndexManifest {
  return JSON.parse(files.get(searchManifest)!) as IndexManifest;
}

export function shardsOf(files: Map<string, string>): ShardIndex[] {
  return manifestOf(files).shards.map(
    ({ file }) => new ShardIndex(JSON.parse(files.get(searchPath + file)!) as IndexFile),
  );
}

/** The titles of the pages that match, and the headings of their sections. */
export function search(pages: Record<string, TestPage>, query: string): string[] {
  return findPages(shardsOf(filesOf(pages)), query).pages.map(({ title, sections }) =>
    [title, ...sections.map(({ heading }) => heading).filter(Boolean)].join(' # '),
  );
}
