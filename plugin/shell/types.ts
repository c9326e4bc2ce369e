/** What the shell is given: the page, the site around it, and the files that the page loads. */
import type { Words } from '../languages/words.js';
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

/** What the shell asks other stages for. The results must depend on the arguments alone: they are kept. */
export interface ShellTools {
  /** The icon as HTML: inline SVG, or a picture; an empty string or `undefined` where nobody knows the name. `color`: CSS. */
  icons(icon: IconRef & { color?: string }): string | undefined;
  /** Inline Markdown as HTML, for the banner. Default: the text as it is, escaped. */
  markdown?(text: string): string;
  /** Size of a local picture in pixels, so that a logo keeps its place while it loads. */
  imageSize?(src: string): { width: number; height: number } | undefined;
  /** Adds the declarative shadow roots to the custom elements in `html`. Default: none. */
  shadowRoots?(html: string, words: Words): string;
}

/** The site as the shell draws it: what does not change from page to page. */
export interface ShellSite extends ShellTools {
  site: Site;
  /** What the shell says by itself, in the language of the page. */
  words: Words;
  /** Where the site stands on its host: starts and ends with `/`. */
  base: string;
  /** Address of the host, `https://docs.example.com`, for canonical links. */
  siteUrl?: string;
  /** Where the sources are kept, for links to them. */
  repository?: Repository;
}

/** All that `renderPage` needs for one page. */
export interface PageInput extends ShellSite {
  page: PageEntry;
  rendered: RenderedPage;
  navigation: PageNavigation;
  assets: PageAssets;
}
