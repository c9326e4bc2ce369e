/** A small static file server for built sites. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readRedirects } from './redirects-file.js';
import { contentType } from '../vite/content-type.js';

export interface ServeOptions {
  /** The folder, absolute. */
  folder: string;
  /** Path below which it is served. Starts and ends with `/`. */
  base: string;
  /** The next free port is taken when it is in use; 0 takes any. */
  port: number;
  host: string;
}

/** Serves the folder; resolves when the server listens. */
export async function serveFolder(options: ServeOptions): Promise<{ url: string; server: Server }> {
  const redirectOf = readRedirects(options.folder);
  const server = createServer((request, response) => answer(request, response, { ...options, redirectOf }));
  await listen(server, options.port, options.host);
  const { port } = server.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return { url: `http://${host}:${port}${options.base}`, server };
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || port === 0 || port >= 65_535) throw error;
    return listen(server, port + 1, host);
  });
}

type Served = ServeOptions & { redirectOf: ReturnType<typeof readRedirects> };

function answer(request: IncomingMessage, response: ServerResponse, served: Served): void {
  const path = requestPath(request.url ?? '/');
  if (path === undefined) return end(response, 400);
  const { base, redirectOf } = served;
  if (`${path}/` === base) return end(response, 302, { location: base });
  const redirect = redirectOf(path, new URL(request.url ?? '/', 'http://localhost').search);
  const leadOn = redirect && (() => end(response, redirect.status, { location: redirect.location }));
  if (leadOn && redirect.isPlain) return leadOn();
  answerFile(path, request, response, served, leadOn);
}

/** The file at the path; else `otherwise`, else the page for unknown addresses. */
function answerFile(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  { folder, base }: Served,
  otherwise: (() => void) | undefined,
): void {
  const below = path.startsWith(base) ? path.slice(base.length - 1) : undefined;
  const found = below === undefined ? undefined : findFile(folder, below);
  if (found?.isFolder) return end(response, 308, { location: encodeURI(`${path}/`) });
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
