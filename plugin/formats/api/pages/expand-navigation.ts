/** Puts the parts of specifications into the navigation, each with a page of its own. */
import { fileStart, type Problem } from '../../../core/errors/errors.js';
import { isPossiblePath, pagePath } from '../../../addresses/page-path.js';
import { nearest } from '../../../core/text/nearest.js';
import { briefText } from '../../../core/text/brief-text.js';
import type { LoadedPage } from '../../../load/load-page.js';
import type { ApiSource, NavGroup, NavItem, NavPage, NavSection } from '../../../core/model/types.js';
import type { ApiEntry, ApiReader, EntryPage, Finding } from '../api-format.js';
import { changesEntry, type ChangesEntry } from '../changes/changes-entry.js';
import { navigationFormats, navigationSources, sourcesOf } from '../api-sources.js';
import { isUnreadable, sourceKey, type OpenDocument, type Specifications } from '../specifications.js';
import { generatedPage, referenceTo } from './generated-page.js';
import { groupPages } from './group-pages.js';
import { missingInSources } from './missing-part.js';
import { folderOf, PageNames } from './page-names.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';

export interface ExpandedNavigation {
  navigation: NavSection;
  /** The generated pages. A file with the path of one of them takes precedence. */
  pages: LoadedPage[];
  /** Folders of the pages that are not generated, because their source cannot be read. */
  lostFolders: string[];
  warnings: Problem[];
}

/** Reads the specifications of the navigation, and expands it. `overview`: the setting. */
export async function expandNavigation(
  navigation: NavSection,
  specifications: Specifications,
  overview?: boolean,
): Promise<ExpandedNavigation> {
  const { formats } = specifications;
  const sources = navigationSources(navigation, formats);
  const open = async (source: ApiSource) => [sourceKey(source), await specifications.open(source)] as const;
  const documents = new Map(await Promise.all(sources.map(open)));
  const used = navigationFormats(navigation);
  const load = formats
    .filter(({ name }) => used.has(name))
    .map(async (format) => [format.name, await format.loadReader()] as const);
  const expansion = new Expansion(specifications, documents, new Map(await Promise.all(load)), overview);
  for (const source of sources) expansion.changes.set(source, await changesEntry(source, specifications));
  return {
    navigation: expansion.section(navigation),
    pages: formats.flatMap(({ name }) => [...expansion.pages.values()].filter(({ api }) => api!.format === name)),
    lostFolders: sources
      .filter((source) => isUnreadable(documents.get(sourceKey(source))!.document))
      .map((source) => folderOf(source, specifications.formatOf(source))),
    warnings: expansion.warnings,
  };
}

type Entry = NonNullable<NavPage['operation']>;

/** Paths that files of the site may have: a document decides about its own pages only. */
const likeFile = /^[._]|\.[a-z]\w+(?:\/|$)/i;

class Expansion {
  /** By source, part and folder. */
  readonly pages = new Map<string, LoadedPage>();
  readonly warnings: Problem[] = [];
  /** By source. */
  readonly changes = new Map<ApiSource, ChangesEntry | undefined>();
  readonly #specifications: Specifications;
  /** By source. */
  readonly #documents: ReadonlyMap<string, OpenDocument>;
  /** By format. */
  readonly #readers: ReadonlyMap<string, ApiReader>;
  readonly #overview: boolean | undefined;
  readonly #names = new PageNames();
  /** Folders of documents that share theirs with no other, by source. */
  readonly #folders = new Map<string, string>();

  constructor(
    specifications: Specifications,
    documents: ReadonlyMap<string, OpenDocument>,
    readers: ReadonlyMap<string, ApiReader>,
    overview: boolean | undefined,
  ) {
    this.#overview = overview;
    this.#specifications = specifications;
    this.#documents = documents;
    this.#readers = readers;
  }

  section({ sources, ...section }: NavSection): NavSection {
    return {
      ...section,
      children: section.children.map((child) => this.section(child)),
      items: this.#contents({ ...section, sources }),
    };
  }

  #contents(owner: Pick<NavSection, 'items' | 'sources' | 'lookups'>): NavItem[] {
    const items = [...this.#items(owner.items), ...this.#allOf(owner.sources ?? [])];
    return [...this.#derived(owner), ...items];
  }

  /**
   * The overviews of the sources that `owner` names, and the pages of their changes: the author's list of pages has them
   * only if the settings say so.
   */
  #derived({ items, sources = [], lookups = [] }: Pick<NavSection, 'items' | 'sources' | 'lookups'>): NavItem[] {
    const whole = this.#overview === true ? [...sources, ...lookups] : items.length === 0 ? sources : [];
    return whole
      .filter((source) => source.tags === undefined)
      .flatMap((source) => [this.#overviewOf(source, whole.length === 1), this.#changesOf(source)])
      .flatMap((page) => (page ? [{ type: 'page', path: page.path }] : []));
  }

  #overviewOf(source: ApiSource, isOnly: boolean): LoadedPage | undefined {
    const { reader, document } = this.#documents.get(sourceKey(source))!;
    const isLeftOut = this.#overview === false || reader.entries(document, source).length === 0;
    const entry = isLeftOut ? undefined : reader.overview?.(document);
    if (!entry) return undefined;
    // The name of several of them would not tell them apart.
    const { title } = entry.meta;
    const meta = isOnly ? entry.meta : { ...entry.meta, sidebarTitle: title };
    return this.#page(source, { ...entry, meta });
  }

  #changesOf(source: ApiSource): LoadedPage | undefined {
    const changes = this.changes.get(source);
    return changes && this.#page(source, changes.entry, changes);
  }

