/** The tasks of workers for the pages of a site. */
import { task } from '../core/pool/pool.js';
import type { PageResult } from './build-page.js';
import type { PackRange } from '../page/cache/packs.js';
import type { ApiModel } from '../formats/api/api-format.js';
import type { RenderedPage } from '../mdx/types.js';
import type { AddedAssets } from '../shell/types.js';
import type { PipelineOptions } from './page-pipeline.js';

/** From which a process opens the tasks of a site: plain data, except for `plugins`. */
export interface SiteSetup extends PipelineOptions {
  /** Folder for rendered pages, or for their search text. Default: none. */
  packs?: string;
}

/** The input of the task that builds a page. `index`: of the page in `LoadedSite.pages`. */
export interface PageInput {
  index: number;
  /** Hash of the source when the site was loaded. The page is built from its current source. */
  hash?: string;
  /** The part of a specification that the page documents. */
  api?: ApiModel;
  /** The page as the last build rendered it with the same settings, if it did. */
  previous?: PackRange;
  /** The page with code as the task that has detected it compiled it. Default: it is compiled. */
  compiled?: PackRange;
  /** Whether the page is built repeatedly (dev), so that its modules are kept. */
  isKept?: boolean;
  /** The staging folder of the output. Without it, nothing is written. */
  staging?: string;
  /** Whether the text of the page is returned. Default: only for a page with islands. */
  withText?: boolean;
  /** Whether the rendered page is cached for the next build. */
  isPacked?: boolean;
}

/** A page as built by a worker. */
export interface BuiltPage {
  /** Whether the source has another hash than when the site was loaded. */
  hasChanged?: boolean;
  /** `undefined` for a page with code that was only detected. */
  result?: PageResult;
  /** Position of the compiled page then. */
  compiled?: PackRange;
  /** Position of the cached page, for the next build. */
  packed?: PackRange;
  /** Position of its part of the search index. */
  packedSearch?: PackRange;
  /** System error code if they could not be written: `ENOSPC`. */
  systemError?: string;
}

/** The input of the task that renders the document of a page, with the additions of features. */
export interface DocumentInput {
  index: number;
  page: RenderedPage | PackRange;
  added?: AddedAssets;
  /** Its files are written there. */
  staging?: string;
}

export const pageTasks = {
  /** Compiles and renders a page. A page with code is only detected, unless the task runs code. */
  page: task<PageInput, BuiltPage>('page'),
  /**
   * The document of a rendered page; if it is written, a system error code or an empty string. `undefined` if a cached
   * page is no longer available.
   */
  document: task<DocumentInput, string | undefined>('document'),
  /** The document of a page that could not be built, with the text `content` instead. */
  placeholder: task<{ index: number; content: string }, string>('placeholder'),
  // See `SharedDocuments`.
  stylesheet: task<object, { path: string; text: string }>('stylesheet'),
  notFound: task<object, string>('notFound'),
  siteMap: task<object, string>('siteMap'),
  sidebarFragments: task<object, ReadonlyMap<string, string>>('sidebarFragments'),
};
