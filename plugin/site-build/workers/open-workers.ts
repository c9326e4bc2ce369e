import { openPagePipeline } from '../page-pipeline.js';
import type { PipelineOptions } from '../page-pipeline.js';
import type { CompiledPage } from '../../mdx/types.js';
import { sharedPromise } from '../../core/cache/cached-promise.js';
import { AuthorLogs, formatLog } from './author-logs.js';
import { PageWorkers } from './page-workers.js';
import type { AuthorLog } from './protocol.js';

export interface WorkerOptions {
  /** The longest time in seconds that building one page may take. Default: 30. */
  pageTimeout?: number;
  /** Receives each text that code in your docs prints, once, with its file and line. Default: the text is written to stderr. */
  onLog?(log: AuthorLog): void;
}

/** How the workers of a site are used. */
export interface WorkerUse {
  /** Whether single pages are requested (dev), so that none waits long for another. Default: false. */
  isOpen?: boolean;
  /** Folder for rendered pages, or what search needs of them: the cache, or one of this build. Default: none. */
  packs?: string;
}

/** The workers of a site. */
export function openWorkers(
  site: PipelineOptions,
  { pageTimeout, onLog }: WorkerOptions,
  { isOpen, packs }: WorkerUse = {},
): PageWorkers {
  const { loaded, manifest, plugins } = site;
  const logs = new AuthorLogs(onLog ?? ((log) => process.stderr.write(`${formatLog(log)}\n`)));
  const hasPlugins = Boolean(plugins?.remarkPlugins?.length || plugins?.rehypePlugins?.length);
  const pipeline = sharedPromise(() => openPagePipeline(site));
  // Functions cannot be sent to a worker, so pages are compiled here if there are plugins.
  const compile = async (file: string, source: string): Promise<CompiledPage> =>
    (await pipeline()).compile(file, source);
  return new PageWorkers({
    open: { loaded, manifest, isCompiledOutside: hasPlugins },
    compile,
    pageTimeout,
    isOpen,
    packs,
    onLog: (log) => logs.add(log),
  });
}
