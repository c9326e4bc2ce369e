/** Code that all clients of JavaScript share. */
import { isBodyRefused } from '../request/refused-body.js';
import type { BodyPart } from '../request/body.js';
import type { HttpRequest } from '../request/build-request.js';
import { chunkedRequest, isPlainPart, type ChunkedRequest } from './chunked-request.js';
import { isBlock, nameOf, quoted } from './string-literals.js';

/** The option `headers`. `more`: properties as code. */
export function headerLines(headers: HttpRequest['headers'], more: readonly string[] = []): string[] {
  const properties = [...headers.map(([name, value]) => `${quoted(name)}: ${headerCode(value)}`), ...more];
  return properties.length > 0 ? ['  headers: {', ...properties.map((property) => `    ${property},`), '  },'] : [];
}

/** Headers are bytes; the clients refuse other text than Latin-1. */
function headerCode(value: string): string {
  return /^[\0-\xff]*$/.test(value) ? quoted(value) : `Buffer.from(${quoted(value)}).toString("latin1")`;
}

function textCode(text: string): string {
  return isBlock(text) ? `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\`` : quoted(text);
}

/** Code that makes a body, and the headers of the request. */
export interface BodyCode {
  imports: string[];
  lines: string[];
  headers: HttpRequest['headers'];
  /** None without a body. */
  code?: string;
}

/** Whether a body has to be sent by a client that allows it with every method. */
export function needsNode({ method, body }: HttpRequest): boolean {
  return body !== undefined && isBodyRefused(method);
}

/** For clients with the bodies of `fetch`. */
export function fetchBody(request: HttpRequest): BodyCode {
  const { body, headers } = request;
  const isForm = body?.kind === 'multipart' && body.parts.every(isPlainPart) && body.parts.length > 0;
  const chunked = isForm ? { headers, chunks: [] } : chunkedRequest(request);
  const hasFile = isForm ? body.parts.some(({ value }) => typeof value !== 'string') : hasFiles(chunked);
  const imports = hasFile ? ["import { openAsBlob } from 'node:fs';"] : [];
  if (isForm)
    return {
      imports,
      lines: ['const form = new FormData();', ...body.parts.map(partCode), ''],
      headers,
      code: 'form',
    };
  const codes = chunked.chunks.map((chunk) => (typeof chunk === 'string' ? textCode(chunk) : blobCode(chunk)));
  if (codes.length < 2) return { imports, lines: [], headers: chunked.headers, code: codes[0] };
  const lines = ['const body = new Blob([', ...codes.map((code) => `  ${code},`), ']);', ''];
  return { imports, lines, headers: chunked.headers, code: 'body' };
}

/** For clients of Node, which take bytes. */
export function bufferBody(request: HttpRequest): BodyCode {
  const chunked = chunkedRequest(request);
  const { chunks, headers } = chunked;
  const imports = hasFiles(chunked) ? ["import { readFile } from 'node:fs/promises';"] : [];
  const codes = chunks.map((chunk) =>
    typeof chunk === 'string' ? textCode(chunk) : `await readFile(${quoted(nameOf(chunk))})`,
  );
  if (codes.length < 2) return { imports, lines: [], headers, code: codes[0] };
  const parts = codes.map((code, index) => `  ${typeof chunks[index] === 'string' ? `Buffer.from(${code})` : code},`);
  return { imports, lines: ['const body = Buffer.concat([', ...parts, ']);', ''], headers, code: 'body' };
}

function hasFiles({ chunks }: Pick<ChunkedRequest, 'chunks'>): boolean {
  return chunks.some((chunk) => typeof chunk !== 'string');
}

function partCode({ name, value, contentType }: BodyPart): string {
  return typeof value === 'string'
    ? `form.append(${quoted(name)}, ${quoted(value)});`
    : `form.append(${quoted(name)}, ${blobCode(value, contentType)}, ${quoted(nameOf(value))});`;
}

function blobCode(file: Blob, type?: string): string {
  return `await openAsBlob(${quoted(nameOf(file))}${type ? `, { type: ${quoted(type)} }` : ''})`;
}
