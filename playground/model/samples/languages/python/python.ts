import type { BodyPart, RequestBody } from '../../../request/body.js';
import type { HttpRequest } from '../../../request/build-request.js';
import { isBlock, nameOf, quoted } from '../../string-literals.js';

/** With the package `requests`. */
export function python({ method, url, headers, body }: HttpRequest): string {
  const call = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'].includes(method.toLowerCase())
    ? `requests.${method.toLowerCase()}(`
    : `requests.request(\n    ${quoted(method)},`;
  const lines = [`    ${quoted(url)},`, ...headerLines(headers), ...bodyLines(body, 'data')];
  return [
    'import requests',
    '',
    `response = ${call}`,
    ...lines,
    ')',
    'print(response.status_code, response.text)',
  ].join('\n');
}

/** The argument `headers`. `code` writes a value. */
export function headerLines(headers: HttpRequest['headers'], code = headerCode): string[] {
  return headers.length > 0
    ? ['    headers={', ...headers.map(([name, value]) => `        ${quoted(name)}: ${code(value)},`), '    },']
    : [];
}

/** Headers are bytes; the clients would write text as Latin-1, or refuse it. */
function headerCode(value: string): string {
  return /[^\0-\x7f]/.test(value) ? `${quoted(value)}.encode()` : quoted(value);
}

/** The arguments of the body. `argument`: the name of the one that is text or a file. */
export function bodyLines(body: RequestBody | undefined, argument: string): string[] {
  if (!body) return [];
  if (body.kind === 'text') return [`    ${argument}=${textCode(body.text)}.encode(),`];
  if (body.kind === 'binary') return [`    ${argument}=open(${quoted(nameOf(body.file))}, "rb"),`];
  return ['    files=[', ...body.parts.map((part) => `        (${quoted(part.name)}, (${partCode(part)})),`), '    ],'];
}

/** File name (none for a text), content, media type, headers. */
function partCode({ value, contentType, headers = {} }: BodyPart): string {
  const content =
    typeof value === 'string'
      ? ['None', textCode(value)]
      : [quoted(nameOf(value)), `open(${quoted(nameOf(value))}, "rb")`];
  const entries = Object.entries(headers).map(([name, text]) => `${quoted(name)}: ${quoted(text)}`);
  const type = contentType ?? (typeof value === 'string' ? undefined : 'application/octet-stream');
  const more = entries.length > 0 ? [type ? quoted(type) : 'None', `{${entries.join(', ')}}`] : [];
  return [...content, ...(more.length > 0 ? more : type ? [quoted(type)] : [])].join(', ');
}

/** The bytes of texts and files in a row. */
export function chunksCode(chunks: readonly (string | Blob)[], indent: string): string {
  const codes = chunks.map((chunk) =>
    typeof chunk === 'string' ? `${textCode(chunk)}.encode()` : `open(${quoted(nameOf(chunk))}, "rb").read()`,
  );
  return codes.length === 1
    ? codes[0]!
    : `b"".join([\n${codes.map((code) => `${indent}    ${code},\n`).join('')}${indent}])`;
}

function textCode(text: string): string {
  if (!isBlock(text)) return quoted(text);
  return `"""${text.replaceAll('\\', '\\\\').replace(/"""|"$/g, (quotes) => '\\"'.repeat(quotes.length))}"""`;
}
