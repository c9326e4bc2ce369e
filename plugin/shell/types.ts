/** The input of the shell: the page, its site, and the files that it loads. */
import type { Html, Node } from '../../runtime/jsx/node.js';
import type { HtmlElement } from '../core/tree/html-element.js';
import type { UiStrings } from '../languages/ui-strings.js';
import type { PageElements, RenderedPage } from '../mdx/types.js';
import type { LanguageAlternate } from '../nav/language-alternates.js';
import type { Repository } from '../load/git/repository.js';
import type { IconRef, PageEntry, Site } from '../core/model/types.js';
import type { PageNavigation } from '../nav/page-navigation.js';
import type { KindStyles } from './theme/element-styles.js';
import type { PartChanges, PartName } from './page/part-changes.js';

/** URLs of the files that a page loads, with the base path. */
export interface PageAssets {
  /** The site stylesheet and Octavo's other stylesheets. */
  styles: readonly string[];
  /** ES modules: the boot script and the scripts of the interactive elements on the page. */
  scripts: readonly string[];
  /** Modules that `scripts` import, to preload. */
  preload: readonly string[];
  /** Modules that load when the reader starts to use the page. */
  later?: readonly string[];
  /** The author's stylesheets. They come last, so that they override. */
  userStyles: readonly string[];
  /** The author's scripts: classic scripts that run after parsing. */
  userScripts: readonly string[];
  /** CSS of the utility classes used on the page. */
  inlineCss?: string;
  /** The styles of the kinds of elements on the page. Default: none. */
  elementStyles?: readonly KindStyles[];
}

/** The additions of a feature to the document of a page. URLs include the base path. */
export interface AddedAssets extends Pick<PageAssets, 'styles' | 'scripts' | 'preload'> {
  /** Words that can be class names once the scripts run. */
  classes: readonly string[];
  css: string;
}

/** The image of a page for social networks, unless a meta tag of the author names one. */
export interface PreviewImage {
  /** Root-absolute, or a URL. */
  address: string;
  /** Meta tags about it. Default: none. */
  tags?: Readonly<Record<string, string>>;
}

/** The menu beside the title of a page. */
export interface PageMenu {
  /** Whether it is above the table of contents. */
  isInToc(view: PageView): boolean;
  /** Its buttons; empty if the page has none. */
  render(view: PageView): Node;
  /** The list that a button opens, which is outside of the content. */
  renderList(view: PageView): Node;
}

/** Links to the feeds of a page. */
export interface FeedLinks {
  inHead(view: PageView): Node;
  /** Below the title. */
  inHeader(view: PageView): Node;
}

/** Options that are the same for all pages. The results of functions must depend on the arguments alone, because they are cached. */
export interface ShellOptions {
  /** The icon: inline SVG, or an image; `undefined` for a name that does not exist. `color`: CSS. */
  icon(icon: IconRef & { color?: string }): Html | undefined;
  /** Inline Markdown, for the banner. Default: the text unchanged. */
  markdown?(text: string): Html;
  /** Size of a local image in pixels, so that the layout does not shift while a logo loads. */
  imageSize?(src: string): { width: number; height: number } | undefined;
  /** The tree of custom elements with their declarative shadow roots. Default: they have none. */
  shadowRoots?(elements: Node, uiStrings: UiStrings): HtmlElement;
  site: Site;
  /** The UI strings in the language of the page with this navigation. */
  uiStringsOf(navigation: PageNavigation): UiStrings;
  /** Path of the site on its host. Starts and ends with `/`. */
  base: string;
  /** The pages, to know which links point to one. Default: none. */
  pages?: readonly Pick<PageEntry, 'route'>[];
  /** URL of the host, `https://docs.example.com`, for canonical links. */
  siteUrl?: string;
  /** The translations of the page at a path. Default: none. */
  alternatesOf?(path: string): LanguageAlternate[];
  /** Route of the page with links to all pages. Default: there is none. */
  siteMap?: string;
  /** The source repository, for links to it. */
  repository?: Repository;
  /** Names of Octavo's scripts that plugins load on a page. Default: none. */
  clientScripts?(page?: PageEntry): readonly string[];
  /** Default: pages have no menu. */
  pageMenu?: PageMenu;
  /** A button for the endpoint of a page. `slot`: the slot for it, if it is not alone. Default: none. */
  endpointAction?(view: PageView, slot?: string): Node;
  /** The search buttons of pages with this navigation. Default: none. */
  searchButton?(context: ShellContext, navigation: PageNavigation): Node;
  /** The preview image of a page. Default: none. */
  previewImage?(page: PageEntry): PreviewImage | undefined;
  /** Output paths of scripts of features that every page loads. Default: none. */
  siteScripts?: readonly string[];
  /** Ids that every group of the sidebar has, instead of the first one. Default: none. */
  repeatedIds?: readonly string[];
  /** Default: pages have no feeds. */
  feedLinks?: FeedLinks;
  /** The changes by plugins. */
  changes: PartChanges;
}

/** The site in one language. */
export interface ShellContext extends Omit<ShellOptions, 'uiStringsOf'> {
  /** UI strings in that language. */
  uiStrings: UiStrings;
  /** The URL of a link, with the base path, and of a page as its host answers it. */
  link(href: string): string;
}

/** The input that differs between pages. */
export interface PageInput {
  page: PageEntry;
  rendered: RenderedPage;
  navigation: PageNavigation;
  assets: PageAssets;
  /** The files of the page with these elements in its parts. Default: `assets`. */
  assetsWith?(elements: PageElements): Promise<PageAssets>;
  /** The part that the content is. Default: none; the content is the author's. */
  contentPart?: PartName;
}

/** Everything that a part of a page may need. */
export interface PageView extends ShellContext, PageInput {
  /** The elements of components in its parts. */
  readonly added: PageElements[];
}
