/** Creates the views of a site and its pages. Each is created once in a process. */
import { linkAddress, pageLink, pathAddress } from '../addresses/addresses.js';
import { firstPage } from '../addresses/routes.js';
import { getOrInsert } from '../core/text/get-or-insert.js';
import { sectionsIn } from '../core/model/sections-in.js';
import type { NavSection, PageEntry } from '../core/model/types.js';
import { lastUpdatedDate } from '../load/git/last-updated-date.js';
import { editAddress, issueAddress } from '../load/git/source-address.js';
import type { LoadedSite } from '../load/loaded-site.js';
import { navigator } from '../nav/navigator.js';
import type { PageLink, PageNavigation } from '../nav/page-navigation.js';
import { pageLanguage } from '../shell/page-language.js';
import type { PageView as ShellView } from '../shell/types.js';
import { frozen } from './frozen.js';
import type { NavLevel, NeighborLink, PageInfo, PageKind, PageView, PluginFacts, Settings, SiteView } from './views.js';

/** The parts of a loaded site that its views are made from. */
export type ViewedSite = Pick<LoadedSite, 'site' | 'pages' | 'base' | 'siteUrl' | 'repository' | 'plugins'>;

/** Nothing is computed before a hook needs it. */
export class SiteViews {
  readonly #loaded: ViewedSite;
  readonly #settings: Settings;
  readonly #site = once(() => frozen(siteOf(this.#loaded, this.#settings)));
  readonly #all = once(() => Object.freeze(this.#loaded.pages.map((entry) => this.page(entry))));
  readonly #whole = once(() => this.#wholeSite());
  readonly #navigator = once(() => navigator(this.#loaded.site, this.#loaded));
  readonly #byPath = once(() => new Map(this.#loaded.pages.map((page) => [page.path, page])));
  readonly #routes = once(() => new Set(this.#loaded.pages.map(({ route }) => route)));
  readonly #pages = new WeakMap<PageEntry, PageInfo>();
  readonly #documents = new WeakMap<ShellView, PageView>();
  readonly #levels = new Map<NavSection, NavLevel>();

  /** `settings`: as in docs.json. Default: those that the site has for its plugins. */
  constructor(loaded: ViewedSite, settings: Settings = loaded.plugins?.settings ?? {}) {
    this.#loaded = loaded;
    this.#settings = settings;
  }

  /** The address of a page or file of the site, with its base. */
  readonly link = (path: string): string => {
    const { site, base } = this.#loaded;
    return linkAddress(pageLink(path, this.#routes(), site.seo.trailingSlash), base);
  };

  get site(): SiteView {
    return this.#whole();
  }

  /** The site with other views of its pages. */
  siteWith<Page>(pages: readonly Page[]): Omit<SiteView, 'pages'> & { readonly pages: readonly Page[] } {
    return frozen({ ...this.#site(), pages });
  }

  /** A page that is not built yet. */
  page(entry: PageEntry): PageInfo {
    return getOrInsert(this.#pages, entry, () => this.#pageInfo(entry, {}));
  }

  /** A page that is built. `more`: values that this view has in place of those of the page, or besides them. */
  builtPage<More extends object>(entry: PageEntry, facts: PluginFacts, more: More): PageInfo & More {
    return frozen({ ...this.#pageInfo(entry, facts), ...more });
  }

  /** A page whose document is made. */
  document(view: ShellView): PageView {
    return getOrInsert(this.#documents, view, () => {
      const { page, rendered, navigation, uiStrings, link } = view;
      return frozen({
        ...this.#pageInfo(page, rendered.pluginFacts ?? {}, navigation),
        previous: neighbor(navigation.previous),
        next: neighbor(navigation.next),
        toc: rendered.toc,
        markdown: rendered.markdown,
        site: this.site,
        strings: uiStrings,
        link,
      });
    });
  }

  #wholeSite(): SiteView {
    const all = this.#all;
    return Object.freeze({
      ...this.#site(),
      get pages() {
        return all();
      },
    });
  }

  /** `navigation`: of the page. Default: it is resolved when it is needed. */
  #pageInfo(entry: PageEntry, facts: PluginFacts, navigation?: PageNavigation): PageInfo {
    const { path, route, meta, lastUpdated, hidden } = entry;
    const { repository } = this.#loaded;
    const file = hasFile(entry) ? entry.file : entry.madeBy?.file;
    const position = once(() => this.#positionOf(navigation ?? this.#navigator()(path)));
    return Object.freeze({
      path,
      route,
      file,
      kind: kindOf(entry),
      title: meta.title,
      description: meta.description,
      meta: frozen(meta),
      isHidden: hidden,
      lastUpdated: lastUpdated ?? lastUpdatedDate(meta),
      editUrl: repository && file !== undefined ? editAddress(repository, file) : undefined,
      issueUrl: repository && issueAddress(repository, entry),
      facts: frozen(facts),
      get language() {
        return position().language;
      },
      get version() {
        return position().version;
      },
      get section() {
        return position().section;
      },
    });
  }

  /** The position of a page in the navigation. */
  #positionOf(navigation: PageNavigation): Pick<PageInfo, 'language' | 'version' | 'section'> {
    const levels = navigation.trail.map((section) => this.#levelOf(section));
    const groups = navigation.breadcrumbs.map(({ label, href }) => ({ kind: 'group' as const, label, href }));
    return frozen({
      language: pageLanguage(navigation),
      version: levels.find(({ kind }) => kind === 'version')?.label,
      section: [...levels, ...groups],
    });
  }

  #levelOf(section: NavSection): NavLevel {
    return getOrInsert(this.#levels, section, () => {
      const first = firstPage(section, this.#byPath());
      const { kind, label, href = first && pathAddress(first.route) } = section;
      return { kind: kind as NavLevel['kind'], label, href };
    });
  }
}

function siteOf({ site, base, siteUrl }: ViewedSite, settings: Settings): Omit<SiteView, 'pages'> {
  const { name, description, navigation } = site;
  const sections = sectionsIn(navigation);
  const versions = sections.flatMap(({ kind, label }) => (kind === 'version' ? [label] : []));
  return {
    name,
    description,
    base,
    url: siteUrl,
    settings,
    languages: sections.flatMap(({ kind, code, label }) => (kind === 'language' && code ? [{ code, label }] : [])),
    versions: [...new Set(versions)],
  };
}

function neighbor(link: PageLink | undefined): NeighborLink | undefined {
  return link && { title: link.title, href: link.href };
}

/** A function that computes its result with its first call. */
function once<T extends object>(compute: () => T): () => T {
  let result: T | undefined;
  return () => (result ??= compute());
}

/** Whether the page is of a file of the author. */
function hasFile({ file, generatedSource }: PageEntry): boolean {
  return file !== '' && generatedSource === undefined;
}

function kindOf({ path, file, api, generatedSource, madeBy }: PageEntry): PageKind {
  if (madeBy) return 'plugin';
  if (file === '') return path === '404' ? 'not-found' : 'site-map';
  return api || generatedSource !== undefined ? 'api' : 'page';
}
