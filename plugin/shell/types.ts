/** What the shell needs: the page, the site around it, and the files that the page loads. */
import type { Html } from '../../runtime/jsx/node.js';
import type { UiStrings } from '../languages/ui-strings.js';
import type { RenderedPage } from '../mdx/types.js';
import type { Repository } from '../site/repository.js';
import type { IconRef, PageEntry, PageNavigation, Site } from '../site/types.js';

/** Addresses of the files that a page loads, with the base path. */
export interface PageAssets {
  /** The site stylesheet and what else belongs to Octavo. */
  styles: readonly string[];
  /** ES modules: the boot script and those of the interactive elements on the page. */
  scripts: readonly string[];
  /** Modules that `scripts` import, to fetch early. */
  preload: readonly string[];
  /** The author's stylesheets; they come last, so that they win. */
  userStyles: readonly string[];
  /** The author's scripts; classic scripts that run after parsing. */
  userScripts: readonly string[];
  /** The utility classes that occur, as CSS. */
  inlineCss?: string;
}

/** What the shell asks other stages for. The results must depend on the arguments alone, because they are cached. */
export interface ShellTools {
  /** The icon: inline SVG, or an image; `undefined` for a name that does not exist. `color`: CSS. */
  icon(icon: IconRef & { color?: string }): Html | undefined;
  /** Inline Markdown, for the banner. Default: the text as it is. */
  markdown?(text: string): Html;
  /** Size of a local image in pixels, so that a logo keeps its place while it loads. */
  imageSize?(src: string): { width: number; height: number } | undefined;
  /** Adds the declarative shadow roots to custom elements. Default: none. */
  shadowRoots?(elements: Html, uiStrings: UiStrings): Html;
}

/** What does not change from page to page. */
export interface ShellOptions extends ShellTools {
  site: Site;
  /** The UI strings in the language of the page with this navigation. */
  uiStringsOf(navigation: PageNavigation): UiStrings;
  /** Path of the site on its host: starts and ends with `/`. */
  base: string;
  /** Address of the host, `https://docs.example.com`, for canonical links. */
  siteUrl?: string;
  /** Where the sources are, for links to them. */
  repository?: Repository;
  /** Path in the output of the script that loads analytics and other services. Default: none. */
  servicesScript?: string;
}

/** The site as the shell draws it in one language. */
export interface ShellContext extends Omit<ShellOptions, 'uiStringsOf'> {
  /** The UI strings. */
  uiStrings: UiStrings;
}

/** What changes from page to page. */
export interface PageInput {
  page: PageEntry;
  rendered: RenderedPage;
  navigation: PageNavigation;
  assets: PageAssets;
}

/** All that a part of a page may need. */
export interface PageView extends ShellContext, PageInput {}
