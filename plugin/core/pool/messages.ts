/** Messages between the main process and the processes of a pool. All of it is plain data. */
import type { Problem } from '../errors/errors.js';
import type { AuthorLog } from './author-logs.js';
import type { ThrownFailure } from './failure.js';

/** The tasks whose code a process loads early; `format`: those of pages in a format of APIs, by its name. */
export type EarlyTasks = 'pages' | 'plugins' | { format: string };

export type ToProcess =
  /** The process waits for a site. */
  | { kind: 'prepare'; tasks: EarlyTasks }
  /** `surroundings`: the directory and environment for author code, even in a process that was started earlier. */
  | {
      kind: 'open';
      setup: unknown;
      root: string;
      number: number;
      surroundings: { cwd: string; env: NodeJS.ProcessEnv };
    }
  | { kind: 'task'; id: number; task: string; input: unknown; runsCode: boolean; isRetry: boolean }
  | { kind: 'forget'; file: string };

export type FromProcess =
  /** The tasks are open. */
  | { kind: 'ready' }
  /** See `TaskContext.onCode`. */
  | { kind: 'code' }
  /** See `TaskHost.runs`. */
  | { kind: 'runs'; subject: string | undefined }
  /** See `TaskHost.report`. */
  | { kind: 'problem'; level: 'error' | 'warning' | 'notice'; problem: Problem }
  | { kind: 'done'; id: number; output: unknown }
  | { kind: 'thrown'; id: number; failure: ThrownFailure }
  | { kind: 'log'; log: AuthorLog };
