/** Serves a built site like a static host: `octavo preview` and `vite preview`. */
import { statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { decodePath } from '../addresses/encode-address.js';
import { readHeaders } from './headers-file.js';
import { readRedirects, type RedirectAnswer } from './redirects-file.js';
import { prefersMarkdown } from './prefers-markdown.js';
import { sendFile } from './send-file.js';

export interface BuiltSite {
  /** The folder, absolute. */
  folder: string;
  /** The path under which it is served. Starts and ends with `/`. */
  base: string;
  /** Whether an app handles requests for missing files. Default: the 404 page, with status 404. */
  hasFallback?: boolean;
  /** Additional headers for files. */
  headers?: OutgoingHttpHeaders;
}

/** Handles a request, or calls `next` for requests outside of the base. */
export type SiteHandler = (
  request: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
  next: () => void,
) => void;

type Answer = { file: string } | { status: number; location: string };

/** The handler for a built site. Its redirects and headers are read immediately. */
export function serveSite({ headers, ...built }: BuiltSite): SiteHandler {
  const { folder, base, hasFallback } = built;
  const redirectOf = readRedirects(folder);
  const headersOf = readHeaders(folder);
  const handle: SiteHandler = (request, response, next) => {
    if (!/^(?:GET|HEAD)$/.test(request.method ?? '')) return next();
    const [address, query] = splitUrl(request.originalUrl ?? request.url ?? '/');
    const path = decodePath(address);
    if (path === undefined) return endWith(response, 400, 'Bad request\n');
    const site = { ...built, headers: { ...headersOf(path), ...headers } };
    const redirect = toFolder(redirectOf(path, query), built);
    const { accept } = request.headers;
    const answer = redirect?.isPlain ? redirect : (findAnswer(site, path, { address, query, accept }) ?? redirect);
    if (answer) send(answer, site, request, response);
    else if (hasFallback || !path.startsWith(base)) next();
    else sendNotFound(site, request, response);
  };
  return (request, response, next) => {
    try {
      handle(request, response, next);
    } catch {
      // Without the stack that the server would show: it contains paths of this machine.
      if (response.headersSent) response.destroy();
      else endWith(response, 500, 'This page could not be sent\n');
    }
  };
}

/** The redirect to the path with a slash of a page that a rule with placeholders names without it. */
function toFolder(redirect: RedirectAnswer | undefined, { folder, base }: BuiltSite): RedirectAnswer | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(redirect?.location ?? '')!;
  const target = decodePath(path);
  if (!redirect || redirect.isPlain || !target?.startsWith(base)) return redirect;
  return findFile(folder, target.slice(base.length))?.isFolder
    ? { ...redirect, location: `${path}/${rest}` }
    : redirect;
}

/**
 * The file for a path, or its redirect: to a path below the base, and for folders to the path with a trailing slash,
 * like static hosts. The Markdown version of a page needs no slash.
 */
function findAnswer(
  { folder, base }: BuiltSite,
  path: string,
  { address, query, accept }: { address: string; query: string; accept: string | undefined },
): Answer | undefined {
  if (`${path}/` === base) return { status: 302, location: encodeURI(base) + query };
  if (!path.startsWith(base)) return undefined;
  const match = findFile(folder, path.slice(base.length));
  if (!match?.isFolder || (prefersMarkdown(accept) && markdownFile(match.file))) return match;
  // Without a host, two slashes at the start would become one.
  return { status: 308, location: `${address.replace(/^\/+/, '/')}/${query}` };
}

function send(answer: Answer, { headers }: BuiltSite, request: IncomingMessage, response: ServerResponse): void {
  if ('file' in answer) sendPage(answer.file, headers, request, response);
  else response.writeHead(answer.status, { location: answer.location }).end();
}

/** Sends a file; a page as Markdown if the request prefers that. */
function sendPage(
  file: string,
  headers: BuiltSite['headers'],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (!file.endsWith('.html')) return sendFile(request, response, file, { headers });
  const markdown =
    /(?:^|[\\/])index\.html$/.test(file) && prefersMarkdown(request.headers.accept) && markdownFile(file);
  sendFile(request, response, markdown || file, { headers: { vary: 'accept', ...headers } });
}

/** The Markdown version beside the folder of a page: `a/b.md` for `a/b/index.html`, and `index.md` for the start page. */
function markdownFile(page: string): string | undefined {
  const folder = dirname(page);
  return [`${folder}.md`, join(folder, 'index.md')].find(isFile);
}

/** Responds with the 404 page of the site. */
export function sendNotFound({ folder, headers }: BuiltSite, request: IncomingMessage, response: ServerResponse): void {
  const page = findFile(folder, '404.html');
  if (page) sendFile(request, response, page.file, { status: 404, headers });
  else endWith(response, 404, 'Not found\n');
}

/** The path and the query, as received. */
function splitUrl(url: string): [address: string, query: string] {
  const [, address = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url)!;
  return [address, query];
}

/** The file at a path in the folder. `isFolder`: the path needs a trailing slash. Dotfiles are for the host. */
function findFile(folder: string, path: string): { file: string; isFolder: boolean } | undefined {
  if (/(?:^|\/)\.(?!well-known\/)/.test(path)) return undefined;
  const target = join(folder, path);
  if (!path.endsWith('/') && isFile(target)) return { file: target, isFolder: false };
  const index = join(target, 'index.html');
  return isFile(index) ? { file: index, isFolder: path !== '' && !path.endsWith('/') } : undefined;
}

/** Whether there is a file at a path. Paths of requests may be longer than the system allows. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function endWith(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
