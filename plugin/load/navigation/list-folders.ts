/** Puts the pages of folders into the navigation, in place of entries such as `guides/*`. */
import { listedFolder } from '../../addresses/page-path.js';
import { foldersOf } from '../../core/text/folders-of.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';
import { naturalOrder } from '../../core/text/natural-order.js';
import type { NavGroup, NavItem, NavPage, NavSection, PageEntry, SourceLocation } from '../../core/model/types.js';
import { navigationTitle, numberPrefix, titleFromPath } from '../addresses/page-title.js';
import { namedPages } from './navigation-pages.js';

type Page = Pick<PageEntry, 'path' | 'meta' | 'hidden'>;

/** A folder with the pages that an entry lists. */
interface Folder {
  path: string;
  pages: Page[];
  /** By name. */
  folders: Map<string, Folder>;
}

/** An item with what decides its position. */
interface Placed {
  item: NavItem;
  name: string;
  order: number;
}

/** The navigation with its pages. */
export interface FolderListing {
  navigation: NavSection;
  /** Whether an entry of a folder lists the page with this path. */
  isFound(path: string): boolean;
}

/**
 * Replaces each entry of a folder by the pages in it that no other entry names; folders inside become groups. A page belongs
 * to the entry of the innermost folder, and a folder to its first entry. Hidden pages are left out. An entry without pages
 * stays.
 */
export function listFolders(navigation: NavSection, pages: readonly Page[]): FolderListing {
  const entries = namedPages(navigation);
  const roots = new Map(
    entries.flatMap(({ path }) => {
      const folder = listedFolder(path);
      return folder === undefined ? [] : [[folder, emptyFolder(folder)]];
    }),
  );
  if (roots.size === 0) return { navigation, isFound: () => false };
  const named = new Set([...entries.map(({ path }) => path), '404']);
  const found = new Map<string, Page>();
  for (const page of pages) {
    const owner = page.hidden || named.has(page.path) ? undefined : ownerOf(page, roots);
    if (!owner) continue;
    folderIn(owner, page.path).pages.push(page);
    found.set(page.path, page);
  }
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return { navigation: new Listing(roots, found, byPath).section(navigation), isFound: (path) => found.has(path) };
}

function emptyFolder(path: string): Folder {
  return { path, pages: [], folders: new Map() };
}

function ownerOf({ path }: Page, roots: ReadonlyMap<string, Folder>): Folder | undefined {
  const folder = [...foldersOf(path), ''].find((each) => roots.has(each));
  return folder === undefined ? undefined : roots.get(folder);
}

/** The folder of `path` below `owner`. */
function folderIn(owner: Folder, path: string): Folder {
  return foldersOf(path)
    .filter((folder) => folder.length > owner.path.length)
    .reduceRight((inside, folder) => getOrInsert(inside.folders, folder, () => emptyFolder(folder)), owner);
}

class Listing {
  readonly #roots: ReadonlyMap<string, Folder>;
  /** The pages that entries of folders list, and all pages, by path. */
  readonly #found: ReadonlyMap<string, Page>;
  readonly #pages: ReadonlyMap<string, Page>;
  /** The first entry of each folder. In `mint.json` it can be in several versions. */
  readonly #firsts = new Map<string, SourceLocation | undefined>();

  constructor(roots: ReadonlyMap<string, Folder>, found: ReadonlyMap<string, Page>, pages: ReadonlyMap<string, Page>) {
    this.#roots = roots;
    this.#found = found;
    this.#pages = pages;
  }

  section(section: NavSection): NavSection {
    return {
      ...section,
      items: section.items.flatMap((item) => this.#listed(item)),
      children: section.children.map((child) => this.section(child)),
    };
  }

  #listed(item: NavItem): NavItem[] {
    if (item.type === 'group') return [{ ...item, items: item.items.flatMap((inside) => this.#listed(inside)) }];
    const folder = listedFolder(item.path);
    if (folder === undefined || getOrInsert(this.#firsts, folder, () => item.location) !== item.location) return [item];
    const items = this.#itemsOf(this.#roots.get(folder)!, item.location);
    return items.length > 0 ? items : [item];
  }

  /** `root`: the page that the heading of the folder links to. */
  #itemsOf(folder: Folder, location: NavPage['location'], root?: Page): NavItem[] {
    const groups = [...folder.folders.values()].map((inside) => this.#group(inside, location));
    const roots = new Set([root?.path, ...groups.map(({ item }) => rootOf(item))]);
    const pages = folder.pages.filter(({ path }) => !roots.has(path)).map((page) => placedPage(page, location));
    return [...pages, ...groups].sort(byPosition).map(({ item }) => item);
  }

  /** A folder with only its index page is a page. */
  #group(folder: Folder, location: NavPage['location']): Placed {
    const { path } = folder;
    const index = this.#pages.get(`${path}/index`) ?? this.#pages.get(path);
    const root = index && this.#found.get(index.path);
    const items = this.#itemsOf(folder, location, root);
    const place = { name: path, order: root?.meta.order ?? numberOf(path) };
    if (root && items.length === 0) return { ...placedPage(root, location), ...place };
    const group: NavGroup = {
      type: 'group',
      title: index && index.meta['draft'] !== true ? navigationTitle(index) : titleFromPath(path),
      ...(root && { root: root.path, rootLocation: location }),
      expanded: false,
      hidden: false,
      items,
    };
    return { item: group, ...place };
  }
}

function rootOf(item: NavItem): string | undefined {
  return item.type === 'group' ? item.root : item.path;
}

/** An index page comes first. */
function placedPage({ path, meta }: Page, location: NavPage['location']): Placed {
  const order = /(?:^|\/)index$/.test(path) ? -Infinity : numberOf(path);
  return { item: { type: 'page', path, location }, name: path, order: meta.order ?? order };
}

/** The number before the name of a page or folder; `Infinity` without one. */
function numberOf(path: string): number {
  return Number(numberPrefix.exec(path.slice(path.lastIndexOf('/') + 1))?.[1] ?? Infinity);
}

/** Without a number, folders come after pages: a page below a group looks like a page of the group. */
function byPosition(a: Placed, b: Placed): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  const isGroup = ({ item }: Placed): number => Number(item.type === 'group');
  return isGroup(a) - isGroup(b) || naturalOrder(a.name, b.name);
}
