import type { UiStrings } from '../languages/ui-strings.js';
import type { RenderedPage } from '../mdx/types.js';
import type { NavSection, PageEntry } from '../core/model/types.js';
import type { PageNavigation } from '../nav/page-navigation.js';
import { linkAddress, pageLink } from '../addresses/addresses.js';
import { renderDocument } from './document.js';
import type { SidebarTree } from './navigation/sidebar-tree.js';
import { renderLinkPage } from './documents/link-page.js';
import { renderNotFound, type NotFoundInput } from './documents/not-found.js';
import { renderSiteMap } from './documents/site-map.js';
import { SharedParts } from './shared-parts.js';
import { shellScripts } from './shell-scripts.js';
import { siteForLanguage } from './site-for-language.js';
import type { PageAssets, PageInput, ShellOptions } from './types.js';
import { getOrInsert } from '../core/text/get-or-insert.js';

/** The documents of a site: everything around the content of its pages. */
export interface Shell {
  /** The complete HTML document of a page. */
  document(input: PageInput): Promise<string>;
  /** A page with the additions of plugins to its head. Default: there are none. */
  withHead?(input: Omit<PageInput, 'assets'>): Promise<RenderedPage>;
  /** The document for addresses that do not exist. */
  notFound(input: NotFoundInput): Promise<string>;
  /** The page with links to all pages. */
  siteMap(input: NotFoundInput, pages: readonly PageEntry[]): Promise<string>;
  /** The entries of closed groups in large sidebars, which pages load when they are opened: HTML by path in the output. */
  sidebarFragments(pages: readonly PageNavigation[]): Map<string, string>;
  /** Names of the client scripts that a page with this navigation needs, besides the scripts of its elements. */
  scripts(navigation: PageNavigation, page?: PageEntry): string[];
}

/**
 * Folder of the fragments of large sidebars in the output; the script `sidebar-groups` looks for them beside itself. They
 * are text, because hosts redirect HTML files and search engines list them.
 */
export const fragmentPath = '_octavo/sidebar/';

const noAssets: PageAssets = { styles: [], scripts: [], preload: [], userStyles: [], userScripts: [] };

/** Creates the shell of a site. It caches the parts that pages share, so create it once per loaded site. */
export function createShell({ uiStringsOf: wordsOf, ...options }: ShellOptions): Shell {
  const { base, pages = [], siteMap = '/' } = options;
  const routes = new Set([siteMap, ...pages.map(({ route }) => route)]);
  const { trailingSlash } = options.site.seo;
  const { withHead } = options.changes;
  const link = (href: string): string => linkAddress(pageLink(href, routes, trailingSlash), base);
  const languages = new Map<UiStrings, Map<NavSection | undefined, SharedParts>>();
  const partsOf = (navigation: PageNavigation): SharedParts => {
    const uiStrings = wordsOf(navigation);
    const language = navigation.trail.find(({ overrides }) => overrides !== undefined);
    const variants = getOrInsert(languages, uiStrings, () => new Map());
    return getOrInsert(variants, language, () => {
      const site = siteForLanguage(options.site, navigation.trail);
      return new SharedParts({ ...options, site, uiStrings, link });
    });
  };
  const treeOf = (navigation: PageNavigation): SidebarTree => partsOf(navigation).section(navigation).sidebar.tree;
  return {
    async document(input) {
      const parts = partsOf(input.navigation);
      return renderLinkPage({ ...options, routes }, input) ?? renderDocument(parts, input);
    },
    withHead:
      withHead &&
      ((input) => withHead({ ...partsOf(input.navigation).context, ...input, assets: noAssets, added: [] })),
    notFound: (input) => renderNotFound(partsOf(input.navigation), input),
    siteMap: (input, pages) => renderSiteMap(partsOf(input.navigation), input, pages),
    sidebarFragments(pages) {
      const trees = new Set(pages.map(treeOf));
      const fragments = [...trees].flatMap((tree) => [...tree.fragments()]);
      return new Map(fragments.map(([name, html]) => [`${fragmentPath}${name}.txt`, html]));
    },
    scripts: (navigation, page) => [
      ...shellScripts(siteForLanguage(options.site, navigation.trail), page),
      ...(options.clientScripts?.(page) ?? []),
      ...(navigation.selectMenus.length > 0 ? ['octavo-switcher'] : []),
      ...(treeOf(navigation).isLarge ? ['sidebar-groups'] : []),
    ],
  };
}
