/**
 * Runs tasks in supervised child processes. A process that crashes, hangs or exits is replaced, and its task is tried once
 * more. Other tasks are not affected.
 */
import { availableParallelism, totalmem } from 'node:os';
import type { OctavoError } from '../errors/errors.js';
import { startError, type Failure } from './failure.js';
import type { Outcome, Pool, Task, TaskOptions } from './pool.js';
import { ProcessSlot, type Job, type ProcessOptions, type SlotOwner } from './process-slot.js';

/** Minimum number of tasks per process before another one is started, because each has to load its code. */
const minTasksPerProcess = 30;

/** The same for tasks that run code of the author, for which each process starts Vite. */
const minCodeTasksPerProcess = 64;

/** Memory of a process for a large site, in bytes. */
const processMemory = 300 * 2 ** 20;

/** Limit for the number of processes. The main process cannot keep more of them busy. */
const maxProcesses = 8;

/** Number of processes in dev, where a requested page should not wait for a slow one. */
const devProcesses = 4;

/** Number of failed starts after which no more processes are started. */
const maxFailedStarts = 3;

/** Default time limit for a task, in seconds. */
const defaultTimeout = 30;

/** Number of tasks queued in a process, so that it does not wait for this process between two tasks. */
const roomPerProcess = 4;

/** Time in seconds after which other tasks stop waiting for one. */
const minSlowSeconds = 1;

/** Interval for checking time limits, in milliseconds. */
const tick = 250;

/** The number of processes for which this machine has processors and free memory. At least one. */
export function usefulProcesses(): number {
  // macOS counts memory that it can free at any time as used.
  const memory = process.platform === 'darwin' ? totalmem() / 2 : process.availableMemory();
  return Math.max(1, Math.min(maxProcesses, availableParallelism(), Math.floor(memory / processMemory)));
}

export class ProcessPool implements Pool, SlotOwner {
  readonly options: ProcessOptions;
  readonly room: number;
  readonly size: number;
  readonly #slots = new Set<ProcessSlot>();
  #queue: Job[] = [];
  #timer: NodeJS.Timeout | undefined;
  #failedStarts = 0;
  #broken: OctavoError | undefined;
  #isClosed = false;

  constructor(options: ProcessOptions) {
    this.options = options;
    this.room = options.isDev ? 1 : roomPerProcess;
    this.size = options.size ?? (options.isDev ? devProcesses : usefulProcesses());
  }

