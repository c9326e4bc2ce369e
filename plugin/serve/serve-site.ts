/** Serves a built site as a static host does: `octavo preview` and `vite preview`. */
import { statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { decodePath } from '../encode-address.js';
import { readRedirects } from './redirects-file.js';
import { sendFile } from './send-file.js';

export interface BuiltSite {
  /** The folder, absolute. */
  folder: string;
  /** The path below which it is served. Starts and ends with `/`. */
  base: string;
  /** Whether an app answers what the site does not have. Default: the 404 page answers, with status 404. */
  hasFallback?: boolean;
  /** Additional headers of files. */
  headers?: OutgoingHttpHeaders;
}

/** Answers a request, or calls `next` where the site has nothing to say: outside of its base. */
export type SiteHandler = (
  request: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
  next: () => void,
) => void;

type Answer = { file: string } | { status: number; location: string };

/** The handler for a built site. Its redirects are read now. */
export function serveSite(site: BuiltSite): SiteHandler {
  const { folder, base, hasFallback } = site;
  const redirectOf = readRedirects(folder);
  return (request, response, next) => {
    if (!/^(?:GET|HEAD)$/.test(request.method ?? '')) return next();
    const [address, query] = splitUrl(request.originalUrl ?? request.url ?? '/');
    const path = decodePath(address);
    if (path === undefined) return endWith(response, 400, 'Bad request\n');
    const redirect = redirectOf(path, query);
    const answer = redirect?.isPlain ? redirect : (findAnswer(site, path, address, query) ?? redirect);
    if (answer) send(answer, site, request, response);
    else if (hasFallback || !path.startsWith(base)) next();
    else sendNotFound(site, request, response);
  };
}

/** The file for a path, or where it is: below the base, and folders with a slash at the end, as static hosts redirect. */
function findAnswer({ folder, base }: BuiltSite, path: string, address: string, query: string): Answer | undefined {
  if (`${path}/` === base) return { status: 302, location: encodeURI(base) + query };
  if (!path.startsWith(base)) return undefined;
  const match = findFile(folder, path.slice(base.length));
  // Without a host: two slashes at the start would be one.
  return match?.isFolder ? { status: 308, location: `${address.replace(/^\/+/, '/')}/${query}` } : match;
}

function send(answer: Answer, { headers }: BuiltSite, request: IncomingMessage, response: ServerResponse): void {
  if ('file' in answer) sendFile(request, response, answer.file, { headers });
  else response.writeHead(answer.status, { location: answer.location }).end();
}

/** Answers with the 404 page of the site. */
export function sendNotFound({ folder, headers }: BuiltSite, request: IncomingMessage, response: ServerResponse): void {
  const page = findFile(folder, '404.html');
  if (page) sendFile(request, response, page.file, { status: 404, headers });
  else endWith(response, 404, 'Not found\n');
}

/** The path and the query, as they were sent. */
function splitUrl(url: string): [address: string, query: string] {
  const [, address = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url)!;
  return [address, query];
}

/** The file at a path below the folder; `isFolder` where the path needs a slash at its end. Dot files are for the host. */
function findFile(folder: string, path: string): { file: string; isFolder: boolean } | undefined {
  if (/(?:^|\/)\.(?!well-known\/)/.test(path)) return undefined;
  const target = join(folder, path);
  if (!path.endsWith('/') && isFile(target)) return { file: target, isFolder: false };
  const index = join(target, 'index.html');
  return isFile(index) ? { file: index, isFolder: path !== '' && !path.endsWith('/') } : undefined;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function endWith(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
