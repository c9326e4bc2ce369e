/**
 * Supervises the processes that build the pages of one site. A process that crashes, hangs or exits is replaced. Its
 * task is tried once more, alone in a new process and with the reference engine. Other tasks are not affected.
 */
import { availableParallelism } from 'node:os';
import { OctavoError } from '../../core/errors/errors.js';
import { failureProblem, startError } from './failure.js';
import type { Failure } from './failure.js';
import type { AuthorLog, Tasks, TaskKind } from './protocol.js';
import { WorkerSlot } from './worker-slot.js';
import type { Job, SlotOwner, WorkerSite } from './worker-slot.js';

/** Minimum number of tasks per worker before another one is started, because each has to load its code. */
const jobsPerWorker = 30;

/** The same for pages with code, for which each worker starts Vite. */
const codeJobsPerWorker = 64;

/** Limit for the number of workers, because each needs about 150 MB of memory. */
const mostWorkers = 4;

/** Limit for replaced workers, for sites whose code changes JavaScript built-ins on every page. */
const mostSpoiled = 16;

/** Number of failed starts after which no more workers are started. */
const mostFailedStarts = 3;

/** Default time limit for a page, in seconds. */
const defaultPageTimeout = 30;

/** Number of tasks queued in a worker, so that it does not wait for this process between two tasks. */
const roomPerWorker = 4;

/** Time in seconds after which other tasks stop waiting for one. */
const longTime = 1;

/** Interval for checking time limits, in milliseconds. */
const tick = 250;

/** The result of a task, or why it failed. */
export type Outcome<K extends TaskKind> = { output: Tasks[K]['output'] } | { failure: Failure };

export interface PageWorkersOptions extends Omit<WorkerSite, 'room'> {
  /** Time limit for one page, in seconds. Default: 30. */
  pageTimeout?: number;
  /** Whether single pages are requested (dev), so that none waits for a slow one. Default: false. */
  isOpen?: boolean;
  /** Receives output of author code. */
  onLog(log: AuthorLog): void;
}

export class PageWorkers implements SlotOwner {
  readonly site: WorkerSite;
  readonly #options: PageWorkersOptions;
  readonly #most: number;
  readonly #slots = new Set<WorkerSlot>();
  #queue: Job[] = [];
  #alone: Job[] = [];
  #timer: NodeJS.Timeout | undefined;
  #spoiled = 0;
  #failedStarts = 0;
  #broken: OctavoError | undefined;
  #isClosed = false;

  constructor(options: PageWorkersOptions) {
    this.#options = options;
    const { open, compile, packs } = options;
    this.site = { open, compile, packs, room: options.isOpen ? 1 : roomPerWorker };
    this.#most = options.isOpen ? mostWorkers : Math.min(mostWorkers, availableParallelism());
  }

