/** The pages of a site below their groups, in the order of the navigation. */
import type { ApiReference, NavGroup, NavItem, NavSection, PageEntry, Site } from '../../core/model/types.js';
import { isListed } from '../../nav/listed-pages.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';

/** Pages that are together in the navigation. */
export interface PageSection {
  /** From the outside in: language, version, tab, group. Empty for pages that are not in a group. */
  labels: readonly string[];
  pages: PageEntry[];
  /** Code of the language, such as `pt-BR`, if the site has several. */
  language?: string;
  /** Label of the version, if the site has several. */
  version?: string;
}

/** A link of the navigation to another site, or a link to a specification. */
export interface IndexLink {
  label: string;
  href: string;
}

/** The entries of a site's indexes. */
export interface PageSections {
  /** Default languages and versions first. Each page is listed once. Pages outside the navigation come last, except for those of APIs. */
  sections: PageSection[];
  links: IndexLink[];
}

/** The heading of pages that no group of the navigation contains. */
const otherPages = 'Other pages';

/** Collects the listed pages of a site. */
export function pageSections(site: Site, pages: readonly PageEntry[]): PageSections {
  const collector = new Collector(pages.filter((page) => isListed(site, page)));
  collector.visit(site.navigation, { labels: [] });
  collector.finish();
  return { sections: [...collector.sections.values()], links: [...collector.links.values()] };
}

type Position = Pick<PageSection, 'labels' | 'language' | 'version'>;

class Collector {
  readonly sections = new Map<string, PageSection>();
  readonly links = new Map<string, IndexLink>();
  readonly #left: Map<string, PageEntry>;
  /** The position that the pages of an API share, by document. */
  readonly #apis = new Map<string, Position>();

  constructor(pages: readonly PageEntry[]) {
    this.#left = new Map(pages.map((page) => [page.path, page]));
  }

  visit(section: NavSection, above: Position): void {
    if (section.href && /^https?:/.test(section.href)) this.#link(section.label, section.href);
    const position = {
      ...above,
      labels: section.label ? [...above.labels, section.label] : above.labels,
      ...(section.kind === 'language' && { language: section.code ?? section.label }),
      ...(section.kind === 'version' && { version: section.label }),
    };
    if (section.root) this.#take(position, [section.root]);
    for (const item of section.items) this.#item(item, position);
    for (const child of defaultFirst(section.children)) this.visit(child, position);
  }

  finish(): void {
    // Models of an API are not in the navigation.
    for (const [path, { api }] of this.#left) {
      const position = api && this.#apis.get(documentOf(api));
      if (position) this.#take(position, [path]);
    }
    this.#take({ labels: [otherPages] }, [...this.#left.keys()]);
  }

  #item(item: NavItem, position: Position): void {
    const labels = item.type === 'group' && item.title ? [...position.labels, item.title] : position.labels;
    this.#take({ ...position, labels }, item.type === 'page' ? [item.path] : pathsOf(item));
  }

  #take(position: Position, paths: Iterable<string>): void {
    for (const path of paths) {
      const page = this.#left.get(path);
      if (!page || !this.#left.delete(path)) continue;
      if (page.api) this.#apis.set(documentOf(page.api), around(position, this.#apis.get(documentOf(page.api))));
      if (page.meta.url) {
        this.#link(page.meta.title, page.meta.url);
        continue;
      }
      getOrInsert(this.sections, position.labels.join('\0'), () => ({ ...position, pages: [] })).pages.push(page);
    }
  }

  #link(label: string, href: string): void {
    if (!this.links.has(href)) this.links.set(href, { label, href });
  }
}

function documentOf({ format, source, directory = '' }: ApiReference): string {
  return [format, source, directory].join('\0');
}

/** The position around both; the first one where they have nothing in common. */
function around(position: Position, first = position): Position {
  const end = first.labels.findIndex((label, index) => label !== position.labels[index]);
  return end > 0 ? { ...first, labels: first.labels.slice(0, end) } : first;
}

/** Readers of an index without a language or version of their own start with the defaults. */
function defaultFirst(sections: readonly NavSection[]): NavSection[] {
  return sections.toSorted((one, other) => Number(other.isDefault ?? false) - Number(one.isDefault ?? false));
}

function* pathsOf(group: NavGroup): Generator<string> {
  if (group.root) yield group.root;
  for (const item of group.items) {
    if (item.type === 'page') yield item.path;
    else yield* pathsOf(item);
  }
}
