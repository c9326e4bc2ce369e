/** The input and result of plugins' outputs. */
import type { PageMeta, Site } from '../core/model/types.js';
import type { FeedUpdate } from '../mdx/types.js';

/** A built site, for the outputs of plugins. */
export interface OutputSite {
  /** The settings. */
  readonly site: Site;
  /** The pages without an error, sorted by file. In dev all pages. */
  readonly pages: readonly OutputPage[];
  /** The path of the site on its host. It starts and ends with `/`. */
  readonly base: string;
  /** The URL of the host, if it is known. */
  readonly siteUrl?: string;
}

/** A built page. */
export interface OutputPage {
  /** As in the navigation: `guides/install`. */
  readonly path: string;
  /** Starts with a slash. */
  readonly route: string;
  /** Relative to the docs folder. */
  readonly file: string;
  /** The address: absolute if the host is known, otherwise with the base. */
  readonly url: string;
  /** Title, description and all other front matter. */
  readonly meta: PageMeta;
  /** Whether the navigation does not show it. */
  readonly hidden: boolean;
  /** The date of the last change, if it is known: `2026-11-21`. */
  readonly lastUpdated?: string;
  /** The entries of a changelog. */
  readonly updates?: readonly FeedUpdate[];
  /** The page as Markdown; with `needs: 'markdown'`. */
  readonly markdown?: string;
  /** The document; with `needs: 'html'`. Never in dev. */
  readonly html?: string;
}

/** A file beside the pages. */
export interface PluginFile {
  /** One of the paths of the output. */
  path: string;
  content: string | Uint8Array;
}
