/** Serves a built site as static hosts do: redirects, index pages and the page for unknown addresses. */
import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readRedirects } from './redirects-file.js';
import { contentType } from '../vite/content-type.js';

interface Served {
  /** Absolute. */
  folder: string;
  /** Starts and ends with `/`. */
  base: string;
  redirectOf: ReturnType<typeof readRedirects>;
}

/** Answers requests with the files in `folder` (absolute), served at `base`, as a static host does. */
export function serveFolder(
  folder: string,
  base: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const served = { folder, base, redirectOf: readRedirects(folder) };
  return (request, response) => answer(request, response, served);
}

function answer(request: IncomingMessage, response: ServerResponse, served: Served): void {
  const path = requestPath(request.url ?? '/');
  if (path === undefined) return end(response, 400);
  const { base, redirectOf } = served;
  const query = new URL(request.url ?? '/', 'http://localhost').search;
  if (`${path}/` === base) return end(response, 302, { location: `${base}${query}` });
  const redirect = redirectOf(path, query);
  const sendRedirect = redirect && (() => end(response, redirect.status, { location: redirect.location }));
  if (sendRedirect && redirect.isPlain) return sendRedirect();
  answerFile({ path, query }, request, response, served, sendRedirect);
}

/** The file at the path; else `otherwise`, else the page for unknown addresses. */
function answerFile(
  { path, query }: { path: string; query: string },
  request: IncomingMessage,
  response: ServerResponse,
  { folder, base }: Served,
  otherwise: (() => void) | undefined,
): void {
  const below = path.startsWith(base) ? path.slice(base.length - 1) : undefined;
  const found = below === undefined ? undefined : findFile(folder, below);
  if (found?.isFolder) return end(response, 308, { location: `${encodeURI(path)}/${query}` });
  if (found) return send(request, response, found.file, 200);
  if (otherwise) return otherwise();
  const notFound = findFile(folder, '/404.html');
  if (!notFound) return end(response, 404);
  send(request, response, notFound.file, 404);
}

/** The decoded path of an address, without `..`; `undefined` where it is no valid path. */
function requestPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.includes('\0') || path.split(/[/\\]/).includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The file for a path; `isFolder` where the path needs a slash at its end, as static hosts redirect it. */
function findFile(folder: string, path: string): { file: string; isFolder: boolean } | undefined {
  const target = join(folder, path);
  const found = statSync(target, { throwIfNoEntry: false });
  if (found?.isFile() && !path.endsWith('/')) return { file: target, isFolder: false };
  const index = join(target, 'index.html');
  if (!statSync(index, { throwIfNoEntry: false })?.isFile()) return undefined;
  return { file: index, isFolder: !path.endsWith('/') };
}

function send(request: IncomingMessage, response: ServerResponse, file: string, status: number): void {
  response.writeHead(status, { 'content-type': contentType(file), 'cache-control': 'no-cache' });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers })
    .end(status >= 400 ? 'Not found\n' : '');
}
