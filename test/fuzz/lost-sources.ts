/** Builds, checks and serves sites whose descriptions of APIs cannot be read, in every place that can name one. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../plugin/site-build/build-site.js';
import { checkSite } from '../../plugin/site-build/read-site.js';
import type { Problem } from '../../plugin/core/errors/errors.js';
import { DevSession, type SessionState } from '../../plugin/vite/dev/dev-session.js';
import { contents, places, sectionsWith } from '../fixtures/described-sites.js';
import { startLocalServer } from '../fixtures/local-server.js';
import { Random } from './random.js';
import { writeSite } from './work-folder.js';

type Fault = (request: IncomingMessage, response: ServerResponse, content: string) => void;

const status =
  (code: number): Fault =>
  (_request, response) =>
    response.writeHead(code).end('<h1>Error</h1>');
const redirect =
  (to: (url: string) => string): Fault =>
  ({ url }, response) =>
    response.writeHead(302, { location: to(url!) }).end();
const text =
  (body: (content: string) => string | Uint8Array, headers: Record<string, string> = {}): Fault =>
  (_request, response, content) =>
    response.writeHead(200, headers).end(body(content));

/** Responses of a server instead of a description. */
const faults: Record<string, Fault> = {
  unauthorized: status(401),
  missing: status(404),
  failed: status(500),
  overloaded: status(503),
  circle: redirect((url) => url),
  'long way': redirect((url) => url.replace(/(?:\/-(\d+))?$/, (_, steps = '0') => `/-${Number(steps) + 1}`)),
  'invalid address': redirect(() => 'http://'),
  'other protocol': redirect(() => 'ftp://127.0.0.1/openapi.json'),
  'sign-in page': ({ url }, response) =>
    url === '/login'
      ? response.end('<!doctype html><title>Sign in</title>')
      : response.writeHead(302, { location: '/login' }).end(),
  'invalid JSON': text(() => '{ "openapi": ['),
  'invalid YAML': text(() => 'openapi: 3.1.0\n  paths: [\n\t- a: b: c'),
  'HTML page': text(() => '<!doctype html><html><body><h1>It works</h1></body></html>', {
    'content-type': 'text/html',
  }),
  empty: text(() => ''),
  blank: text(() => ' \n\n'),
  list: text(() => '[]'),
  null: text(() => 'null'),
  sentence: text(() => 'Too many requests. Try again later.'),
  'error as JSON': text(() => '{"error":{"code":429,"message":"Too many requests"}}'),
  'message as JSON': text(() => '{"message":"Too many requests"}'),
  'problem as JSON': text(() => '{"type":"about:blank","title":"Too many requests","status":429}'),
  cut: text((content) => content.slice(0, content.length / 2)),
  image: text(() => new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 255, 216])),
  'wrong encoding': text((content) => content, { 'content-encoding': 'gzip' }),
  'no content': status(204),
  reset: (request) => request.socket.destroy(),
  'connection lost': (request, response, content) => {
    response.writeHead(200, { 'content-length': String(content.length) });
    response.write(content.slice(0, 10), () => request.socket.destroy());
  },
  'no answer': () => {},
  'answer without end': (_request, response, content) => {
    response.writeHead(200, { 'content-length': String(content.length) });
    response.write(content.slice(0, 10));
  },
};

/** Faults that only a time limit ends. */
const endless = new Set(['no answer', 'answer without end']);

/** Milliseconds until it ends them in a campaign. */
const maxWaitMs = 100;

const modes = ['build', 'check', 'dev'] as const;

interface Reading {
  errors: readonly Pick<Problem, 'code' | 'message' | 'file' | 'line'>[];
  warnings: readonly Pick<Problem, 'code' | 'message'>[];
  pages: number;
}

/**
 * Runs `count` cases. Returns the cases that break the rule: one error, or the copy of an earlier build with one
 * warning.
 */
