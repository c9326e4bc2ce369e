/** Answers the requests for pages and files of the docs in dev. */
import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { clientFiles, clientPath, clientSource } from '../build/client-files.js';
import { fontFiles } from '../build/font-files.js';
import { llmsFile } from '../build/llms-file.js';
import { formatProblem } from '../errors.js';
import { analyticsScript } from '../outputs/analytics/analytics-script.js';
import { address } from '../shell/address.js';
import type { PageEntry } from '../site/types.js';
import { contentType } from './content-type.js';
import { bareDocument, devDocument } from './dev-document.js';
import type { OpenSite } from './open-site.js';
import type { SiteSession } from './site-session.js';

/** What is sent; `undefined` where the docs have nothing at that path. */
type Answer =
  | { type: string; body: string | Uint8Array; status?: number }
  | { file: string }
  | { redirect: string; status: number }
  | undefined;

/** The middleware of the docs. What it does not know goes to Vite. `onAnswer` is called after each answer. */
export function devMiddleware(
  server: ViteDevServer,
  session: SiteSession,
  onAnswer: () => void,
): Connect.NextHandleFunction {
  const docs = new DevDocs(server, session);
  return (request, response, next) => {
    const path = docs.pathOf(request);
    if (path === undefined) return next();
    void docs.respond(path, request, response, next).then(onAnswer);
  };
}

class DevDocs {
  readonly #server: ViteDevServer;
  readonly #session: SiteSession;
  readonly #told = new Set<string>();

  constructor(server: ViteDevServer, session: SiteSession) {
    this.#server = server;
    this.#session = session;
  }

