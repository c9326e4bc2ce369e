/** A multipart body as bytes. `FormData` cannot set a media type or headers of a text without making a file of it. */
import type { BodyPart } from '../model/request/body.js';
import { partHeaders } from '../model/request/part-headers.js';

/** The parts with their boundary, and the value of `Content-Type`. Files are not read: a Blob refers to them. */
export function multipartBody(
  parts: readonly BodyPart[],
  type = 'multipart/form-data',
): { body: Blob; contentType: string } {
  const boundary = `----octavo${crypto.randomUUID().replaceAll('-', '')}`;
  const chunks = parts.flatMap((part) => [`--${boundary}\r\n${partHead(part)}\r\n`, part.value, '\r\n']);
  return { body: new Blob([...chunks, `--${boundary}--\r\n`]), contentType: `${type}; boundary=${boundary}` };
}

function partHead(part: BodyPart): string {
  const headers = partHeaders(part, part.value instanceof File ? part.value.name : 'blob');
  return headers.map(([name, text]) => `${name}: ${text}\r\n`).join('');
}
