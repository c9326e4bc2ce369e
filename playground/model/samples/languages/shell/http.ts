import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest } from '../../chunked-request.js';
import { nameOf } from '../../string-literals.js';

/** The message itself. A line `< ./name` is the content of a file, as in the `.http` files of editors. */
export function http(request: HttpRequest): string {
  const { method, url, headers, chunks } = chunkedRequest(request);
  const [, host, target] = /^\w+:\/\/([^/?#]*)([^#]*)/.exec(url) ?? ['', '', url];
  const length = chunks.reduce((sum, chunk) => sum + new Blob([chunk]).size, 0);
  return [
    `${method} ${target!.startsWith('/') ? target! : `/${target!}`} HTTP/1.1`,
    `Host: ${host!}`,
    ...headers.map(([name, value]) => `${name}: ${value.replace(/[\r\n\0]+/g, ' ')}`),
    ...(chunks.length > 0 ? [`Content-Length: ${length}`] : []),
    '',
    chunks.map((chunk) => (typeof chunk === 'string' ? chunk : `< ./${nameOf(chunk)}`)).join(''),
  ].join('\n');
}