  /** The path below the base, decoded, beginning with `/`; `undefined` for requests that are not for the docs. */
  pathOf({ method, originalUrl, url = '/' }: Connect.IncomingMessage): string | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const { base } = this.#session.place;
    try {
      const path = decodeURIComponent(new URL(originalUrl ?? url, 'http://localhost').pathname);
      if (`${path}/` === base) return '/';
      return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Answers a request, or hands it to Vite. */
  async respond(
    path: string,
    request: Connect.IncomingMessage,
    response: ServerResponse,
    next: Connect.NextFunction,
  ): Promise<void> {
    try {
      const answer = await this.#answer(path, request);
      if (answer) send(answer, response);
      else next();
    } catch (error) {
      next(error);
    }
  }

  async #answer(path: string, request: Connect.IncomingMessage): Promise<Answer> {
    const isForPage = wantsPage(path, request);
    const { site, problems } = await this.#session.state();
    if (!site) return isForPage ? this.#noSite(problems.errors.map(formatProblem).join('\n\n')) : undefined;
    const entry = site.pageAt(path);
    if (entry) return this.#page(site, entry);
    const found = (await this.#file(site, path)) ?? this.#redirect(site, path, queryOf(request));
    if (found || !isForPage || this.#hasApp()) return found;
    return path === '/' ? { redirect: address(site.start, site.setup.base), status: 302 } : this.#notFound(site);
  }

  async #file(site: OpenSite, path: string): Promise<Answer> {
    if (path.startsWith(`/${clientPath}`)) return this.#clientFile(site, path.slice(1));
    if (site.setup.scan.assets.includes(path.slice(1))) return { file: join(site.setup.site.root, path) };
    const entry = site.markdownPageAt(path);
    const page = entry && (await site.build(entry)).page;
    if (page) return { type: contentType('.md'), body: (await site.stages()).markdown(page) };
    return path === '/llms.txt' ? text(llmsFile(site.setup)) : undefined;
  }

  async #page(site: OpenSite, entry: PageEntry): Promise<Answer> {
    const { problems, page } = await site.build(entry);
    const stages = await site.stages();
    const content =
      '<p>This page cannot be shown yet. The error says what is wrong; the page appears when it is mended.</p>';
    const islands = await site.islands.of(page);
    const document = await stages.document(entry, page ?? stages.finish(content, entry, []), islands.assets);
    const settings = (await this.#session.state()).problems;
    // Told when the page is on its way: looking takes time that the first page should have.
    void site
      .settingsProblems()
      .then((found) => this.#tell(found.map((problem) => `warning  ${formatProblem(problem)}`)));
    this.#tell(
      [...settings.warnings, ...problems.warnings, ...islands.problems].map(
        (problem) => `warning  ${formatProblem(problem)}`,
      ),
    );
    this.#tell(problems.errors.map((problem) => `error  ${formatProblem(problem)}`));
    const state = {
      errors: [...settings.errors, ...problems.errors],
      failed: page === undefined,
      root: site.setup.site.root,
    };
    return html(devDocument(document, this.#server.config.base, state));
  }

  async #noSite(problems: string): Promise<Answer> {
    const { errors } = (await this.#session.state()).problems;
    this.#tell(errors.map((problem) => `error  ${formatProblem(problem)}`));
    const document = bareDocument('The docs cannot be shown yet', problems);
    return html(
      devDocument(document, this.#server.config.base, { errors, failed: true, root: this.#session.place.root }),
      500,
    );
  }

  async #notFound(site: OpenSite): Promise<Answer> {
    const state = { errors: [], failed: false, root: site.setup.site.root };
    return html(devDocument((await site.stages()).notFound(), this.#server.config.base, state), 404);
  }

  async #clientFile(site: OpenSite, path: string): Promise<Answer> {
    if (path === site.client.stylesheet)
      return { type: contentType(path), body: await (await site.stages()).stylesheet() };
    // While the docs are written, nobody is counted.
    if (path === analyticsScript(site.setup.site)?.path) return { type: contentType(path), body: '' };
    const font = fontFiles(site.setup.site).find((face) => face.path === path);
    if (font) return { file: font.file };
    const island = site.islands.file(path);
    if (island !== undefined) return { type: contentType(path), body: island };
    const file = path.slice(clientPath.length);
    return clientFiles(site.client.manifest, Object.keys(site.client.manifest)).includes(file)
      ? { file: clientSource(file) }
      : undefined;
  }

  #redirect(site: OpenSite, path: string, query: string): Answer {
    const page = site.redirects.page(path);
    return site.redirects.at(path, query) ?? (page === undefined ? undefined : html(page));
  }

  /** Whether an app answers what the docs do not know. */
  #hasApp(): boolean {
    const { base, root } = this.#server.config;
    return this.#session.place.base === base && existsSync(join(root, 'index.html'));
  }

  /** Prints each line once, until it is something else. */
  #tell(lines: readonly string[]): void {
    for (const line of lines) {
      if (this.#told.has(line)) continue;
      this.#told.add(line);
      this.#server.config.logger.warn(`\n${line}`, { timestamp: true });
    }
  }
}

function queryOf({ originalUrl, url = '/' }: Connect.IncomingMessage): string {
  const address = originalUrl ?? url;
  const start = address.indexOf('?');
  return start === -1 ? '' : address.slice(start);
}

/** Whether a person asks, and not a script for one of Vite's modules. */
function wantsPage(path: string, request: IncomingMessage): boolean {
  return (
    /\btext\/html\b|^\*\/\*$/.test(request.headers.accept ?? '*/*') && !path.startsWith('/@') && !/\.\w+$/.test(path)
  );
}

function html(body: string, status = 200): Answer {
  return { type: contentType('.html'), body, status };
}

function text(body: string): Answer {
  return { type: contentType('.txt'), body };
}

function send(answer: NonNullable<Answer>, response: ServerResponse): void {
  if ('redirect' in answer) {
    // A browser would keep a permanent redirect, and never see that it was changed.
    response.writeHead(answer.status, { location: answer.redirect, 'cache-control': 'no-store' }).end();
  } else if ('file' in answer) {
    response.writeHead(200, { 'content-type': contentType(answer.file), 'cache-control': 'no-cache' });
    createReadStream(answer.file)
      .on('error', () => response.destroy())
      .pipe(response);
  } else {
    response
      .writeHead(answer.status ?? 200, { 'content-type': answer.type, 'cache-control': 'no-cache' })
      .end(answer.body);
  }
}
