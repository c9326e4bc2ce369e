import { isBodyRefused } from '../../request/refused-body.js';
import type { BodyPart, RequestBody } from '../../request/body.js';
import type { HttpRequest } from '../../request/build-request.js';
import { isBlock, nameOf, quoted } from '../string-literals.js';

/** For Node and, apart from files, browsers. */
export function javascript(request: HttpRequest): string {
  const { method, body } = request;
  return body?.kind === 'text' && isBodyRefused(method) ? withNode(request, body.text) : withFetch(request);
}

function withFetch({ method, url, headers, body }: HttpRequest): string {
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${quoted(method)},`]),
    ...(headers.length > 0 ? ['  headers: {', ...headerLines(headers), '  },'] : []),
    ...(body ? [`  body: ${bodyCode(body)},`] : []),
  ];
  const usesFile = body?.kind === 'binary' || (body?.kind === 'multipart' && body.parts.some(isFile));
  return [
    ...(usesFile ? [`import { openAsBlob } from 'node:fs';`, ''] : []),
    ...(body?.kind === 'multipart' ? ['const form = new FormData();', ...body.parts.map(partCode), ''] : []),
    options.length === 0
      ? `const response = await fetch(${quoted(url)});`
      : `const response = await fetch(${quoted(url)}, {\n${options.join('\n')}\n});`,
    'console.log(response.status, await response.text());',
  ].join('\n');
}

/** `fetch` rejects a body with some methods; the client of Node sends it, but needs its length. */
function withNode({ method, url, headers }: HttpRequest, text: string): string {
  return [
    `import { request } from 'node:${url.startsWith('https:') ? 'https' : 'http'}';`,
    `import { text } from 'node:stream/consumers';`,
    '',
    `// fetch does not send a body with ${method}.`,
    `const body = ${textCode(text)};`,
    'const headers = {',
    ...headerLines(headers).map((line) => line.slice(2)),
    `  'Content-Length': Buffer.byteLength(body),`,
    '};',
    `const sent = request(${quoted(url)}, { method: ${quoted(method)}, headers }, async (response) => {`,
    '  console.log(response.statusCode, await text(response));',
    '});',
    'sent.end(body);',
  ].join('\n');
}

function headerLines(headers: HttpRequest['headers']): string[] {
  return headers.map(([name, value]) => `    ${quoted(name)}: ${quoted(value)},`);
}

function bodyCode(body: RequestBody): string {
  if (body.kind === 'multipart') return 'form';
  return body.kind === 'text' ? textCode(body.text) : `await openAsBlob(${quoted(nameOf(body.file))})`;
}

function textCode(text: string): string {
  return isBlock(text) ? `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\`` : quoted(text);
}

function isFile({ value }: BodyPart): boolean {
  return typeof value !== 'string';
}

function partCode({ name, value, contentType }: BodyPart): string {
  const type = contentType ? `, { type: ${quoted(contentType)} }` : '';
  if (typeof value !== 'string')
    return `form.append(${quoted(name)}, await openAsBlob(${quoted(nameOf(value))}${type}), ${quoted(nameOf(value))});`;
  return `form.append(${quoted(name)}, ${type ? `new Blob([${textCode(value)}]${type})` : textCode(value)});`;
}
