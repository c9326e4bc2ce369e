/** Serves a built site like a static host: files, `index.html` of folders, `404.html`, gzip for text, headers of `_headers`. */
import { readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { readHeaders } from '../../plugin/serve/headers-file.js';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export interface Served {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

export interface ServeOptions {
  /** The path of the site. Default: `/`. */
  base?: string;
  /** Whether pages come in small pieces. */
  slowly?: boolean;
  /** Whether a folder is redirected to its URL with a slash, as on most hosts, or is answered at once. Default: `true`. */
  addsSlash?: boolean;
}

/** Serves `folder` on a free port of this machine. */
export async function serveFolder(
  folder: string,
  { base = '/', slowly = false, addsSlash = true }: ServeOptions = {},
): Promise<Served> {
  const headersOf = readHeaders(folder);
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname);
    for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value!);
    const file = path.startsWith(base) ? findFile(folder, path.slice(base.length)) : undefined;
    const isFolder = file?.endsWith(`${sep}index.html`) && !/(?:\/|index\.html)$/.test(path);
    if (isFolder && addsSlash) response.writeHead(301, { location: `${pathname}/${search}` }).end();
    else if (file && slowly && file.endsWith('.html')) void sendSlowly(response, file);
    else if (file) send(response, 200, file);
    else send(response, 404, findFile(folder, '404.html'));
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
}

/** The content type of a file, by its extension. */
export function contentTypeOf(file: string): string {
  return types[extname(file)] ?? 'application/octet-stream';
}

/** The file of the folder at a path without a slash at its start, or the `index.html` of the folder there. */
export function findFile(folder: string, path: string): string | undefined {
  const file = resolve(folder, path);
  if (file !== resolve(folder) && !file.startsWith(resolve(folder) + sep)) return undefined;
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return findFile(file, 'index.html');
  return stats ? file : undefined;
}

function send(response: ServerResponse, status: number, file: string | undefined): void {
  const type = contentTypeOf(file ?? 'not-found.txt');
  const content = file ? readFileSync(file) : 'Not found';
  const isText = /^text|json$|xml$/.test(type.replace(/;.*/, ''));
  response.writeHead(status, { 'content-type': type, ...(isText ? { 'content-encoding': 'gzip' } : {}) });
  response.end(isText ? gzipSync(content) : content);
}

async function sendSlowly(response: ServerResponse, file: string): Promise<void> {
  response.writeHead(200, { 'content-type': types['.html'] });
  const content = readFileSync(file);
  for (let start = 0; start < content.length; start += 1500) {
    response.write(content.subarray(start, start + 1500));
    await setTimeout(30);
  }
  response.end();
}
