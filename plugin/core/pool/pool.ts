/**
 * A pool runs tasks that read and run what authors wrote: in supervised child processes, or in this process. Both run the
 * same tasks, opened from the same setup.
 */
import type { Problem } from '../errors/errors.js';
import type { Failure } from './failure.js';

/** The input and output of each kind of task. All of it is plain data. */
export type TaskTypes<T> = { [K in keyof T]: { input: unknown; output: unknown } };

/** The output of a task, or why it has none. */
export type Outcome<Output> = { output: Output } | { failure: Failure };

export interface TaskOptions {
  /** Whether the task runs code of the author, and not only reads it. Default: false. */
  runsCode?: boolean;
  /** Multiplies the time limit. Default: 1. */
  weight?: number;
  /** Whether it is not tried again if it fails unexpectedly. Default: false. */
  isFinal?: boolean;
}

export interface Pool<T extends TaskTypes<T>> {
  /** The number of tasks that run at the same time. */
  readonly size: number;
  /** Runs a task. Nothing that the author wrote makes it throw. */
  run<K extends keyof T>(kind: K, input: T[K]['input'], options?: TaskOptions): Promise<Outcome<T[K]['output']>>;
  /** Opens the tasks before there is one to run. */
  start(): void;
  /** Invalidates a changed file (relative to the docs folder) and what was made from it. */
  forget(file: string): void;
  /** Frees memory, because few tasks follow. */
  endIdle(): void;
  /** Ends all tasks; unfinished ones have no output. Resolves when none of them writes files any more. */
  close(): Promise<void>;
}

/** What tasks know of the process that they run in. */
export interface TaskHost {
  /** No other process of the pool has this number at the same time. */
  readonly number: number;
  /** Whether the process runs nothing but tasks. */
  readonly isOwnProcess: boolean;
  /** Says whose code runs, until another call: `The plugin "a"`. It is named if the process ends, or if the code never does. */
  runs(subject: string | undefined): void;
  /** Reports a problem that costs at most a part of the output of a task. */
  report(level: 'error' | 'warning', problem: Problem): void;
  /** Problems of author code outside of its calls, since the last time: unhandled rejections, errors in timers. */
  takeLateProblems(): Problem[];
}

/** What a task knows of its run. */
export interface TaskContext {
  /** See `TaskOptions`. */
  readonly runsCode: boolean;
  /** Whether the task has failed before in an unexpected way, so that another way may succeed. */
  readonly isRetry: boolean;
  /** Code of the author is about to run. The time before does not count as its time. */
  onCode(): void;
}

/** The tasks of a pool in one process. They run one after another. */
export interface OpenTasks<T extends TaskTypes<T>> {
  run<K extends keyof T>(kind: K, input: T[K]['input'], context: TaskContext): Promise<T[K]['output']>;
  /** See `Pool`. */
  forget(file: string): void;
  /** Ends what runs for the tasks. */
  close(): Promise<void>;
}
