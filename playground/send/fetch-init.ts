/** The options of `fetch` for a request. */
import type { HttpRequest } from '../model/request/build-request.js';
import { isForbiddenHeader } from '../model/request/forbidden-headers.js';
import { multipartBody } from './multipart-body.js';

/** Options for `fetch`; headers that a browser refuses are left out. */
export function fetchInit({ method, headers, body }: HttpRequest, multipartType?: string): RequestInit {
  const sent = new Headers();
  for (const [name, value] of headers) if (!isForbiddenHeader(name)) sent.append(name, headerValue(value));
  if (body?.kind !== 'multipart')
    return { method, headers: sent, body: body?.kind === 'text' ? body.text : body?.file };
  const multipart = multipartBody(body.parts, multipartType);
  sent.set('Content-Type', multipart.contentType);
  return { method, headers: sent, body: multipart.body };
}

/** Headers are bytes: characters beyond Latin-1 are sent as UTF-8, as command-line tools do. */
function headerValue(value: string): string {
  const line = value.replace(/[\r\n\0]+/g, ' ');
  return /^[\0-\xff]*$/.test(line) ? line : String.fromCharCode(...new TextEncoder().encode(line));
}
