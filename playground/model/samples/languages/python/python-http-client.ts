import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest } from '../../chunked-request.js';
import { quoted } from '../../string-literals.js';
import { chunksCode, headerLines } from './python.js';

/** With the standard library. */
export function pythonHttpClient(request: HttpRequest): string {
  const { method, url, headers, chunks } = chunkedRequest(request);
  const [, scheme, host, path] = /^(https?):\/\/([^/?#]*)(.*)$/i.exec(url) ?? ['', 'https', url, ''];
  return [
    'import http.client',
    '',
    `connection = http.client.${scheme!.toLowerCase() === 'http' ? 'HTTPConnection' : 'HTTPSConnection'}(${quoted(host!)})`,
    'connection.request(',
    `    ${quoted(method)},`,
    `    ${quoted(path!.startsWith('/') ? path! : `/${path!}`)},`,
    ...headerLines(headers),
    ...(chunks.length > 0 ? [`    body=${chunksCode(chunks, '    ')},`] : []),
    ')',
    'response = connection.getresponse()',
    'print(response.status, response.read().decode())',
  ].join('\n');
}