  #items(items: readonly NavItem[]): NavItem[] {
    return items.flatMap((item): NavItem[] => {
      if (item.type === 'group') return [this.#group(item)];
      const { operation, ...page } = item;
      if (!operation) return [item];
      const path = this.#pathOf(operation, page.location);
      return path === undefined ? [] : [{ ...page, path }];
    });
  }

  #group({ sources, ...group }: NavGroup): NavGroup {
    return { ...group, items: this.#contents({ ...group, sources }) };
  }

  /** All parts of sources, in their groups. */
  #allOf(sources: readonly ApiSource[]): NavItem[] {
    this.#checkTags(sources);
    return sources.flatMap((source) => {
      const { reader, document } = this.#documents.get(sourceKey(source))!;
      const { empty } = reader.terms;
      if (empty && document.isEmpty && document.errors.length === 0) this.#warn(empty(source.source), source.location);
      const pages = reader.entries(document, source).flatMap((entry) => {
        const page = this.#page(source, entry);
        return page === undefined || entry.page!.isHidden ? [] : [{ ...page, groups: entry.page!.groups }];
      });
      return groupPages(pages);
    });
  }

  /**
   * Reports tags that no document of a list has, because pages that the author expects are missing. All sources of a
   * list have the same tags.
   */
  #checkTags(sources: readonly ApiSource[]): void {
    const { tags = [], tagLocations, location } = sources[0] ?? {};
    const opened = sources.map((source) => this.#documents.get(sourceKey(source))!);
    const tagged = opened.flatMap(({ reader, document }) => (reader.tags ? [reader.tags(document)] : []));
    // A document that cannot be read is an error of its own.
    if (tagged.length === 0 || opened.some(({ document }) => isUnreadable(document))) return;
    const known = new Set(tagged.flat());
    for (const tag of tags.filter((each) => !known.has(each))) {
      const similar = nearest(tag, known);
      const finding = {
        code: 'tag-missing',
        message: `No operation of the specification has the tag ${JSON.stringify(tag)}.`,
        hint: similar === undefined ? 'Use a tag of the specification, or remove it.' : `Did you mean "${similar}"?`,
      };
      this.#warn(finding, tagLocations?.get(tag) ?? location);
    }
  }

  /** The path of the page that an entry such as `GET /users` names. */
  #pathOf(named: Entry, location: Problem | NavPage['location']): string | undefined {
    const { formats } = this.#specifications;
    const reader = this.#readers.get(named.format)!;
    const query = this.#specifications.formatOf(named).parse(named.entry);
    if (!query || !('name' in query)) return undefined;
    const sources = sourcesOf(named, formats);
    for (const source of sources) {
      const entry = reader.find(this.#documents.get(sourceKey(source))!.document, query, source);
      const page = entry && this.#page(source, entry);
      if (page) return page.path;
    }
    const searched = sources.map((source) => this.#documents.get(sourceKey(source))!.document);
    // A document that cannot be read is an error of its own.
    if (!searched.some(isUnreadable))
      this.#warn(missingInSources(named.entry, query, sources, searched, reader), location);
    return undefined;
  }

  /** The page of a part, if it has one. */
  #page(
    source: ApiSource,
    { page: own, ...entry }: ApiEntry,
    { document }: Pick<OpenDocument, 'document'> = this.#documents.get(sourceKey(source))!,
  ): LoadedPage | undefined {
    if (!own) return undefined;
    const key = JSON.stringify([sourceKey(source), entry.id, source.directory]);
    return getOrInsert(this.pages, key, () => {
      const folder = this.#folderOf(source);
      const reference = referenceTo(entry, source, document, folder);
      const path = this.#wantedPath(own, entry.name, source) ?? this.#pathIn(folder, own, source);
      return generatedPage(path, { ...entry, page: own }, reference);
    });
  }

  #wantedPath({ wantedPath }: EntryPage, name: string, { source, location }: ApiSource): string | undefined {
    if (wantedPath === undefined) return undefined;
    const path = pagePath(wantedPath);
    if (path !== undefined && isPossiblePath(path) && !likeFile.test(path)) return path;
    this.#warn(
      {
        code: 'api-page-path',
        message: `"${source}": ${briefText(name)} has an "href" that is not a possible path of a page: "${briefText(wantedPath)}".`,
        hint: 'Write a path in the docs without a file extension, such as "/api/create-user".',
      },
      location,
    );
    return undefined;
  }

  #pathIn(folder: string, { path, isDerived }: EntryPage, source: ApiSource): string {
    const whole = `${folder}/${path}`;
    if (isDerived) return this.#names.unique(whole, (taken) => this.#specifications.hasPage(taken));
    return this.#specifications.formatOf(source).ownsFolder ? whole : this.#names.unique(whole);
  }

  #folderOf(source: ApiSource): string {
    const format = this.#specifications.formatOf(source);
    if (!format.ownsFolder) return folderOf(source, format);
    const key = JSON.stringify([sourceKey(source), source.directory]);
    return getOrInsert(this.#folders, key, () => this.#names.unique(folderOf(source, format)));
  }

  #warn(finding: Finding, location: ApiSource['location']): void {
    this.warnings.push({ ...finding, ...fileStart(''), ...location });
  }
}