  start(): void {
    if (this.#slots.size === 0) this.#add();
  }

  run<Input, Output>(
    { name }: Task<Input, Output>,
    input: Input,
    { runsCode = false, weight = 1, isFinal = false }: TaskOptions = {},
  ): Promise<Outcome<Output>> {
    return new Promise((done, fail) => {
      const finish = done as Job['finish'];
      if (this.#broken) return fail(this.#broken);
      if (this.#isClosed) return finish({ failure: { cause: 'closed' } });
      this.#queue.push({ task: name, input, runsCode, weight, isRetry: isFinal, finish, fail });
      this.#schedule();
    });
  }

  /** A slow task is restarted, because the file may be the cause. */
  forget(file: string): void {
    for (const slot of this.#slots) {
      if (slot.seconds < minSlowSeconds) {
        slot.forget(file);
        continue;
      }
      this.#queue.unshift(...this.#end(slot).map((job) => ({ ...job, isRetry: false })));
    }
    this.#schedule();
  }

  /** Ends processes without a task, except the last one. */
  endIdle(): void {
    for (const slot of this.#slots) if (slot.isIdle && this.#slots.size > 1) this.#end(slot);
  }

  async close(): Promise<void> {
    const busy = [...this.#slots].filter(({ isIdle }) => !isIdle);
    for (const job of this.#stop()) job.finish({ failure: { cause: 'closed' } });
    await Promise.all(busy.map((slot) => slot.exited()));
  }

  #stop(): Job[] {
    this.#isClosed = true;
    clearInterval(this.#timer);
    const left = this.#queue.splice(0);
    for (const slot of this.#slots) left.push(...slot.release());
    this.#slots.clear();
    return left;
  }

  onRoom(): void {
    this.#schedule();
  }

  retry(job: Job): boolean {
    if (job.isRetry) return false;
    this.#queue.unshift({ ...job, isRetry: true });
    return true;
  }

  /** A process has ended by itself, or was ended because a task exceeded its time limit. */
  onGone(slot: ProcessSlot, jobs: Job[], failure: Failure): void {
    this.#slots.delete(slot);
    if (!slot.isReady) return this.#notStarted(jobs, failure);
    const [current, ...others] = jobs;
    this.#queue.unshift(...others);
    // Code that never ends would not end the second time either.
    const isFinal = failure.cause === 'timeout' && failure.ranCode;
    if (current && (isFinal || !this.retry(current))) current.finish({ failure });
    this.#schedule();
  }

  /** A process that does not start is not the fault of a task. */
  #notStarted(jobs: Job[], failure: Failure): void {
    this.#queue.unshift(...jobs);
    if (++this.#failedStarts < maxFailedStarts) return this.#schedule();
    this.#broken = startError(failure);
    for (const job of this.#stop()) job.fail(this.#broken);
  }

  #schedule(): void {
    if (this.#isClosed) return;
    const slots = [...this.#slots].sort((one, other) => one.tasks - other.tasks);
    for (const slot of slots) this.#feed(slot);
    for (const slot of this.#slots) if (this.#isUnneeded(slot)) this.#end(slot);
    while (this.#needsMore()) this.#feed(this.#add());
    this.#watch();
  }

  /** Starts a process with the lowest free number. */
  #add(): ProcessSlot {
    const taken = new Set([...this.#slots].map(({ number }) => number));
    let number = 1;
    while (taken.has(number)) number++;
    const slot = new ProcessSlot(this, number);
    this.#slots.add(slot);
    return slot;
  }

  #feed(slot: ProcessSlot): void {
    while (slot.hasRoom) {
      const [job] = this.#queue;
      if (!job || (job.runsCode && !this.#mayRunCode(slot))) return;
      this.#queue.shift();
      slot.give(job);
    }
  }

  #mayRunCode(slot: ProcessSlot): boolean {
    const others = [...this.#slots].filter(({ runsCode }) => runsCode);
    if (slot.runsCode || others.every(({ seconds }) => seconds >= minSlowSeconds)) return true;
    return this.#queue.length >= others.length * minCodeTasksPerProcess;
  }

  /** Only tasks that run code are left, and another process runs them, so this one only uses memory. */
  #isUnneeded(slot: ProcessSlot): boolean {
    if (this.options.isDev || !slot.isIdle || slot.runsCode) return false;
    return this.#queue[0]?.runsCode === true && !this.#mayRunCode(slot);
  }

  #end(slot: ProcessSlot): Job[] {
    this.#slots.delete(slot);
    return slot.retire();
  }

  #needsMore(): boolean {
    const count = this.#slots.size;
    if (count >= this.size || this.#queue.length === 0) return false;
    if (count === 0 || [...this.#slots].every(({ seconds }) => seconds >= minSlowSeconds)) return true;
    return this.#queue.length >= count * minTasksPerProcess && !this.#queue[0]!.runsCode;
  }

  /** Counts the time of tasks only while this process is responsive: not while it is busy, stopped or asleep. */
  #watch(): void {
    const isBusy = [...this.#slots].some(({ isIdle }) => !isIdle);
    if (!isBusy) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    const limit = this.options.timeout ?? defaultTimeout;
    this.#timer ??= setInterval(() => {
      for (const slot of this.#slots) slot.tick(tick / 1000, limit);
      this.#schedule();
    }, tick);
  }
}
