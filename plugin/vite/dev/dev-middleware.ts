/** Handles requests for pages and files of the docs in dev. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { normalizePath, type Connect, type ViteDevServer } from 'vite';
import { fileState, isGone } from '../../reader/docs-file.js';
import { RuleSettings } from '../../config/rule-settings.js';
import { clientPath } from '../../outputs/client-files.js';
import { decodePath } from '../../addresses/encode-address.js';
import { contentKey } from '../../core/cache/content-key.js';
import { formatProblem, OctavoError, Report, type Problem } from '../../core/errors/errors.js';
import { paintFor } from '../../core/errors/paint.js';
import { labeledProblem, type Severity } from '../../core/errors/problem-list.js';
import { joinNotices, joinPlaces } from '../../config/messages/problem-places.js';
import { htmlPath, pageAddress, publicAddress } from '../../addresses/addresses.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { publishedStyle } from '../../load/scan/published-style.js';
import type { OutputFile, PageText } from '../../outputs/output.js';
import { fileKind } from '../../reader/file-kinds.js';
import type { PageEntry } from '../../core/model/types.js';
import { unexpectedProblem } from '../../core/errors/unexpected-problem.js';
import { contentType } from '../../serve/content-type.js';
import { prefersMarkdown } from '../../serve/prefers-markdown.js';
import { sendFile } from '../../serve/send-file.js';
import { isFile } from '../../serve/serve-site.js';
import { bareDocument, devDocument, type DevState } from './dev-document.js';
import type { DevSite } from './dev-site.js';
import { hasAppBelow } from '../options.js';
import type { SessionState, DevSession } from './dev-session.js';

/** The response; `undefined` if the docs have nothing at that path. */
type Answer =
  | { type: string; body: string | Uint8Array; status?: number }
  | { file: string }
  | { redirect: string; status: number }
  | undefined;

/** The middleware before Vite's own, and the fallback after it. */
export interface DevMiddlewares {
  before: Connect.NextHandleFunction;
  after: Connect.NextHandleFunction;
  /** Prints the problems of the settings. Returns whether there is a site. */
  reportSettings(): Promise<boolean>;
}

/** The middlewares of the docs. `onShown` is called after each response that is not a redirect to a page. */
export function devMiddlewares(server: ViteDevServer, session: DevSession, onShown: () => void): DevMiddlewares {
  const docs = new DevDocs(server, session);
  const respond = async (
    path: string,
    isLast: boolean,
    ...[request, response, next]: Parameters<Connect.NextHandleFunction>
  ): Promise<void> => {
    try {
      const answer = await docs.answer(path, request, isLast);
      if (answer) send(answer, request, response);
      else next();
      if (answer && 'redirect' in answer) return;
    } catch (error) {
      next(error);
    }
    onShown();
  };
  const middleware =
    (isLast: boolean): Connect.NextHandleFunction =>
    (request, response, next) => {
      const path = docs.pathOf(request);
      if (path === undefined || (!isLast && isModuleRequest(path, request))) next();
      else void respond(path, isLast, request, response, next);
    };
  return { before: middleware(false), after: middleware(true), reportSettings: () => docs.reportSettings() };
}

/** Number of sites that a request is tried with while the folder changes. */
const maxAttempts = 4;

class DevDocs {
  readonly #server: ViteDevServer;
  readonly #session: DevSession;
  readonly #printed = new Set<string>();

  constructor(server: ViteDevServer, session: DevSession) {
    this.#server = server;
    this.#session = session;
    session.onProblem = (level, problem) =>
      this.#print({ errors: [], warnings: [], notices: [], [`${level}s`]: [problem] });
  }