export async function lostSources(seed: string, count: number, onProgress: (line: string) => void): Promise<string[]> {
  const random = new Random(seed, 'lost sources');
  let fault: Fault | undefined;
  const server = await startLocalServer((request, response) => {
    const content =
      contents[
        request
          .url!.replace(/\/-\d+$/, '')
          .split('/')
          .at(-1)!
      ] ?? '';
    if (fault) fault(request, response, content);
    else response.end(content);
  });
  const sites = [...places, ...(['openapi', 'asyncapi', 'graphql'] as const).flatMap(sectionsWith)];
  const findings: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'octavo-lost-'));
  process.env['XDG_CACHE_HOME'] = join(folder, 'cache');
  for (let number = 0; number < count; number++) {
    const [place, filesAt] = random.pick(sites);
    const [name, wanted] = random.pick(Object.entries(faults));
    const mode = random.pick(modes);
    const isCopied = random.below(2) === 1;
    const root = join(folder, String(number));
    writeSite(root, filesOf(filesAt(`${server.origin}/${seed}/${number}`)));
    const complete = isCopied ? await read(mode, root) : undefined;
    fault = wanted;
    const found = await (endless.has(name) ? impatiently(() => read(mode, root)) : read(mode, root));
    fault = undefined;
    const wrong = complete ? judgeCopied(found, complete) : judgeCold(found, root);
    if (wrong) findings.push(`${place}, ${name}, ${mode}, ${isCopied ? 'copied' : 'cold'}: ${wrong}`);
    rmSync(root, { recursive: true });
    if ((number + 1) % 100 === 0) onProgress(`${number + 1} of ${count} sites, ${findings.length} findings`);
  }
  await server.stop();
  rmSync(folder, { recursive: true });
  return findings;
}

/** Runs `task` with time limits of at most `maxWaitMs`. */
async function impatiently<T>(task: () => Promise<T>): Promise<T> {
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, Math.min(milliseconds, maxWaitMs));
  try {
    return await task();
  } finally {
    AbortSignal.timeout = timeout;
  }
}

function filesOf(site: Record<string, unknown>): Record<string, string> {
  const files = Object.entries(site).filter(([, content]) => content !== undefined);
  const text = (content: unknown): string => (typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  return Object.fromEntries(files.map(([file, content]) => [file, text(content)]));
}

async function read(mode: (typeof modes)[number], root: string): Promise<Reading> {
  if (mode === 'dev') return readInDev(root);
  if (mode === 'check') {
    const { report, pages } = await checkSite({ root, cacheDir: false });
    return { errors: report.errors, warnings: report.warnings, pages };
  }
  const { report, pages } = await buildSite({ root, outDir: join(root, '.out'), cacheDir: false });
  return { errors: report.errors, warnings: report.warnings, pages };
}

/** Everything that dev reports: of the settings and specifications, and of each page. */
async function readInDev(root: string): Promise<Reading> {
  const session = new DevSession();
  session.open({ root, base: '/', outDir: join(root, 'dist'), sharedOutDir: false, configFile: 'vite.config' });
  const found = await session.use(problemsOf);
  await session.close();
  return found;
}

async function problemsOf({ site, problems }: SessionState): Promise<Reading> {
  const all = [problems, site?.loaded.apiProblems ?? { errors: [], warnings: [] }];
  if (site) {
    for (const page of site.loaded.pages) all.push((await site.build(page)).problems);
    all.push({ errors: [], warnings: await site.settingsProblems() });
  }
  const unique = (found: readonly Problem[]): Problem[] => [
    ...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values(),
  ];
  return {
    errors: unique(all.flatMap(({ errors }) => [...errors])),
    warnings: unique(all.flatMap(({ warnings }) => [...warnings])),
    pages: site?.loaded.pages.length ?? 0,
  };
}

function judgeCopied({ errors, warnings, pages }: Reading, complete: Reading): string | undefined {
  if (complete.errors.length + complete.warnings.length > 0) return `before: ${shown(complete)}`;
  const [warning, ...others] = warnings;
  const isRight = errors.length === 0 && others.length === 0 && warning?.code === 'openapi-stale';
  if (!isRight) return shown({ errors, warnings, pages });
  return pages === complete.pages ? undefined : `${pages} pages instead of ${complete.pages}`;
}

/** The error is at the reference to the source in the author's file, or in the server's response. */
function judgeCold(found: Reading, root: string): string | undefined {
  const [error, ...others] = found.errors;
  if (!error || others.length > 0 || found.warnings.length > 0) return shown(found);
  if (/^https?:/.test(error.file)) return undefined;
  const file = join(root, error.file);
  const line = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[error.line - 1] : undefined;
  return line?.includes('http://') ? undefined : `${shown(found)} at ${error.file}:${error.line} ${line ?? ''}`;
}

function shown({ errors, warnings }: Reading): string {
  const texts = [
    ...errors.map((each) => ({ ...each, is: 'error' })),
    ...warnings.map((each) => ({ ...each, is: 'warning' })),
  ];
  return texts.map(({ is, code, message }) => `${is} ${code} ${message}`).join(' | ') || 'no problem';
}
