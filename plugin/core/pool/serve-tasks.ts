/** Runs the tasks of a pool in a child process. */
import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { flushCompileCache } from '../cache/compile-cache.js';
import { authorPlace } from '../errors/author-frame.js';
import { fileStart, type Problem } from '../errors/errors.js';
import { isA, readThrown } from '../errors/thrown.js';
import { captureOutput } from './capture-output.js';
import { thrownFailure } from './failure.js';
import type { EarlyTasks, FromProcess, ToProcess } from './messages.js';
import type { OpenTasks, TaskHost } from './pool.js';

const send = process.send!.bind(process) as (message: FromProcess) => boolean;
const late: Problem[] = [];
let root = '';
let tasks: Promise<OpenTasks> | undefined;
let work: Promise<void> = Promise.resolve();
let isGuarded = false;
let isRepeated = false;
/** The run that the main process knows, and the message that it has ended. */
let running: string | undefined;
let ending: NodeJS.Immediate | undefined;

export interface TaskService {
  /** Opens the tasks of a setup. */
  open(setup: unknown, host: TaskHost): Promise<OpenTasks>;
  /** Loads modules that most setups need. */
  prepare(tasks: EarlyTasks): Promise<void>;
}

/** Handles the messages of the main process, one after another. */
export function serveTasks(service: TaskService): void {
  process.on('message', (message: ToProcess) => {
    work = work.then(() => handle(message, service)).catch(failToStart);
  });
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // The main process handles Ctrl+C, and this process ends with it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('uncaughtException', noteLate);
  process.on('unhandledRejection', noteLate);
  captureOutput(
    () => root,
    (log) => send({ kind: 'log', log }),
  );
}

async function handle(message: ToProcess, { open, prepare }: TaskService): Promise<void> {
  if (message.kind === 'prepare') return prepare(message.tasks);
  if (message.kind === 'task') return runTask(message, await tasks!);
  if (message.kind === 'forget') return (await tasks)?.forget(message.file);
  await (await tasks)?.close();
  takeSurroundings(message.surroundings);
  root = message.root;
  tasks = open(message.setup, {
    number: message.number,
    isOwnProcess: true,
    runs: noteRun,
    report: (level, problem) => void send({ kind: 'problem', level, problem }),
    takeLateProblems: () => late.splice(0),
  });
  await tasks;
  send({ kind: 'ready' });
}

async function runTask(message: Extract<ToProcess, { kind: 'task' }>, opened: OpenTasks): Promise<void> {
  const { id, task, input, runsCode, isRetry } = message;
  isRepeated = isRetry;
  // To the main process, the end of a task is also that of its runs.
  clearImmediate(ending);
  running = undefined;
  try {
    const output = await opened.run(task, input, { runsCode, isRetry, onCode });
    if (losesOutput()) throw new Error('The output was lost');
    await answer({ kind: 'done', id, output });
    // The main process kills this one. Costs nothing if all of it is saved.
    flushCompileCache?.();
  } catch (error) {
    await answer({ kind: 'thrown', id, failure: thrownFailure(error) });
  }
}

/** Whether code has changed how all objects are awaited, or how they are sent. */
function losesOutput(): boolean {
  return 'then' in Object.prototype || 'toJSON' in Object.prototype;
}

/** If code has frozen the globals, other pages cannot add their own, so this process ends after its answer. */
async function answer(message: FromProcess): Promise<void> {
  if (Object.isExtensible(globalThis)) return void send(message);
  await new Promise(() => process.send!(message, undefined, undefined, () => process.kill(process.pid, 'SIGKILL')));
}

/**
 * Each message wakes the main process, so runs are only sent for a task that has failed before, or is tried only once, and the end of a
 * run only if the same does not run again at once.
 */
function noteRun(subject: string | undefined): void {
  if (!isRepeated) return;
  clearImmediate(ending);
  if (subject === undefined) ending = setImmediate(sendRun);
  else if (subject !== running) sendRun(subject);
}

function sendRun(subject?: string): void {
  running = subject;
  send({ kind: 'runs', subject });
}

function onCode(): void {
  if (!isGuarded) endWithParent();
  isGuarded = true;
  send({ kind: 'code' });
}

/**
 * Ends this process after the main process was killed, even while code of the author never ends: then only another thread
 * can notice it.
 */
function endWithParent(): void {
  const code = `setInterval(() => process.ppid === ${process.ppid} || process.kill(${process.pid}, 'SIGKILL'), 1000)`;
  new Worker(code, { eval: true }).unref();
}

/** Gives this process the working directory and environment of the main process. */
function takeSurroundings({ cwd, env }: Extract<ToProcess, { kind: 'open' }>['surroundings']): void {
  if (process.cwd() !== cwd) process.chdir(cwd);
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
}

/** The main process reads the reason from stderr. */
function failToStart(error: unknown): void {
  writeSync(2, `${isA(error, Error) ? error.name : 'Error'}: ${thrownFailure(error).message}\n`);
  process.kill(process.pid, 'SIGKILL');
}

/** An unhandled rejection, or an error in a timer: the page is still built. */
function noteLate(error: unknown): void {
  late.push({
    code: 'code-unhandled',
    message: `Code that runs while the page is built failed without handling it: ${thrownFailure(error).message}.`,
    hint: 'Handle the error with catch(), or start the work in useEffect: that runs only in the browser.',
    ...(authorPlace(readThrown(error).stack, root) ?? fileStart('')),
  });
}
