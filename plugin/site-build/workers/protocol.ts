/** Messages between the main process and its page workers. All of it is plain data. */
import type { PageResult } from '../build-page.js';
import type { IslandBundle } from '../../features/islands/island-bundle.js';
import type { Problem } from '../../core/errors/errors.js';
import type { PackRange } from '../../core/cache/packs.js';
import type { IslandAssets } from '../../features/islands/site-islands.js';
import type { PipelineOptions } from '../page-pipeline.js';
import type { LintResult } from '../../features/checks/pages/lint-page.js';
import type { PageUse } from '../../features/checks/compat/page-use.js';
import type { CompiledPage, IslandUse, RenderedPage } from '../../mdx/types.js';
import type { IndexManifest } from '../../../runtime/search/index/index-file.js';
import type { PageSearch } from '../../../runtime/search/page-search.js';
import type { ApiModel } from '../../formats/api/api-format.js';
import type { SentModel } from '../../formats/api/sent-schemas.js';

/** The site of a worker. */
export interface WorkerSiteOptions extends Omit<PipelineOptions, 'plugins'> {
  /** The engine that reads pages. Default: the native engine. */
  engine?: 'reference';
  /**
   * Whether the main process compiles pages, because there are remark or rehype plugins and functions cannot be sent.
   */
  isCompiledOutside?: boolean;
  /** Where rendered pages, or what search needs of them, are written: a folder, and the file in it that only this worker appends to. */
  packs?: { folder: string; own: string };
}

/** Inputs and results by kind of task. `index` is the index of a page in `LoadedSite.pages`. */
export interface Tasks {
  /** Compiles and renders a page. A page with code is only detected, unless `runsCode` is set. */
  page: {
    input: {
      index: number;
      /** Hash of the loaded source; no other source is built. Without it, the page is built from its current file. */
      hash?: string;
      runsCode: boolean;
      /** What the page shows of a specification. */
      api?: ApiModel;
      /** Whether the page is built repeatedly (dev), so that its modules are kept. */
      isKept?: boolean;
      /** The staging folder of the output. Without it, nothing is written. */
      staging?: string;
      /** Whether the text of the page is returned. Default: only for a page with islands. */
      withText?: boolean;
      /** Whether the rendered page is cached for the next build. */
      isPacked?: boolean;
    };
    output: BuiltPage;
  };
  /**
   * The document of a rendered page. With `staging`, its files are written there, and the result is empty or a system
   * error code. `undefined` if a cached page is no longer available.
   */
  document: {
    input: { index: number; page: RenderedPage | PackRange; islands?: IslandAssets; staging?: string };
    output: string | undefined;
  };
  /** The document of a page that could not be built, with the text `content` instead. */
  placeholder: { input: { index: number; content: string }; output: string };
  /** The site's stylesheet, and its path in the output. */
  stylesheet: { input: object; output: { path: string; text: string } };
  /** The 404 document. */
  notFound: { input: object; output: string };
  /** The page with links to all pages. */
  siteMap: { input: object; output: string };
  /** The entries of closed groups in large sidebars: HTML by path in the output. */
  sidebarFragments: { input: object; output: Map<string, string> };
  /**
   * The search index: text by path in the output. `pages`: what was indexed, by index of the page. `undefined` if a cached
   * page is no longer available.
   */
  search: {
    input: { pages: ReadonlyMap<number, PageSearch | PackRange>; others: Pick<IndexManifest, 'adapter'> };
    output: Map<string, string> | undefined;
  };
  /** Bundles the interactive components of pages. */
  islands: { input: { uses: readonly IslandUse[]; isDev?: boolean }; output: IslandBundle };
  /** What a page or snippet uses, for `check --compat`. */
  use: { input: { file: string }; output: PageUse };
  /** Applies the writing rules to a page or snippet; to `source` instead of the text of the file if it is set. */
  lint: { input: { file: string; isSnippet: boolean; source?: string }; output: LintResult };
}

export type TaskKind = keyof Tasks;

/** A page as built by a worker. */
export interface BuiltPage {
  /** Whether the source has another hash than the requested one; there is then no result. */
  hasChanged?: boolean;
  /** `undefined` for a page with code that was only detected. */
  result?: PageResult;
  /** Whether its files were written to the staging folder. */
  isStaged: boolean;
  /** Where it is cached for the next build. */
  packed?: PackRange;
  /** Where its part of the search index is written. */
  packedSearch?: PackRange;
  /** System error code if they could not be written: `ENOSPC`. */
  systemError?: string;
}

/** Output of author code. */
export interface AuthorLog {
  /** Relative to the docs folder; empty if unknown. */
  file: string;
  /** 1-based; 0 if unknown. */
  line: number;
  /** The function that printed it, usually a component. May be empty. */
  name: string;
  text: string;
}

/** The environment of author code: the same as in the main process, also in a worker that was started earlier. */
export interface Surroundings {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

export type ToWorker =
  | { kind: 'open'; site: WorkerSiteOptions; surroundings: Surroundings }
  /** `api`: that of a page, which its input then does not have. */
  | { kind: 'task'; id: number; task: TaskKind; input: Tasks[TaskKind]['input']; api?: SentModel }
  /** Invalidates a changed file (relative to the docs folder) and all files that import it. */
  | { kind: 'forget'; file: string }
  /** `html`: the tree of the page, because trees cannot be sent. */
  | { kind: 'compiled'; id: number; page?: CompiledPage; html?: string; message?: string };

export type FromWorker =
  /** The site is open. */
  | { kind: 'ready' }
  /** The code of a page starts to run; the time before does not count as the page's. */
  | { kind: 'code' }
  | {
      kind: 'done';
      id: number;
      output: unknown;
      /** Whether author code ran in this process. */
      hasRunCode: boolean;
      /** Whether author code changed JavaScript built-ins, which all pages share. */
      isSpoiled: boolean;
    }
  /** A task failed. `problem`: the reason, if it is known. `changed`: see `isSpoiled`. */
  | { kind: 'thrown'; id: number; message: string; problem?: Problem; changed?: string }
  | { kind: 'log'; log: AuthorLog }
  /** Asks the main process to compile `source`. */
  | { kind: 'compile'; id: number; file: string; source: string };
