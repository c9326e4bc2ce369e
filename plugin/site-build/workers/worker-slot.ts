/** One worker with its tasks. */
import { writeContent } from '../../core/tree/write-html.js';
import type { CompiledPage } from '../../mdx/types.js';
import type { Failure } from './failure.js';
import type { AuthorLog, FromWorker, Tasks, TaskKind, ToWorker, WorkerSiteOptions } from './protocol.js';
import { SchemaSender } from '../../formats/api/sent-schemas.js';
import { keepWorker, takeWorker } from './spare-workers.js';
import type { WorkerEnd, WorkerProcess } from './worker-process.js';

/** A task in progress. */
export interface Job {
  kind: TaskKind;
  input: Tasks[TaskKind]['input'];
  runsCode: boolean;
  /** Multiplies the time limit of a page. */
  weight: number;
  /** Number of failures. */
  attempts: number;
  finish(outcome: { output: any } | { failure: Failure }): void;
  /** No worker can be started. */
  fail(error: Error): void;
}

/** The site of the workers. */
export interface WorkerSite {
  open: Omit<WorkerSiteOptions, 'packs'>;
  /** Folder for rendered pages, or what search needs of them. */
  packs?: string;
  /** Number of tasks that a worker gets at a time. */
  room: number;
  /** Compiles a page in this process, if the site has remark or rehype plugins. */
  compile?(file: string, source: string): Promise<CompiledPage>;
}

/** The owner, which assigns tasks to workers. */
export interface SlotOwner {
  readonly site: WorkerSite;
  onLog(log: AuthorLog): void;
  onRoom(slot: WorkerSlot): void;
  /** Decides about a doubtful result; `true`: the job is run again, alone. */
  onDoubt(job: Job): boolean;
  onGone(slot: WorkerSlot, jobs: Job[], failure: Failure): void;
}

/** Limit for text that code writes past Node's streams, in characters. */
const mostText = 2_000;

/** Time limit for starting a worker, in seconds. */
const startLimit = 60;

export class WorkerSlot {
  /** Whether it is only for one task, which has failed elsewhere. */
  readonly isAlone: boolean;
  /** No other worker of the site has it at the same time. */
  readonly number: number;
  readonly #owner: SlotOwner;
  readonly #worker: WorkerProcess;
  readonly #schemas = new SchemaSender();
  readonly #jobs: { id: number; job: Job }[] = [];
  #seconds = 0;
  #isReady = false;
  #isSpoiled = false;
  #isInCode = false;
  #hasRunCode = false;
  #lastId = 0;

