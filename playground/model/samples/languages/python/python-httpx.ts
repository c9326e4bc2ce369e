import type { HttpRequest } from '../../../request/build-request.js';
import { quoted } from '../../string-literals.js';
import { bodyLines, headerLines } from './python.js';

/** With the package `httpx`. */
export function pythonHttpx({ method, url, headers, body }: HttpRequest): string {
  return [
    'import httpx',
    '',
    'response = httpx.request(',
    `    ${quoted(method)},`,
    `    ${quoted(url)},`,
    ...headerLines(headers),
    ...bodyLines(body, 'content'),
    ')',
    'print(response.status_code, response.text)',
  ].join('\n');
}
