/**
 * Captures output of author code, because nothing may reach the stdout of a build, and log readers want to know its
 * origin.
 */
import { authorFrame } from '../../core/errors/author-frame.js';
import type { AuthorLog } from './protocol.js';

/** Limit for the number of logs, for code that prints in a loop. */
const mostLogs = 100;

/** Limit for the length of a log, in characters. */
const mostText = 2_000;

type Callback = (error?: Error | null) => void;

/** Replaces both streams of the process. Each log is passed to `send` once. `root` is the docs folder. */
export function captureOutput(root: () => string, send: (log: AuthorLog) => void): void {
  const sent = new Set<string>();
  const capture = (chunk: unknown, encoding?: unknown, callback?: unknown): boolean => {
    const done = (typeof encoding === 'function' ? encoding : callback) as Callback | undefined;
    if (done) queueMicrotask(() => done());
    if (sent.size < mostLogs) note(chunk);
    return true;
  };
  const note = (chunk: unknown): void => {
    const text = (typeof chunk === 'string' ? chunk : Buffer.from(chunk as Uint8Array).toString()).trimEnd();
    if (!text) return;
    const frame = authorFrame(callStack(), root());
    const log = {
      file: frame?.file ?? '',
      line: frame?.line ?? 0,
      name: frame?.name ?? '',
      text: text.slice(0, mostText),
    };
    const key = JSON.stringify(log);
    if (sent.has(key)) return;
    sent.add(key);
    send(log);
    if (sent.size === mostLogs) send({ ...log, name: '', text: '… (more output is not shown)' });
  };
  process.stdout.write = capture as typeof process.stdout.write;
  process.stderr.write = capture as typeof process.stderr.write;
}

function callStack(): string {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 40;
  const { stack = '' } = new Error('');
  Error.stackTraceLimit = before;
  return stack;
}
