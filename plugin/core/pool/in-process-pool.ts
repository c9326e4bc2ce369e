/**
 * Runs tasks in this process, one after another: no start, and functions in the setup work, but no time limit, and a crash
 * ends this process.
 */
import { sharedPromise } from '../cache/cached-promise.js';
import { thrownFailure } from './failure.js';
import { captureOutputOf } from './capture-output.js';
import type { AuthorLog } from './author-logs.js';
import type { OpenTasks, Outcome, Pool, Task, TaskHost, TaskOptions } from './pool.js';

export interface InProcessOptions {
  /** Opens the tasks, before the first one runs. */
  open(host: TaskHost): Promise<OpenTasks>;
  /** The docs folder. */
  root: string;
  /** Receives output of author code. */
  onLog(log: AuthorLog): void;
  /** See `ProcessOptions`. */
  onProblem?: TaskHost['report'];
}

export class InProcessPool implements Pool {
  readonly size = 1;
  readonly #options: InProcessOptions;
  readonly #open: () => Promise<OpenTasks>;
  #tasks: OpenTasks | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(options: InProcessOptions) {
    this.#options = options;
    const report: TaskHost['report'] = (...problem) => options.onProblem?.(...problem);
    const host: TaskHost = { number: 1, isOwnProcess: false, runs() {}, report, takeLateProblems: () => [] };
    this.#open = sharedPromise(async () => (this.#tasks = await options.open(host)));
  }

  run<Input, Output>(
    { name }: Task<Input, Output>,
    input: Input,
    { runsCode = false }: TaskOptions = {},
  ): Promise<Outcome<Output>> {
    const outcome = this.#last.then(() => this.#run(name, input, runsCode));
    this.#last = outcome.catch(() => {});
    return outcome as Promise<Outcome<Output>>;
  }

  async #run(name: string, input: unknown, runsCode: boolean, isRetry = false): Promise<Outcome<unknown>> {
    if (this.#isClosed) return { failure: { cause: 'closed' } };
    const tasks = await this.#open();
    const context = { runsCode, isRetry, onCode: () => {} };
    try {
      const { root, onLog } = this.#options;
      return { output: await captureOutputOf(root, onLog, () => tasks.run(name, input, context)) };
    } catch (error) {
      const failure = thrownFailure(error);
      return failure.problem || isRetry ? { failure } : this.#run(name, input, runsCode, true);
    }
  }

  start(): void {
    this.#last = this.#last.then(this.#open).catch(() => {});
  }

  /** In order with the tasks. */
  forget(file: string): void {
    this.#last = this.#last.then(() => this.#tasks?.forget(file));
  }

  endIdle(): void {}

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#last;
    await this.#tasks?.close();
  }
}
