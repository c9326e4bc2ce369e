/** Requests whose bodies are texts and files in a row, for clients that have no forms, or whose forms change the parts. */
import type { BodyPart } from '../request/body.js';
import type { HttpRequest } from '../request/build-request.js';
import { boundaryOf, partHeaders } from '../request/part-headers.js';
import { nameOf } from './string-literals.js';

export interface ChunkedRequest extends Omit<HttpRequest, 'body'> {
  /** None without a body. */
  chunks: readonly (string | Blob)[];
  /** The media type of the body. */
  type?: string;
}

/** The request with its body in chunks; a form has a boundary that none of its texts contains. */
export function chunkedRequest({ body, ...request }: HttpRequest): ChunkedRequest {
  if (body?.kind !== 'multipart') {
    const type = body && request.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
    return { ...request, chunks: body ? [body.kind === 'text' ? body.text : body.file] : [], type };
  }
  const boundary = boundaryOf(body.parts.map(({ value }) => value));
  const type = `multipart/form-data; boundary=${boundary}`;
  const chunks: (string | Blob)[] = [];
  let lineBreak = '';
  for (const part of body.parts) {
    const head = `${lineBreak}--${boundary}\r\n${partHead(part)}\r\n`;
    const isText = typeof part.value === 'string';
    chunks.push(...(isText ? [`${head}${part.value as string}\r\n`] : [head, part.value]));
    // The line break after a file is at the start of the next text.
    lineBreak = isText ? '' : '\r\n';
  }
  chunks.push(`${lineBreak}--${boundary}--\r\n`);
  return { ...request, headers: [...request.headers, ['Content-Type', type]], chunks, type };
}

function partHead(part: BodyPart): string {
  const headers = partHeaders(part, nameOf(part.value));
  return headers.map(([name, text]) => `${name}: ${text}\r\n`).join('');
}

/** Whether the form of any client sends the part as it is: clients escape quotes and line breaks differently, and lack headers. */
export function isPlainPart({ name, value, contentType, headers = {} }: BodyPart): boolean {
  const isPlain = typeof value === 'string' ? contentType === undefined && !/[\r\n]/.test(value) : true;
  return isPlain && Object.keys(headers).length === 0 && !/["\\\r\n]/.test(name + nameOf(value));
}
