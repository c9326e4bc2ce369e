/** Sends a file: with its media type, an ETag, and support for ranges (players seek in videos). */
import { createReadStream, type Stats } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { fileState } from '../reader/docs-file.js';
import { contentType } from './content-type.js';

export interface SendOptions {
  /** Default: 200. */
  status?: number;
  /** Additional headers. */
  headers?: OutgoingHttpHeaders;
}

/** Responds with `file`, with 304 if the browser has it cached, or with 404 if the file has disappeared. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  options: SendOptions = {},
): void {
  const stats = fileState(file);
  if (stats?.isFile()) sendContent(request, response, { file, ...options }, stats);
  else response.writeHead(404, { 'content-type': contentType('.txt') }).end('Not found\n');
}

function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status = 200, headers }: SendOptions & { file: string },
  { size, mtimeMs }: Stats,
): void {
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const common = { ...headers, 'cache-control': 'no-cache', etag, 'accept-ranges': 'bytes' };
  if (status === 200 && request.headers['if-none-match'] === etag) return void response.writeHead(304, common).end();
  const range = status === 200 ? requestedRange(request, etag, size) : undefined;
  if (range === 'unsatisfiable')
    return void response.writeHead(416, { ...common, 'content-range': `bytes */${size}` }).end();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : status, {
    ...common,
    'content-type': contentType(file),
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  if (request.method === 'HEAD' || size === 0) return void response.end();
  createReadStream(file, { start, end })
    .on('error', () => response.destroy())
    .pipe(response);
}

interface Range {
  start: number;
  /** Inclusive. */
  end: number;
}

/** The byte range of the `Range` header; `undefined` for the complete file, also if the header lists several ranges. */
function requestedRange({ headers }: IncomingMessage, etag: string, size: number): Range | 'unsatisfiable' | undefined {
  const match = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec(headers.range ?? '');
  if (!match || (headers['if-range'] ?? etag) !== etag) return undefined;
  const [, first, last, suffix] = match;
  const start = suffix ? Math.max(0, size - Number(suffix)) : Number(first);
  const end = Math.min(last ? Number(last) : size, size - 1);
  if (start >= size) return 'unsatisfiable';
  return start > end ? undefined : { start, end };
}