  /** Starts a worker before there is a task. */
  start(): void {
    if (this.#slots.size === 0) this.#add(false);
  }

  /** Runs a task in a worker. `weight`: multiplies the time limit of a page. */
  run<K extends TaskKind>(kind: K, input: Tasks[K]['input'], weight = 1): Promise<Outcome<K>> {
    return new Promise((resolve, reject) => {
      const runsCode = kind === 'page' && (input as Tasks['page']['input']).runsCode;
      const finish = resolve as Job['finish'];
      if (this.#broken) return reject(this.#broken);
      if (this.#isClosed) return finish({ failure: { cause: 'closed' } });
      this.#queue.push({ kind, input, runsCode, weight, attempts: 0, finish, fail: reject });
      this.#schedule();
    });
  }

  /** Runs a task that does not belong to a page. Throws if it fails. */
  async result<K extends TaskKind>(kind: K, input: Tasks[K]['input']): Promise<Tasks[K]['output']> {
    const outcome = await this.run(kind, input);
    if ('failure' in outcome) throw new OctavoError(failureProblem(outcome.failure, 'docs.json'));
    return outcome.output;
  }

  /**
   * Invalidates a changed file (relative to the docs folder). A slow task is restarted, because the file may be the
   * cause.
   */
  forget(file: string): void {
    for (const slot of this.#slots) {
      if (slot.seconds < longTime) {
        slot.forget(file);
        continue;
      }
      this.#queue.unshift(...slot.retire().map((job) => ({ ...job, attempts: 0 })));
      this.#slots.delete(slot);
    }
    this.#schedule();
  }

  /** Ends workers without a task, except the last one, because no pages follow and each holds much memory. */
  endIdle(): void {
    for (const slot of this.#slots) if (slot.isIdle && this.#slots.size > 1) this.#end(slot);
  }

  /** Ends all workers. Unfinished tasks have no result. Resolves when no worker writes files any more. */
  async close(): Promise<void> {
    const busy = [...this.#slots].filter(({ isIdle }) => !isIdle);
    for (const job of this.#stop()) job.finish({ failure: { cause: 'closed' } });
    await Promise.all(busy.map((slot) => slot.exited()));
  }

  #stop(): Job[] {
    this.#isClosed = true;
    clearInterval(this.#timer);
    const left = [...this.#queue.splice(0), ...this.#alone.splice(0)];
    for (const slot of this.#slots) left.push(...slot.release());
    this.#slots.clear();
    return left;
  }

  onLog(log: AuthorLog): void {
    this.#options.onLog(log);
  }

  /** A worker has finished a task and can take another one. */
  onRoom(slot: WorkerSlot): void {
    if (slot.isAlone && slot.isIdle) this.#drop(slot);
    else if (slot.isSpoiled && this.#spoiled < mostSpoiled) {
      this.#spoiled++;
      this.#queue.unshift(...slot.retire());
      this.#slots.delete(slot);
    }
    this.#schedule();
  }

  /** A task failed unexpectedly, or in a process that other code has changed. */
  onDoubt(job: Job): boolean {
    if (job.attempts > 0) return false;
    job.attempts++;
    this.#alone.push(job);
    return true;
  }

  /** A worker has ended by itself, or was ended because a task exceeded its time limit. */
  onGone(slot: WorkerSlot, jobs: Job[], failure: Failure): void {
    this.#slots.delete(slot);
    if (!slot.isReady) return this.#notStarted(slot, jobs, failure);
    const [current, ...others] = jobs;
    this.#queue.unshift(...others);
    if (current && (failure.isCertain || !this.onDoubt(current))) current.finish({ failure });
    this.#schedule();
  }

  /** A worker that does not start is not the fault of a page. */
  #notStarted(slot: WorkerSlot, jobs: Job[], failure: Failure): void {
    (slot.isAlone ? this.#alone : this.#queue).unshift(...jobs);
    if (++this.#failedStarts < mostFailedStarts) return this.#schedule();
    this.#broken = startError(failure);
    for (const job of this.#stop()) job.fail(this.#broken);
  }

  #drop(slot: WorkerSlot): void {
    slot.release();
    this.#slots.delete(slot);
  }

  #schedule(): void {
    if (this.#isClosed) return;
    // A task that is retried alone does not wait for slow tasks.
    while (this.#alone.length > 0 && this.#aloneSlots() < this.#most) {
      this.#add(true).give(this.#alone.shift()!);
    }
    const slots = [...this.#slots].sort((one, other) => one.tasks - other.tasks);
    for (const slot of slots) this.#feed(slot);
    for (const slot of this.#slots) if (this.#isUnneeded(slot)) this.#end(slot);
    while (this.#needsMore()) this.#feed(this.#add(false));
    this.#watch();
  }

  /** Starts a worker with the lowest free number. */
  #add(isAlone: boolean): WorkerSlot {
    const taken = new Set([...this.#slots].map(({ number }) => number));
    let number = 1;
    while (taken.has(number)) number++;
    const slot = new WorkerSlot(this, number, isAlone);
    this.#slots.add(slot);
    return slot;
  }

  #aloneSlots(): number {
    return [...this.#slots].filter(({ isAlone }) => isAlone).length;
  }

  #feed(slot: WorkerSlot): void {
    while (!slot.isAlone && slot.hasRoom) {
      const [job] = this.#queue;
      if (!job || (job.runsCode && !this.#mayRunCode(slot))) return;
      this.#queue.shift();
      slot.give(job);
    }
  }

  #mayRunCode(slot: WorkerSlot): boolean {
    const others = [...this.#slots].filter(({ runsCode, isAlone }) => runsCode && !isAlone);
    if (slot.runsCode || others.every(({ seconds }) => seconds >= longTime)) return true;
    return this.#queue.length >= others.length * codeJobsPerWorker;
  }

  /** Only pages with code are left, and another worker runs them, so this one only uses memory. */
  #isUnneeded(slot: WorkerSlot): boolean {
    if (this.#options.isOpen || slot.isAlone || !slot.isIdle || slot.runsCode) return false;
    return this.#queue[0]?.runsCode === true && !this.#mayRunCode(slot);
  }

  #end(slot: WorkerSlot): void {
    slot.retire();
    this.#slots.delete(slot);
  }

  #needsMore(): boolean {
    const count = this.#slots.size - this.#aloneSlots();
    if (count >= this.#most || this.#queue.length === 0) return false;
    if (count === 0 || [...this.#slots].every(({ seconds }) => seconds >= longTime)) return true;
    return this.#queue.length >= count * jobsPerWorker && !this.#queue[0]!.runsCode;
  }

  /** Counts the time of tasks only while this process is responsive: not while it is busy, stopped or asleep. */
  #watch(): void {
    const isBusy = [...this.#slots].some(({ isIdle }) => !isIdle);
    if (!isBusy) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    const limit = this.#options.pageTimeout ?? defaultPageTimeout;
    this.#timer ??= setInterval(() => {
      for (const slot of this.#slots) slot.tick(tick / 1000, limit);
      this.#schedule();
    }, tick);
  }
}
