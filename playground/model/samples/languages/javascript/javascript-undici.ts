import type { HttpRequest } from '../../../request/build-request.js';
import { bufferBody, headerLines } from '../../javascript-code.js';
import { quoted } from '../../string-literals.js';

/** With the package `undici`. */
export function javascriptUndici(source: HttpRequest): string {
  const { method, url } = source;
  const { imports, lines, headers, code } = bufferBody(source);
  return [
    ...imports,
    "import { request } from 'undici';",
    '',
    ...lines,
    `const { statusCode, body: response } = await request(${quoted(url)}, {`,
    `  method: ${quoted(method)},`,
    ...headerLines(headers),
    ...(code === undefined ? [] : [`  body: ${code},`]),
    '});',
    'console.log(statusCode, await response.text());',
  ].join('\n');
}
