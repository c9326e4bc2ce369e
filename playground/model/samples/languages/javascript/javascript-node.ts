import type { HttpRequest } from '../../../request/build-request.js';
import { bufferBody, headerLines } from '../../javascript-code.js';
import { quoted } from '../../string-literals.js';

/** With the standard library of Node. `other`: the client whose sample this is, because it cannot send the body. */
export function javascriptNode(request: HttpRequest, other?: string): string {
  const { method, url } = request;
  const { imports, lines, headers, code } = bufferBody(request);
  // Without its length, the body is sent in pieces, or not at all.
  const length = code === undefined ? [] : ["'Content-Length': Buffer.byteLength(body)"];
  return [
    `import { request } from 'node:${url.startsWith('https:') ? 'https' : 'http'}';`,
    "import { text } from 'node:stream/consumers';",
    ...imports,
    '',
    ...(other === undefined ? [] : [`// ${other} does not send a body with ${method}.`]),
    ...(code === undefined || code === 'body' ? lines : [`const body = ${code};`]),
    `const sent = request(${quoted(url)}, {`,
    `  method: ${quoted(method)},`,
    ...headerLines(headers, length),
    '}, async (response) => {',
    '  console.log(response.statusCode, await text(response));',
    '});',
    `sent.end(${code === undefined ? '' : 'body'});`,
  ].join('\n');
}
