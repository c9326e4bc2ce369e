import { AuthorLogs, formatLog } from '../core/pool/author-logs.js';
import type { AuthorLog } from '../core/pool/author-logs.js';
import { InProcessPool } from '../core/pool/in-process-pool.js';
import type { Pool, TaskHost } from '../core/pool/pool.js';
import { ProcessPool } from '../core/pool/process-pool.js';
import { inputSender } from '../page-build/sent-inputs.js';
import type { PluginsFile } from '../load/plugins-file.js';
import type { PageTasks, SiteSetup } from '../page-build/page-tasks.js';

export interface PoolOptions {
  /** The longest time in seconds that building one page may take. Default: 30. */
  pageTimeout?: number;
  /** Receives each text that code in your docs prints, once, with its file and line. Default: the text is written to stderr. */
  onLog?(log: AuthorLog): void;
  /** Receives problems of plugins that affect only a part of a page. Default: they are dropped. */
  onProblem?: TaskHost['report'];
}

/** Whether pages are built in this process, as in tests, which have already loaded the code for it. */
export const defaultPool = { isInProcess: false };

/** The pool of a site. `isDev`: single pages are requested, and none should wait long for another. */
export function openPool(
  setup: SiteSetup,
  { pageTimeout, onLog, onProblem }: PoolOptions,
  isDev = false,
): Pool<PageTasks> {
  const { root } = setup.loaded.site;
  const options = { root, onLog: logWriter(onLog), onProblem };
  if (defaultPool.isInProcess || setup.plugins)
    return new InProcessPool<PageTasks>({
      ...options,
      open: async (host) => (await import('./open-tasks.js')).openTasks(setup, host),
    });
  const { plugins: _, ...plain } = setup;
  return new ProcessPool<PageTasks>({
    ...options,
    setup: plain,
    codeOwner: codeOwner(root, setup.loaded.plugins),
    timeout: pageTimeout,
    isDev,
    createSender: inputSender,
  });
}

/** Identifies the plugins of a docs folder in a pool. */
export function codeOwner(root: string, plugins: PluginsFile | undefined): string | undefined {
  return plugins && `${root} ${plugins.key}`;
}

/** Passes each text that author code prints to `onLog` once. */
export function logWriter(onLog: PoolOptions['onLog']): (log: AuthorLog) => void {
  const logs = new AuthorLogs(onLog ?? ((log) => process.stderr.write(`${formatLog(log)}\n`)));
  return (log) => logs.add(log);
}
