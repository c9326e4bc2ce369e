/** The search index of a site: shards by language, version and product, in large sites by tab too. */
import { createHash } from 'node:crypto';
import { searchManifest, searchPath } from '../../../runtime/search/index/index-file.js';
import type { IndexManifest, ShardEntry, TabEntry } from '../../../runtime/search/index/index-file.js';
import { pageAddress, pathAddress } from '../../addresses/addresses.js';
import { navigator } from '../../nav/navigator.js';
import { changesId } from '../../formats/api/changes/changes-model.js';
import { overviewId } from '../../formats/api/overview.js';
import { methodOf } from '../../nav/sidebar.js';
import type { NavSection, NavSectionKind, PageEntry, Site } from '../../core/model/types.js';
import type { PageNavigation } from '../../nav/page-navigation.js';
import { isSearchable, pagePlaces } from './searchable-pages.js';
import type { PageSearch } from '../../../runtime/search/page-search.js';
import type { SearchedPage } from '../../plugins/search-engine.js';
import { ShardWriter } from './search-shard.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';

/** With more pages in a language and version, each tab has a shard, so that the reader's own tab loads first. */
const maxInOneShard = 300;

const tabKinds: readonly NavSectionKind[] = ['tab', 'dropdown', 'anchor'];

/**
 * The files of the index by path in the output; only the manifest if an adapter searches. `read` returns the indexed
 * text of the page with an index, or `undefined` for a page without content. `others`: more entries of the manifest.
 */
export function searchFiles(
  site: Site,
  pages: readonly PageEntry[],
  read: (index: number) => PageSearch | undefined,
  others: Pick<IndexManifest, 'labels' | 'suggestions' | 'pending' | 'adapter'> = {},
): Map<string, string> {
  const files = new Map<string, string>();
  const shards: ShardEntry[] = [];
  const tabs = new Map<string, TabEntry>();
  if (others.adapter) return files.set(searchManifest, adapterManifest(site, shardsOf(site, pages), others));
  for (const { scope, members } of shardsOf(site, pages).flatMap(byTab)) {
    const writer = new ShardWriter(members.length);
    let count = 0;
    for (const { index, row } of members) {
      const search = read(index);
      if (!search) continue;
      writer.add(row, search);
      count++;
      addTab(tabs, scope, row.tab);
    }
    if (count === 0) continue;
    const text = JSON.stringify(writer.file());
    const file = `${nameOf(scope)}.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`;
    files.set(searchPath + file, text);
    shards.push({ file, pages: count, ...scope });
  }
  const manifest: IndexManifest = { version: 1, shards, tabs: inOrder(tabs, site.navigation), ...others };
  return files.set(searchManifest, JSON.stringify(manifest));
}

type Scope = Omit<ShardEntry, 'file' | 'pages'>;

/** The pages of one language, version and product. */
export interface Shard {
  scope: Scope;
  /** Pages, each with its index in the site. */
  members: { index: number; row: SearchedPage }[];
}

/** The manifest of a site that another engine searches: the filters for readers. */
function adapterManifest(site: Site, shards: readonly Shard[], others: Partial<IndexManifest>): string {
  const tabs = new Map<string, TabEntry>();
  for (const { scope, members } of shards) for (const { row } of members) addTab(tabs, scope, row.tab);
  const entries = shards.map(({ scope, members }) => ({ file: '', pages: members.length, ...scope }));
  return JSON.stringify({
    version: 1,
    shards: entries,
    tabs: inOrder(tabs, site.navigation),
    ...others,
  } satisfies IndexManifest);
}

function addTab(tabs: Map<string, TabEntry>, scope: Scope, tab: string | undefined): void {
  const { language, version, product } = scope;
  if (tab !== undefined) tabs.set(JSON.stringify([scope, tab]), { language, version, product, tab });
}

/** The tabs as the navigation lists them. */
function inOrder(tabs: ReadonlyMap<string, TabEntry>, navigation: NavSection): TabEntry[] {
  const labels = labelsIn(navigation);
  return [...tabs.values()].sort((one, other) => labels.indexOf(one.tab) - labels.indexOf(other.tab));
}

function labelsIn({ label, children }: NavSection): string[] {
  return [label, ...children.flatMap(labelsIn)];
}

/** The searchable pages in groups, in the order of the navigation. */
export function shardsOf(site: Site, pages: readonly PageEntry[]): Shard[] {
  const navigationOf = navigator(site, { pages });
  const placeOf = pagePlaces(site);
  const groups = new Map<string, Shard>();
  const placed = pages.flatMap((page, index) => (isSearchable(site, page) ? [{ page, index, ...placeOf(page) }] : []));
  placed.sort((one, other) => one.position - other.position);
  for (const { page, index, boost } of placed) {
    const navigation = navigationOf(page.path);
    const scope = scopeOf(navigation);
    const group = getOrInsert(groups, JSON.stringify(scope), () => ({ scope, members: [] }));
    group.members.push({ index, row: rowOf(page, site, navigation, boost) });
  }
  return [...groups.values()];
}

/** The values that readers can filter by, besides the tab. */
function scopeOf({ trail, version }: PageNavigation): Scope {
  const isInAll = version?.shared !== undefined && version.kind === 'language';
  const language = isInAll ? undefined : trail.find(({ kind }) => kind === 'language');
  const labelOf = (kind: NavSectionKind): string | undefined => trail.find((section) => section.kind === kind)?.label;
  return {
    language: language?.code,
    languageLabel: language?.label,
    version: labelOf('version'),
    product: labelOf('product'),
  };
}

/** The weight of pages with the names of all parts of an API: readers look for the parts. */
const listFactor = 0.7;

function isListOfParts({ api }: PageEntry): boolean {
  return api !== undefined && (api.id.startsWith(overviewId) || api.id === changesId);
}

function rowOf(page: PageEntry, site: Site, { trail, breadcrumbs }: PageNavigation, boost: number): SearchedPage {
  return {
    title: page.meta.title,
    route: pathAddress(pageAddress(page.route, site.seo.trailingSlash)),
    crumbs: breadcrumbs.map(({ label }) => label),
    tab: trail.find(({ kind }) => tabKinds.includes(kind))?.label,
    badge: page.api?.label || methodOf(page),
    boost: isListOfParts(page) ? boost * listFactor : boost,
  };
}

function byTab(shard: Shard): Shard[] {
  if (shard.members.length <= maxInOneShard) return [shard];
  const tabs = new Map<string | undefined, Shard>();
  for (const member of shard.members) {
    const { tab } = member.row;
    getOrInsert(tabs, tab, () => ({ scope: { ...shard.scope, tab }, members: [] })).members.push(member);
  }
  return [...tabs.values()];
}

function nameOf({ language, version, product, tab }: Scope): string {
  const parts = [language, product, version, tab].flatMap((part) => part ?? []);
  const name = parts
    .join('-')
    .toLowerCase()
    .replace(/[^a-z\d.]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name.slice(0, 60) || 'pages';
}
