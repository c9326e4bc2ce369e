/**
 * Captures output of author code, because nothing may reach the stdout of a build, and log readers want to know its
 * origin. Author code cannot end the process either.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { authorFrame } from '../errors/author-frame.js';
import { AuthorLogs, type AuthorLog } from './author-logs.js';

/** Limit for the length of a log, in characters. */
const maxText = 2_000;

type Callback = (error?: Error | null) => void;
type Note = (chunk: unknown) => void;

/** Captures all output of this process. Each log is passed to `send` once. `root` is the docs folder. */
export function captureOutput(root: () => string, send: (log: AuthorLog) => void): void {
  const note = logger(root, send);
  replace(() => note);
}

const current = new AsyncLocalStorage<Note>();
let running = 0;
let restore = (): void => {};

/** Captures only the output of `task`, in a process that prints something else at the same time. */
export async function captureOutputOf<T>(
  root: string,
  send: (log: AuthorLog) => void,
  task: () => Promise<T>,
): Promise<T> {
  if (running++ === 0) restore = replace(() => current.getStore());
  try {
    const note = logger(() => root, send);
    return await current.run(note, task);
  } finally {
    if (--running === 0) restore();
  }
}

/**
 * Redirects stdout and stderr to the function that `noteOf` returns and makes `process.exit` throw. If it returns
 * `undefined`, they work as usual. Call the result to undo it.
 */
function replace(noteOf: () => Note | undefined): () => void {
  const { exit, stdout, stderr } = process;
  const undo = [stdout, stderr].map((stream) => {
    const { write } = stream;
    stream.write = ((chunk: unknown, encoding?: unknown, callback?: unknown): boolean => {
      const note = noteOf();
      if (!note) return (write as (...values: unknown[]) => boolean).call(stream, chunk, encoding, callback);
      const done = (typeof encoding === 'function' ? encoding : callback) as Callback | undefined;
      if (done) queueMicrotask(() => done());
      note(chunk);
      return true;
    }) as typeof stream.write;
    return () => void (stream.write = write);
  });
  process.exit = (code) => {
    if (!noteOf()) return exit.call(process, code);
    throw new Error('process.exit() cannot be called while pages are built.');
  };
  return () => {
    process.exit = exit;
    for (const each of undo) each();
  };
}

/** Returns a function that sends each text once, with its origin. */
function logger(root: () => string, send: (log: AuthorLog) => void): Note {
  const logs = new AuthorLogs(send);
  return (chunk) => {
    if (logs.isFull) return;
    const text = (typeof chunk === 'string' ? chunk : Buffer.from(chunk as Uint8Array).toString()).trimEnd();
    const { file = '', line = 0, name = '' } = authorFrame(callStack(), root()) ?? {};
    logs.add({ file, line, name, text: text.slice(0, maxText) });
  };
}

function callStack(): string {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 40;
  const { stack = '' } = new Error('');
  Error.stackTraceLimit = before;
  return stack;
}
