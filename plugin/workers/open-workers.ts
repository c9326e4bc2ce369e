import { openStages } from '../build/stages.js';
import type { StageOptions } from '../build/stages.js';
import type { CompiledPage } from '../mdx/types.js';
import { AuthorLogs, formatLog } from './author-logs.js';
import { PageWorkers } from './page-workers.js';
import type { AuthorLog } from './protocol.js';

export interface WorkerOptions {
  /** Seconds that building one page may take. Default: 30. */
  pageTimeout?: number;
  /** Receives each text that code in the docs prints, once. Default: it is written to stderr. */
  onLog?(log: AuthorLog): void;
}

/** The workers of a site. `isOpen`: for single pages (dev), so that none waits long for another. */
export function openWorkers(site: StageOptions, { pageTimeout, onLog }: WorkerOptions, isOpen = false): PageWorkers {
  const { setup, client, plugins } = site;
  const logs = new AuthorLogs(onLog ?? ((log) => process.stderr.write(`${formatLog(log)}\n`)));
  const hasPlugins = Boolean(plugins?.remarkPlugins?.length || plugins?.rehypePlugins?.length);
  let stages: ReturnType<typeof openStages> | undefined;
  // Functions cannot be sent to a worker, so pages with plugins are compiled here.
  const compile = async (file: string, source: string): Promise<CompiledPage> =>
    (await (stages ??= openStages(site))).compile(file, source);
  return new PageWorkers({
    open: { setup, client, isCompiledOutside: hasPlugins },
    compile,
    pageTimeout,
    isOpen,
    onLog: (log) => logs.add(log),
  });
}