  constructor(owner: SlotOwner, number: number, isAlone: boolean) {
    this.#owner = owner;
    this.number = number;
    this.isAlone = isAlone;
    this.#worker = takeWorker();
    this.#worker.listener = {
      onMessage: (message) => this.#hear(message),
      onText: (text) => owner.onLog({ file: '', line: 0, name: '', text: text.slice(0, mostText).trimEnd() }),
      onEnd: (end) => this.#ended(end),
    };
    const engine = isAlone ? ({ engine: 'reference' } as const) : {};
    const { packs: folder } = owner.site;
    const packs = folder === undefined ? {} : { packs: { folder, own: `pages-${number}.pack` } };
    const surroundings = { cwd: process.cwd(), env: { ...process.env } };
    this.#worker.send({ kind: 'open', site: { ...owner.site.open, ...engine, ...packs }, surroundings });
  }

  /** Number of tasks that it has not finished. */
  get tasks(): number {
    return this.#jobs.length;
  }

  get isIdle(): boolean {
    return this.tasks === 0;
  }

  get hasRoom(): boolean {
    return this.tasks < this.#owner.site.room;
  }

  /** Whether its site is open. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Whether author code has changed JavaScript built-ins, which all pages in the process share. */
  get isSpoiled(): boolean {
    return this.#isSpoiled;
  }

  /** Whether it runs or has run author code. */
  get runsCode(): boolean {
    return this.#hasRunCode || this.#jobs.some(({ job }) => job.runsCode);
  }

  /** Time in seconds spent on the current task; 0 while the worker starts, because then no page is slow. */
  get seconds(): number {
    return this.isIdle || !this.#isReady ? 0 : this.#seconds;
  }

  give(job: Job): void {
    if (this.isIdle && this.#isReady) this.#seconds = 0;
    const id = ++this.#lastId;
    this.#jobs.push({ id, job });
    this.#worker.send({ kind: 'task', id, task: job.kind, ...this.#sentInput(job.input) });
  }

  #sentInput(input: Job['input']): Pick<Extract<ToWorker, { kind: 'task' }>, 'input' | 'api'> {
    if (!('api' in input) || !input.api) return { input };
    return { input: { ...input, api: undefined }, api: this.#schemas.pack(input.api) };
  }

  /** Counts the time. Ends the worker if its task exceeds the time limit. */
  tick(seconds: number, limit: number): void {
    if (this.isIdle) return;
    this.#seconds += seconds;
    const allowed = this.#isReady ? limit * this.#jobs[0]!.job.weight : startLimit;
    if (this.#seconds >= allowed) this.#gone({ cause: 'timeout', seconds: allowed });
  }

  /** Invalidates a changed file before the next task. */
  forget(file: string): void {
    this.#worker.send({ kind: 'forget', file });
  }

  /** Ends the worker. Returns its unfinished tasks. */
  retire(): Job[] {
    this.#worker.listener = undefined;
    this.#worker.kill();
    return this.#jobs.splice(0).map(({ job }) => job);
  }

  /** The same, but an unused worker is kept for another site. */
  release(): Job[] {
    if (!this.isIdle || this.runsCode) return this.retire();
    keepWorker(this.#worker);
    return [];
  }

  /** Resolves when its process has ended, after `retire`. */
  exited(): Promise<void> {
    return this.#worker.exited();
  }

  #hear(message: FromWorker): void {
    switch (message.kind) {
      case 'ready':
        this.#isReady = true;
        this.#seconds = 0;
        return;
      case 'code':
        this.#seconds = 0;
        this.#isInCode = true;
        return;
      case 'log':
        return this.#owner.onLog(message.log);
      case 'compile':
        return void this.#compile(message);
      case 'thrown':
        return this.#finish(message.id, (job) => {
          const { message: text, problem, changed } = message;
          // Where the reason is known, another process fails in the same way.
          if (problem || !this.#owner.onDoubt(job))
            job.finish({ failure: { cause: 'thrown', message: text, problem, changed } });
        });
      case 'done':
        this.#hasRunCode ||= message.hasRunCode;
        this.#isSpoiled ||= message.isSpoiled;
        return this.#finish(message.id, (job) => {
          const isDoubtful = this.#isSpoiled && hasErrors(message.output);
          if (!isDoubtful || !this.#owner.onDoubt(job)) job.finish({ output: message.output });
        });
    }
  }

  #finish(id: number, finish: (job: Job) => void): void {
    const at = this.#jobs.findIndex((each) => each.id === id);
    if (at === -1) return;
    const { job } = this.#jobs.splice(at, 1)[0]!;
    this.#seconds = 0;
    this.#isInCode = false;
    finish(job);
    this.#owner.onRoom(this);
  }

  async #compile({ id, file, source }: Extract<FromWorker, { kind: 'compile' }>): Promise<void> {
    try {
      const page = await this.#owner.site.compile!(file, source);
      const html = page.kind === 'static' ? writeContent(page.tree) : undefined;
      this.#worker.send({ kind: 'compiled', id, page, html });
    } catch (error) {
      this.#worker.send({ kind: 'compiled', id, message: error instanceof Error ? error.message : String(error) });
    }
  }

  #ended(end: WorkerEnd): void {
    this.#gone({ cause: 'ended', end });
  }

  #gone(failure: Failure): void {
    const isCertain = failure.cause === 'timeout' && this.#isInCode && !this.#hasRunCode;
    this.#owner.onGone(this, this.retire(), { ...failure, ranCode: this.#isInCode, isCertain });
  }
}

/** Whether a page was built with errors, which may not occur in a new process. */
function hasErrors(output: unknown): boolean {
  const { result } = (output ?? {}) as { result?: { problems: { errors: unknown[] } } };
  return result !== undefined && result.problems.errors.length > 0;
}
