import type { BodyPart, RequestBody } from '../../request/body.js';
import type { HttpRequest } from '../../request/build-request.js';
import { isBlock, nameOf, quoted } from '../string-literals.js';

/** With the package `requests`. */
export function python({ method, url, headers, body }: HttpRequest): string {
  const call = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'].includes(method.toLowerCase())
    ? `requests.${method.toLowerCase()}(`
    : `requests.request(\n    ${quoted(method)},`;
  const lines = [
    `    ${quoted(url)},`,
    ...(headers.length > 0
      ? ['    headers={', ...headers.map(([name, value]) => `        ${quoted(name)}: ${headerCode(value)},`), '    },']
      : []),
    ...bodyLines(body),
  ];
  return [
    'import requests',
    '',
    `response = ${call}`,
    ...lines,
    ')',
    'print(response.status_code, response.text)',
  ].join('\n');
}

/** Headers are bytes; `requests` would write text as Latin-1. */
function headerCode(value: string): string {
  return /[^\0-\x7f]/.test(value) ? `${quoted(value)}.encode()` : quoted(value);
}

function bodyLines(body: RequestBody | undefined): string[] {
  if (!body) return [];
  if (body.kind === 'text') return [`    data=${textCode(body.text)}.encode(),`];
  if (body.kind === 'binary') return [`    data=open(${quoted(nameOf(body.file))}, "rb"),`];
  return ['    files=[', ...body.parts.map((part) => `        (${quoted(part.name)}, (${partCode(part)})),`), '    ],'];
}

/** File name (none for a text), content, media type, headers. */
function partCode({ value, contentType, headers = {} }: BodyPart): string {
  const content =
    typeof value === 'string'
      ? ['None', textCode(value)]
      : [quoted(nameOf(value)), `open(${quoted(nameOf(value))}, "rb")`];
  const entries = Object.entries(headers).map(([name, text]) => `${quoted(name)}: ${quoted(text)}`);
  const more = entries.length > 0 ? [contentType ? quoted(contentType) : 'None', `{${entries.join(', ')}}`] : [];
  return [...content, ...(more.length > 0 ? more : contentType ? [quoted(contentType)] : [])].join(', ');
}

function textCode(text: string): string {
  if (!isBlock(text)) return quoted(text);
  return `"""${text.replaceAll('\\', '\\\\').replace(/"""|"$/g, (quotes) => '\\"'.repeat(quotes.length))}"""`;
}