  /** The decoded path below the base, starting with `/`; `undefined` for requests outside of the docs. */
  pathOf({ method, originalUrl, url = '/' }: Connect.IncomingMessage): string | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const { base } = this.#session.options;
    const address = URL.canParse(originalUrl ?? url, 'http://localhost')
      ? new URL(originalUrl ?? url, 'http://localhost').pathname
      : '';
    const path = decodePath(address);
    if (path === undefined) return undefined;
    if (`${path}/` === base) return '/';
    return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
  }

  /** The response of the docs for `path`. `isLast`: no other middleware follows, so a missing page is a 404. */
  async answer(path: string, request: Connect.IncomingMessage, isLast: boolean): Promise<Answer> {
    for (let attempt = 1; attempt < maxAttempts; attempt++) {
      const state = await this.#state(wantsPage(path, request));
      try {
        const answer = await this.#answerFrom(state, path, request, isLast);
        if (!state.site?.isClosed) return answer;
      } catch (error) {
        if (state.site?.isClosed) continue;
        // The next request starts again, whatever has failed.
        await this.#session.reset();
        if (!(error instanceof OctavoError && isGone(error.problem))) return this.#failed(error, path, request);
      }
    }
    // The folder changes faster than the site is read, so this is the site of a moment ago. The open page follows.
    try {
      return await this.#session.use((state) => this.#answerFrom(state, path, request, isLast));
    } catch (error) {
      await this.#session.reset();
      return this.#failed(error, path, request);
    }
  }

  /** A file that cannot be read is an error of the site. */
  #failed(error: unknown, path: string, request: Connect.IncomingMessage): Promise<Answer> {
    if (!(error instanceof OctavoError)) throw error;
    return this.#noSite([error.problem], wantsPage(path, request));
  }

  async #answerFrom(
    { site, problems }: SessionState,
    path: string,
    request: Connect.IncomingMessage,
    isLast: boolean,
  ): Promise<Answer> {
    const isForPage = wantsPage(path, request);
    if (!site) return this.#noSite(problems.errors, isForPage);
    const entry = site.pageAt(path);
    if (entry) return this.#page(site, problems, entry, request);
    const query = queryOf(request);
    const match = (await this.#file(site, path, query)) ?? site.redirectAt(path, query);
    if (match) return match;
    if (this.#isLeftOut(site, path)) return this.#notFound(site, isForPage);
    if (this.#hasApp()) return undefined;
    if (path === '/' && isForPage)
      return {
        redirect: publicAddress(pageAddress(site.start, site.loaded.site.seo.trailingSlash), site.loaded.base),
        status: 302,
      };
    return isLast ? this.#notFound(site, isForPage) : undefined;
  }

  /** The current site. If there is none, a page request tries again, because the settings may not be watched yet. */
  async #state(isForPage: boolean): Promise<SessionState> {
    const state = await this.#session.state();
    if (state.site || !isForPage) return state;
    await this.#session.reset();
    return this.#session.state();
  }

  async #file(site: DevSite, path: string, query: string): Promise<Answer> {
    const name = path.slice(1);
    // Files of the author are never in this folder.
    if (!name.startsWith(clientPath)) {
      if (await site.publishes(name)) return publishedFile(site, name);
      const entry = site.markdownPageAt(path);
      const text = entry && (await site.markdown(entry));
      if (text) return markdownAnswer(text);
    }
    const bundled = site.bundleFiles.get(name);
    if (bundled !== undefined) return { type: contentType(path), body: bundled };
    const outputs = await site.outputs();
    // The app, or the first page, is at the start.
    const file = path === '/' ? undefined : ((await outputs.find(name)) ?? (await outputs.find(htmlPath(path))));
    const redirect = file?.isRedirect ? site.redirectAt(path, query) : undefined;
    return redirect ?? (file && outputAnswer(file));
  }

  /** Whether a build would not publish the file. Vite must then not serve it either, unless the app imports it. */
  #isLeftOut({ loaded }: DevSite, path: string): boolean {
    const file = join(loaded.site.root, path);
    if (!isFile(file)) return false;
    if (this.#server.environments.client.moduleGraph.getModulesByFile(normalizePath(file))?.size) return false;
    const name = path.slice(1);
    return (
      loaded.assets.includes(name) || loaded.private.includes(name) || fileKind(name) === 'private' || !this.#hasApp()
    );
  }

  async #page(
    site: DevSite,
    settings: SessionState['problems'],
    entry: PageEntry,
    { headers }: IncomingMessage,
  ): Promise<Answer> {
    const result = await site.build(entry);
    const { problems, page } = result;
    const gone = problems.errors.find(isGone);
    if (gone) throw new OctavoError(gone);
    const text = prefersMarkdown(headers.accept) && (await site.markdown(entry));
    if (text) return markdownAnswer(text);
    const content = 'This page has an error. It reloads as soon as you fix it.';
    const bundle = await site.bundleOf(page);
    const document = await site.render(entry, page, bundle.assets, content);
    // Printed after the page is sent, because the checks take a while.
    for (const check of [site.findings(entry, result), site.settingsProblems()])
      void check.then(
        (warnings) => this.#print({ errors: [], warnings }),
        (error: unknown) => this.#print({ errors: [unexpectedProblem(error)], warnings: [] }),
      );
    const report = new Report();
    const { apiProblems = new Report() } = site.loaded;
    for (const found of [settings, apiProblems, problems, { errors: [], warnings: bundle.problems }]) report.add(found);
    this.#print(report);
    // The page may need a specification that cannot be read.
    const lost = entry.lacksApi ? apiProblems.errors : [];
    const errors = [...settings.errors, ...lost, ...problems.errors];
    return this.#html(document, { errors, failed: page === undefined, files: filesKey(site.loaded) });
  }

  async #noSite(errors: Problem[], isForPage: boolean): Promise<Answer> {
    if (!isForPage) return undefined;
    this.#print({ errors, warnings: [] });
    const document = bareDocument('The docs have an error', errors.map(formatProblem).join('\n\n'));
    return this.#html(document, { errors, failed: true, files: '' }, 500);
  }

  /** A document with the dev client. */
  #html(body: string, state: Pick<DevState, 'errors' | 'failed' | 'files'>, status = 200): Answer {
    const { base, configFile } = this.#server.config;
    const { root } = this.#session.options;
    const document = devDocument(body, base, { ...state, root, hasViteConfig: configFile !== undefined });
    return { type: contentType('.html'), body: document, status };
  }

  async #notFound(site: DevSite, isForPage: boolean): Promise<Answer> {
    if (!isForPage) return { type: contentType('.txt'), body: 'Not found\n', status: 404 };
    const state = { errors: [], failed: false, files: filesKey(site.loaded) };
    return this.#html(await site.documents.notFound(), state, 404);
  }

  /** Whether an app handles requests that the docs cannot answer. */
  #hasApp(): boolean {
    return hasAppBelow(this.#session.options.base, this.#server.config);
  }

  /** Prints the problems of the settings. Returns whether there is a site. */
  async reportSettings(): Promise<boolean> {
    const { site, problems } = await this.#session.state();
    this.#print(problems);
    return site !== undefined;
  }

  /** Prints each problem once, with the severity that it has in a build. Vite's logger takes 15 ms for its first line, so pages come first. */
  #print({ errors, warnings, notices = [] }: { errors: Problem[]; warnings: Problem[]; notices?: Problem[] }): void {
    const leveled = new RuleSettings().apply({ errors, warnings, notices });
    setImmediate(() => {
      for (const problem of joinPlaces(leveled.errors)) this.#printOnce('error', problem, 'error');
      for (const problem of joinPlaces(leveled.warnings)) this.#printOnce('warning', problem, 'warn');
      for (const problem of joinNotices(leveled.notices)) this.#printOnce('notice', problem, 'info');
    });
  }

  #printOnce(severity: Severity, problem: Problem, level: 'error' | 'warn' | 'info'): void {
    const text = labeledProblem(severity, problem, paintFor(process.stderr));
    if (this.#printed.has(text)) return;
    this.#printed.add(text);
    this.#server.config.logger[level](text, { timestamp: true });
  }
}

