/** A multipart body as bytes. `FormData` cannot set a media type or headers of a text without making a file of it. */
import type { BodyPart } from '../model/request/body.js';

/** The parts with their boundary, and the value of `Content-Type`. Files are not read: a Blob refers to them. */
export function multipartBody(
  parts: readonly BodyPart[],
  type = 'multipart/form-data',
): { body: Blob; contentType: string } {
  const boundary = `----octavo${crypto.randomUUID().replaceAll('-', '')}`;
  const chunks = parts.flatMap((part) => [`--${boundary}\r\n${partHead(part)}\r\n`, part.value, '\r\n']);
  return { body: new Blob([...chunks, `--${boundary}--\r\n`]), contentType: `${type}; boundary=${boundary}` };
}

function partHead({ name, value, contentType, headers = {} }: BodyPart): string {
  const file = typeof value === 'string' ? '' : `; filename="${quoted(value instanceof File ? value.name : 'blob')}"`;
  const type = contentType ?? (typeof value === 'string' ? undefined : 'application/octet-stream');
  const lines = [
    `Content-Disposition: form-data; name="${quoted(name)}"${file}`,
    ...(type === undefined ? [] : [`Content-Type: ${oneLine(type)}`]),
    ...Object.entries(headers).map(([header, text]) => `${oneLine(header)}: ${oneLine(text)}`),
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** As the HTML standard writes names in multipart forms. */
function quoted(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '%0D%0A').replaceAll('"', '%22');
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}
