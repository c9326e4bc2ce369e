/** A child process of a pool. It can crash, hang or exit at any time without affecting anything else. */
import { fork, type ChildProcess as NodeProcess, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../package/package-root.js';
import type { ProcessEnd } from './failure.js';
import { lateOptimization } from './v8-flags.js';
import type { FromProcess, ToProcess } from './messages.js';

/** The current user of a process. */
export interface ProcessListener {
  onMessage(message: FromProcess): void;
  /** Called with text that code wrote past Node's streams. */
  onText(text: string): void;
  onEnd(end: ProcessEnd): void;
}

const entry = join(packageRoot, 'dist/node/page-worker.js');

/** Memory limit for JavaScript in one process, in megabytes. With less, V8 collects garbage more often, which costs 5 % of a build. */
const heapLimit = Math.max(512, Math.min(2048, Math.floor(totalmem() / 2 ** 20 / 2)));

/** The part of the heap for new objects, in megabytes. With twice the default of Node, builds of large APIs take 5 % less time. */
const youngSpace = '--max-semi-space-size=32';

/** Time in milliseconds after the end of a process in which its last messages may still arrive. */
const lastMessages = 200;

const maxStderr = 16_384;

const running = new Set<NodeProcess>();
let isExitWatched = false;
let isEnding = false;

export class ChildProcess {
  readonly #child: NodeProcess;
  #listener: ProcessListener | undefined;
  #stderr = '';
  #end: ProcessEnd | undefined;

  /** `isLasting`: whether it is expected to build many pages. Otherwise it starts sooner. Default: true. */
  constructor(isLasting = true) {
    const options: ForkOptions & { windowsHide: boolean } = {
      // With flags of V8, Node does not use its own compiled code: the start takes 15 ms more.
      execArgv: isLasting ? nodeFlags(process.env) : ['--no-warnings'],
      env: childEnvironment(process.env),
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      windowsHide: true,
    };
    this.#child = fork(entry, [], options);
    this.#watch();
  }

  /** The process id; `undefined` if it could not be started. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Sets the `listener` for all events. Without one, the process does not keep the main process alive. */
  set listener(listener: ProcessListener | undefined) {
    this.#listener = listener;
    const { channel, stdout, stderr } = this.#child;
    // The streams of Bun have no such methods.
    const parts = [this.#child, channel, stdout, stderr] as readonly (Partial<Pick<Socket, 'ref' | 'unref'>> | null)[];
    for (const part of parts) {
      if (listener) part?.ref?.();
      else part?.unref?.();
    }
    if (listener && this.#end) listener.onEnd(this.#end);
  }

  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  send(message: ToProcess): void {
    // Failures to send are handled when the process ends.
    if (this.#child.connected) this.#child.send(message, () => {});
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Resolves when the process has ended. The main process stays alive until then. */
  async exited(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    this.#child.ref();
    await once(this.#child, 'exit');
  }

  #watch(): void {
    const child = this.#child;
    killAtExit(child);
    child.on('message', (message) => this.#listener?.onMessage(message as FromProcess));
    child.stdout!.on('data', (data: Buffer) => this.#listener?.onText(data.toString()));
    child.stderr!.on('data', (data: Buffer) => {
      this.#stderr = (this.#stderr + data.toString()).slice(-maxStderr);
    });
    let waiting: NodeJS.Timeout | undefined;
    const ended = (code: number | null, signal: NodeJS.Signals | null): void => {
      clearTimeout(waiting);
      if (this.#end) return;
      running.delete(child);
      this.#end = { code, signal, stderr: this.#stderr };
      if (!isEnding) this.#listener?.onEnd(this.#end);
    };
    child.once('error', (error) => {
      this.#stderr += error.message;
      if (child.pid === undefined) ended(null, null);
    });
    child.once('close', ended);
    // A process that author code started may keep the streams open.
    child.once('exit', (code, signal) => {
      waiting = setTimeout(ended, lastMessages, code, signal);
      if (!this.#listener) waiting.unref();
    });
  }
}

/** Ends all child processes without telling their pools. Resolves when none of them writes files any more. For the end of this process. */
export async function endProcesses(): Promise<void> {
  isEnding = true;
  const remaining = (): NodeProcess[] =>
    [...running].filter(({ pid, exitCode, signalCode }) => pid !== undefined && exitCode === null && !signalCode);
  for (let left = remaining(); left.length > 0; left = remaining()) {
    const ended = left.map((child) => once(child, 'exit'));
    for (const child of left) {
      // Otherwise this process would not wait for it.
      child.ref();
      child.kill('SIGKILL');
    }
    await Promise.all(ended);
  }
}

/** Ends a child process with this process. */
function killAtExit(child: NodeProcess): void {
  running.add(child);
  if (isExitWatched) return;
  isExitWatched = true;
  process.on('exit', () => running.forEach((each) => each.kill('SIGKILL')));
}

/** The flags of the main process (a debugger, a loader) do not apply to child processes. */
function nodeFlags({ NODE_OPTIONS = '' }: NodeJS.ProcessEnv): string[] {
  const limit = /--max[-_]old[-_]space[-_]size/.test(NODE_OPTIONS) ? [] : [`--max-old-space-size=${heapLimit}`];
  return ['--no-warnings', youngSpace, ...limit, ...lateOptimization];
}

function childEnvironment({ NODE_UNIQUE_ID: _cluster, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_OPTIONS } = env;
  if (NODE_OPTIONS?.includes('--inspect')) env['NODE_OPTIONS'] = NODE_OPTIONS.replace(/--inspect[\w-]*(?:=\S*)?/g, '');
  return env;
}
