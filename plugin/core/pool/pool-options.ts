import { AuthorLogs, formatLog, type AuthorLog } from './author-logs.js';
import type { TaskHost } from './pool.js';

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

/** Passes each text that author code prints to `onLog` once. */
export function logWriter(onLog: PoolOptions['onLog']): (log: AuthorLog) => void {
  const logs = new AuthorLogs(onLog ?? ((log) => process.stderr.write(`${formatLog(log)}\n`)));
  return (log) => logs.add(log);
}
