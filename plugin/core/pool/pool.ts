/**
 * A pool runs tasks that read and run the author's files: in supervised child processes, or in this process. Both run
 * the same tasks, opened from the same setup.
 */
import type { Problem } from '../errors/errors.js';
import type { Failure } from './failure.js';

/** A kind of task. Its inputs and outputs are plain data. */
export interface Task<Input, Output> {
  /** Unique in a pool. */
  readonly name: string;
  /** Only for types. */
  readonly types?: (input: Input) => Output;
}

export function task<Input, Output>(name: string): Task<Input, Output> {
  return { name };
}

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

export interface Pool {
  /** The number of tasks that run at the same time. */
  readonly size: number;
  /** Runs a task. Nothing that the author wrote makes it throw. */
  run<Input, Output>(task: Task<Input, Output>, input: Input, options?: TaskOptions): Promise<Outcome<Output>>;
  /** Opens the tasks before there is one to run. */
  start(): void;
  /** Invalidates a changed file (relative to the docs folder) and everything made from it. */
  forget(file: string): void;
  /** Frees memory, because few tasks follow. */
  endIdle(): void;
  /** Ends all tasks; unfinished ones have no output. Resolves when none of them writes files any more. */
  close(): Promise<void>;
}

/** The process that runs the tasks, as seen by a task. */
export interface TaskHost {
  /** No other process of the pool has this number at the same time. */
  readonly number: number;
  /** Whether the process runs nothing but tasks. */
  readonly isOwnProcess: boolean;
  /**
   * Names the author code that runs until the next call, such as `The plugin "a"`, for the message if it ends the
   * process or never finishes. Only a task that has failed before, or is tried once, is noted.
   */
  runs(subject: string | undefined): void;
  /** Reports a problem that affects only a part of the task's output. */
  report(level: 'error' | 'warning' | 'notice', problem: Problem): void;
  /** Problems of author code outside of its calls, since the last time: unhandled rejections, errors in timers. */
  takeLateProblems(): Problem[];
}

/** The current run, as seen by its task. */
export interface TaskContext {
  /** See `TaskOptions`. */
  readonly runsCode: boolean;
  /** Whether the task has failed before in an unexpected way, so that another way may succeed. */
  readonly isRetry: boolean;
  /** Code of the author is about to run. The time before does not count as its time. */
  onCode(): void;
}

/** The tasks of a pool in one process. They run one after another. */
export interface OpenTasks {
  /** Runs the task with this name. */
  run(name: string, input: unknown, context: TaskContext): Promise<unknown>;
  /** See `Pool`. */
  forget(file: string): void;
  /** Ends everything that was started for the tasks. */
  close(): Promise<void>;
}

/** The function that runs a kind of task. */
export interface TaskHandler {
  name: string;
  run(input: unknown, context: TaskContext): Promise<unknown>;
}

/** The only place at which the types of a task and of its function are compared. */
export function handle<Input, Output>(
  { name }: Task<Input, Output>,
  run: (input: Input, context: TaskContext) => Promise<Output>,
): TaskHandler {
  return { name, run: run as TaskHandler['run'] };
}

/** Runs tasks by name. Throws if two of the functions have the same one. */
export function taskRunner(handlers: readonly TaskHandler[]): OpenTasks['run'] {
  const byName = new Map<string, TaskHandler>();
  for (const handler of handlers) {
    if (byName.has(handler.name)) throw new TypeError(`Two functions run the task "${handler.name}".`);
    byName.set(handler.name, handler);
  }
  return (name, ...args) => byName.get(name)!.run(...args);
}
