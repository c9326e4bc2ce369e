/** The input and result of plugins' outputs and rules. */
import type { Root } from 'hast';
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

/** A page or snippet for a rule. */
export interface RulePage {
  /** Relative to the docs folder. */
  readonly file: string;
  /** The text of the file. */
  readonly source: string;
  /** Front matter. */
  readonly meta: Readonly<Record<string, unknown>>;
  /** The HTML tree of the content with the nodes of MDX. Positions match the file. */
  readonly tree: Root;
}

/** A violation of a rule. */
export interface RuleFinding {
  message: string;
  /** How to fix it. */
  hint?: string;
  /** 1-based. Default: 1. */
  line?: number;
  /** 1-based. Default: 1. */
  column?: number;
}