async function outputAnswer({ path, content }: OutputFile): Promise<Answer> {
  const body = typeof content === 'function' ? await content() : content;
  if (typeof body === 'string' || body instanceof Uint8Array) return { type: contentType(path), body };
  return { file: body.copy };
}

function markdownAnswer(text: PageText): Answer {
  return { type: contentType('.md'), body: text.read() };
}

function queryOf({ originalUrl, url = '/' }: Connect.IncomingMessage): string {
  const address = originalUrl ?? url;
  const start = address.indexOf('?');
  return start === -1 ? '' : address.slice(start);
}

/** Whether the request is for a document. Tools such as curl accept anything. */
function wantsPage(path: string, { headers }: IncomingMessage): boolean {
  const { accept = '*/*' } = headers;
  return /\btext\/html\b/.test(accept) || (accept === '*/*' && !/\.\w+$/.test(path));
}

/** A key for the saved state of the style sheets and scripts that pages load. */
function filesKey({ site: { root }, styles, scripts }: LoadedSite): string {
  return contentKey([...styles, ...scripts].map((file) => [file, fileState(join(root, file))?.mtimeMs]));
}

/** Whether code imports a file of the docs folder as a module, which Vite handles: a page, an image, a stylesheet. */
function isModuleRequest(path: string, request: Connect.IncomingMessage): boolean {
  if (path.startsWith(`/${clientPath}`)) return false;
  const { 'sec-fetch-dest': destination, 'sec-fetch-mode': mode } = request.headers;
  return (
    /[?&]import\b/.test(queryOf(request)) || path.startsWith('/@') || (destination === 'script' && mode === 'cors')
  );
}

function publishedFile({ loaded }: DevSite, name: string): Answer {
  const style = publishedStyle(loaded, name);
  return style === undefined ? { file: join(loaded.site.root, name) } : { type: contentType(name), body: style };
}

function send(answer: NonNullable<Answer>, request: IncomingMessage, response: ServerResponse): void {
  if ('redirect' in answer) {
    // A browser would cache a permanent redirect and not notice changes.
    response.writeHead(answer.status, { location: answer.redirect, 'cache-control': 'no-store' }).end();
  } else if ('file' in answer) {
    sendFile(request, response, answer.file);
  } else {
    response
      .writeHead(answer.status ?? 200, { 'content-type': answer.type, 'cache-control': 'no-cache', vary: 'accept' })
      .end(answer.body);
  }
}
