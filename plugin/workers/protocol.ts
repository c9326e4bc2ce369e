/** What the main process and its page workers send each other. All of it is plain data. */
import type { PageResult } from '../build/build-page.js';
import type { IslandBundle } from '../islands/island-bundle.js';
import type { PackRange } from '../cache/page-packs.js';
import type { IslandAssets } from '../islands/site-islands.js';
import type { PipelineOptions } from '../build/page-pipeline.js';
import type { PageUse } from '../checks/compat/page-use.js';
import type { CompiledPage, IslandUse, RenderedPage } from '../mdx/types.js';

/** The site that a worker builds pages of. */
export interface WorkerSiteOptions extends Omit<PipelineOptions, 'plugins'> {
  /** The engine that reads pages. Default: the native one. */
  engine?: 'reference';
  /** Whether the main process compiles pages: it has remark or rehype plugins, and functions cannot be sent. */
  isCompiledOutside?: boolean;
  /** Where rendered pages are kept for the next build: a folder, and the file in it that only this worker adds to. */
  packs?: { folder: string; own: string };
}

/** Each kind of task: what it needs, and its result. `index` is the number of a page in `LoadedSite.pages`. */
export interface Tasks {
  /** Compiles and renders a page. One with code is only recognized, unless `runsCode`. */
  page: {
    input: {
      index: number;
      /** Of the source that was loaded: another one is not built. Without it, the page is built from its file as it is. */
      hash?: string;
      runsCode: boolean;
      /** Whether the page is built again and again (dev), so that its modules are kept. */
      isKept?: boolean;
      /** Where files of the output wait. Without it nothing is written. */
      staging?: string;
      /** Whether the text of the page is needed here. Default: only that of a page with islands. */
      withText?: boolean;
      /** Whether the rendered page is kept for the next build. */
      isPacked?: boolean;
    };
    output: BuiltPage;
  };
  /**
   * The document of a rendered page. With `staging` its files are written there, and the result is empty or the code of
   * the system's error. `undefined` for a page of an earlier build that is no longer where it was kept.
   */
  document: {
    input: { index: number; page: RenderedPage | PackRange; islands?: IslandAssets; staging?: string };
    output: string | undefined;
  };
  /** The document of a page that could not be built, with `content` instead of its own. */
  placeholder: { input: { index: number; content: string }; output: string };
  /** The site's style sheet. */
  stylesheet: { input: object; output: string };
  /** The document for unknown addresses. */
  notFound: { input: object; output: string };
  /** The entries of closed groups in large sidebars: HTML by path in the output. */
  sidebarFragments: { input: object; output: Map<string, string> };
  /** Bundles the interactive components of pages. */
  islands: { input: { uses: readonly IslandUse[] }; output: IslandBundle };
  /** What a page or snippet uses, for `check --compat`. */
  use: { input: { file: string }; output: PageUse };
}

export type TaskKind = keyof Tasks;

/** A page as a worker built it. */
export interface BuiltPage {
  /** Whether the source has another hash than the one that was asked for; then there is no result. */
  hasChanged?: boolean;
  /** None for a page with code that was only recognized. */
  result?: PageResult;
  /** Whether its files were written to the staging folder. */
  isStaged: boolean;
  /** Where it is kept for the next build. */
  packed?: PackRange;
  /** Code of the system's error if they could not be written: `ENOSPC`. */
  systemError?: string;
}

/** Something that an author's code printed. */
export interface AuthorLog {
  /** Relative to the docs folder; empty where it is not known. */
  file: string;
  /** 1-based; 0 where it is not known. */
  line: number;
  /** The function that printed it: a component's name, mostly. May be empty. */
  name: string;
  text: string;
}

/** What author code finds around it: the same as in the main process, also in a worker that was started earlier. */
export interface Surroundings {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

export type ToWorker =
  | { kind: 'open'; site: WorkerSiteOptions; surroundings: Surroundings }
  | { kind: 'task'; id: number; task: TaskKind; input: Tasks[TaskKind]['input'] }
  /** Forgets a changed file (relative to the docs folder) and all that import it. */
  | { kind: 'forget'; file: string }
  | { kind: 'compiled'; id: number; page?: CompiledPage; message?: string };

export type FromWorker =
  /** The site is open. */
  | { kind: 'ready' }
  /** The code of a page begins to run; the time until now was not the page's. */
  | { kind: 'code' }
  | {
      kind: 'done';
      id: number;
      output: unknown;
      /** Whether author code ran in this process. */
      hasRunCode: boolean;
      /** Whether author code changed what all pages share: JavaScript's own objects. */
      isSpoiled: boolean;
    }
  /** A task failed unexpectedly. `changed`: see `isSpoiled`. */
  | { kind: 'thrown'; id: number; message: string; changed?: string }
  | { kind: 'log'; log: AuthorLog }
  /** Asks the main process to compile `source`. */
  | { kind: 'compile'; id: number; file: string; source: string };
