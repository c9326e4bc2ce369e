/** One process of a pool with its tasks. */
import type { AuthorLog } from './author-logs.js';
import type { ChildProcess } from './child-process.js';
import type { Failure } from './failure.js';
import type { FromProcess } from './messages.js';
import type { Outcome, TaskHost } from './pool.js';
import { keepProcess, takeProcess } from './spare-processes.js';

/** A task in progress. */
export interface Job {
  /** Name of the task. */
  task: string;
  input: unknown;
  runsCode: boolean;
  /** Multiplies the time limit. */
  weight: number;
  /** Whether it has failed before. */
  isRetry: boolean;
  finish(outcome: Outcome<unknown>): void;
  /** No process can be started. */
  fail(error: Error): void;
}

export interface ProcessOptions {
  /** From which each process opens the tasks. Plain data. */
  setup: unknown;
  /** The docs folder. */
  root: string;
  /** Identifies the plugins whose code runs. A pool with the same ones can have the processes afterwards. Default: none run. */
  codeOwner?: () => string | undefined;
  /** Time limit for one task, in seconds. Default: 30. */
  timeout?: number;
  /** Whether single tasks are requested, and none should wait for a slow one. Default: false. */
  isDev?: boolean;
  /** Maximum number of processes. Default: a number suited to this machine. */
  size?: number;
  /** Called once for each process. The result removes from an input the parts that the process has already received. */
  createSender?(): (input: unknown) => unknown;
  /** Receives output of author code. */
  onLog(log: AuthorLog): void;
  /** See `TaskHost.report`. Default: problems are dropped. */
  onProblem?: TaskHost['report'];
}

/** The owner, which assigns tasks to processes. */
export interface SlotOwner {
  readonly options: ProcessOptions;
  /** Number of tasks that a process gets at a time. */
  readonly room: number;
  onRoom(): void;
  /** Runs a task that failed unexpectedly again, unless it has been. */
  retry(job: Job): boolean;
  onGone(slot: ProcessSlot, jobs: Job[], failure: Failure): void;
}

/** Limit for text that code writes past Node's streams, in characters. */
const maxText = 2_000;

/** Time limit for starting a process, in seconds. */
const startLimit = 60;

export class ProcessSlot {
  /** No other process of the pool has it at the same time. */
  readonly number: number;
  readonly #owner: SlotOwner;
  readonly #process: ChildProcess;
  readonly #toSend: (input: unknown) => unknown;
  readonly #jobs: { id: number; job: Job }[] = [];
  #seconds = 0;
  #isReady = false;
  #isInCode = false;
  #hasRunCode = false;
  #subject: string | undefined;
  #lastId = 0;

  constructor(owner: SlotOwner, number: number) {
    this.#owner = owner;
    this.number = number;
    const { setup, root, codeOwner, createSender, onLog } = owner.options;
    this.#toSend = createSender?.() ?? ((input) => input);
    this.#process = takeProcess(codeOwner?.());
    this.#process.listener = {
      onMessage: (message) => this.#hear(message),
      onText: (text) => onLog({ file: '', line: 0, name: '', text: text.slice(0, maxText).trimEnd() }),
      onEnd: (end) => this.#gone({ cause: 'ended', end }),
    };
    const surroundings = { cwd: process.cwd(), env: { ...process.env } };
    this.#process.send({ kind: 'open', setup, root, number, surroundings });
  }

  /** Number of tasks that it has not finished. */
  get tasks(): number {
    return this.#jobs.length;
  }

  get isIdle(): boolean {
    return this.tasks === 0;
  }

  get hasRoom(): boolean {
    return this.tasks < this.#owner.room;
  }

  /** Whether its tasks are open. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Whether it runs or has run author code. */
  get runsCode(): boolean {
    return this.#hasRunCode || this.#jobs.some(({ job }) => job.runsCode);
  }

  /** Time in seconds spent on the current task; 0 while the process starts, because then no task is slow. */
  get seconds(): number {
    return this.isIdle || !this.#isReady ? 0 : this.#seconds;
  }

  give(job: Job): void {
    if (this.isIdle && this.#isReady) this.#seconds = 0;
    const id = ++this.#lastId;
    this.#jobs.push({ id, job });
    const { task, runsCode, isRetry } = job;
    this.#process.send({ kind: 'task', id, task, input: this.#toSend(job.input), runsCode, isRetry });
  }

  /** Counts the time. Ends the process if its task exceeds the time limit. */
  tick(seconds: number, limit: number): void {
    if (this.isIdle) return;
    this.#seconds += seconds;
    const allowed = this.#isReady ? limit * this.#jobs[0]!.job.weight : startLimit;
    if (this.#seconds >= allowed) this.#gone({ cause: 'timeout', seconds: allowed });
  }

  /** Invalidates a changed file before the next task. */
  forget(file: string): void {
    this.#process.send({ kind: 'forget', file });
  }

  /** Ends the process. Returns its unfinished tasks. */
  retire(): Job[] {
    this.#process.listener = undefined;
    this.#process.kill();
    return this.#jobs.splice(0).map(({ job }) => job);
  }

  /** The same, but an unused process is kept for another pool. */
  release(): Job[] {
    if (!this.isIdle || this.runsCode) return this.retire();
    keepProcess(this.#process, this.#owner.options.codeOwner?.());
    return [];
  }

  /** Resolves when the process has ended, after `retire`. */
  exited(): Promise<void> {
    return this.#process.exited();
  }

  #hear(message: FromProcess): void {
    switch (message.kind) {
      case 'ready':
        this.#isReady = true;
        this.#seconds = 0;
        return;
      case 'code':
        this.#seconds = 0;
        this.#isInCode = this.#hasRunCode = true;
        return;
      case 'runs':
        this.#subject = message.subject;
        return;
      case 'problem':
        return this.#owner.options.onProblem?.(message.level, message.problem);
      case 'log':
        return this.#owner.options.onLog(message.log);
      case 'thrown':
        return this.#finish(message.id, (job) => {
          // If the reason is known, another run fails in the same way.
          if (message.failure.problem || !this.#owner.retry(job)) job.finish({ failure: message.failure });
        });
      case 'done':
        return this.#finish(message.id, (job) => job.finish({ output: message.output }));
    }
  }

  #finish(id: number, finish: (job: Job) => void): void {
    const at = this.#jobs.findIndex((each) => each.id === id);
    if (at === -1) return;
    const { job } = this.#jobs.splice(at, 1)[0]!;
    this.#seconds = 0;
    this.#isInCode = false;
    this.#subject = undefined;
    finish(job);
    this.#owner.onRoom();
  }

  #gone(failure: Failure): void {
    this.#owner.onGone(this, this.retire(), { ...failure, ranCode: this.#isInCode, subject: this.#subject });
  }
}
