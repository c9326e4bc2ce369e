/** A page worker: a process that parses, evaluates and renders author content for the main process. */
import { writeSync } from 'node:fs';
import { saveCompileCache } from '../../core/cache/compile-cache.js';
import { authorFrame } from '../../core/errors/author-frame.js';
import { captureOutput } from './capture-output.js';
import { guardProcess, takeSurroundings } from './guard-process.js';
import { parseHtml } from '../../core/tree/parse-html.js';
import type { CompiledPage } from '../../mdx/types.js';
import { OctavoError } from '../../core/errors/errors.js';
import type { Problem } from '../../core/errors/errors.js';
import type { FromWorker, ToWorker } from './protocol.js';
import { SchemaReceiver } from '../../formats/api/sent-schemas.js';
import { WorkerSite } from './worker-site.js';

const kill = process.kill.bind(process);
const send = process.send!.bind(process) as (message: FromWorker) => boolean;
const compiling = new Map<number, { resolve: (page: CompiledPage) => void; reject: (error: Error) => void }>();
const late: Problem[] = [];
let root = '';
let site: Promise<WorkerSite> | undefined;
let schemas = new SchemaReceiver();
let work: Promise<void> = Promise.resolve();

/** Handles the messages of the main process. */
export function startPageWorker(): void {
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'compiled') return compiled(message);
    work = work.then(() => handle(message));
  });
  process.on('disconnect', () => kill(process.pid, 'SIGKILL'));
  // The main process handles Ctrl+C, and this process ends with it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('uncaughtException', noteLate);
  process.on('unhandledRejection', noteLate);
  guardProcess();
  captureOutput(
    () => root,
    (log) => send({ kind: 'log', log }),
  );
}

async function handle(message: Exclude<ToWorker, { kind: 'compiled' }>): Promise<void> {
  try {
    if (message.kind === 'open') await open(message);
    else if (message.kind === 'forget') (await site)?.forget(message.file);
    else await runTask(message, await site!);
  } catch (error) {
    failToStart(error);
  }
}

async function runTask(message: Extract<ToWorker, { kind: 'task' }>, opened: WorkerSite): Promise<void> {
  const { id, task, input, api } = message;
  try {
    const output = await opened.run(task, api ? { ...input, api: schemas.unpack(api) } : input);
    const { hasRunCode, changed } = opened;
    send({ kind: 'done', id, output, hasRunCode, isSpoiled: changed !== undefined });
    // The main process kills this one. Costs nothing if all of it is saved.
    saveCompileCache();
  } catch (error) {
    const problem = error instanceof OctavoError ? error.problem : undefined;
    send({ kind: 'thrown', id, message: messageOf(error), problem, changed: opened.changed });
  }
}

async function open(message: Extract<ToWorker, { kind: 'open' }>): Promise<void> {
  await (await site)?.close();
  takeSurroundings(message.surroundings);
  root = message.site.loaded.site.root;
  schemas = new SchemaReceiver();
  site = WorkerSite.open(message.site, {
    compileOutside,
    onCode: () => send({ kind: 'code' }),
    takeLateProblems: () => late.splice(0),
  });
  await site;
  send({ kind: 'ready' });
}

/** The main process reads the reason from stderr. */
function failToStart(error: unknown): void {
  writeSync(2, `${error instanceof Error ? error.name : 'Error'}: ${messageOf(error)}\n`);
  kill(process.pid, 'SIGKILL');
}

let lastCompiling = 0;

function compileOutside(file: string, source: string): Promise<CompiledPage> {
  return new Promise((resolve, reject) => {
    const id = ++lastCompiling;
    compiling.set(id, { resolve, reject });
    send({ kind: 'compile', id, file, source });
  });
}

function compiled({ id, page, html = '', message }: Extract<ToWorker, { kind: 'compiled' }>): void {
  const waiting = compiling.get(id);
  compiling.delete(id);
  if (page) waiting?.resolve(page.kind === 'static' ? { ...page, tree: parseHtml(html) } : page);
  else waiting?.reject(new Error(message));
}

/** An unhandled rejection, or an error in a timer: the page is still built. */
function noteLate(error: unknown): void {
  const frame = authorFrame(error instanceof Error ? (error.stack ?? '') : '', root);
  late.push({
    code: 'code-unhandled',
    message: `Code that runs while the page is built failed without handling it: ${messageOf(error)}.`,
    hint: 'Handle the error with catch(), or start the work in useEffect: that runs only in the browser.',
    file: frame?.file ?? '',
    line: frame?.line || 1,
    column: frame?.column || 1,
  });
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
}
