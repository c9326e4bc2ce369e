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

/** The owner, which assigns tasks to processes. */
export interface SlotOwner {
  readonly setup: unknown;
  /** The docs folder. */
  readonly root: string;
  /** See `ProcessOptions`. */
  readonly codeOwner: string | undefined;
  /** Number of tasks that a process gets at a time. */
  readonly room: number;
  /** See `ProcessOptions`. */
  createSender?(): (input: unknown) => unknown;
  onLog(log: AuthorLog): void;
  /** See `TaskHost.report`. */
  onProblem: TaskHost['report'];
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
    this.#toSend = owner.createSender?.() ?? ((input) => input);
    this.#process = takeProcess(owner.codeOwner);
    this.#process.listener = {
      onMessage: (message) => this.#hear(message),
      onText: (text) => owner.onLog({ file: '', line: 0, name: '', text: text.slice(0, maxText).trimEnd() }),
      onEnd: (end) => this.#gone({ cause: 'ended', end }),
    };
    const surroundings = { cwd: process.cwd(), env: { ...process.env } };
    this.#process.send({ kind: 'open', setup: owner.setup, root: owner.root, number, surroundings });
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
    const { codeOwner } = this.#owner;
    if (!this.isIdle || this.runsCode) return this.retire();
    keepProcess(this.#process, codeOwner);
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
        return this.#owner.onProblem(message.level, message.problem);
      case 'log':
        return this.#owner.onLog(message.log);
      case 'thrown': {
        const { message: text, problem, changed } = message;
        return this.#finish(message.id, (job) => {
          // If the reason is known, another run fails in the same way.
          if (problem || !this.#owner.retry(job))
            job.finish({ failure: { cause: 'thrown', message: text, problem, changed } });
        });
      }
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
