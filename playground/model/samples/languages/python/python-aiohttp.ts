import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest } from '../../chunked-request.js';
import { quoted } from '../../string-literals.js';
import { chunksCode, headerLines } from './python.js';

/** With the package `aiohttp`, whose forms add media types to texts. */
export function pythonAiohttp(request: HttpRequest): string {
  const { method, url, headers, chunks } = chunkedRequest(request);
  const lines = [
    `    ${quoted(method)},`,
    // aiohttp would decode characters of the address, and add a media type.
    `    URL(${quoted(url)}, encoded=True),`,
    ...headerLines(headers, (value) => quoted(value)),
    ...(chunks.length === 0 && method !== 'GET' ? ['    skip_auto_headers=["Content-Type"],'] : []),
    ...(chunks.length > 0 ? [`    data=${chunksCode(chunks, '        ')},`] : []),
  ];
  return [
    'import aiohttp',
    'import asyncio',
    'from yarl import URL',
    '',
    'async def main():',
    '    async with aiohttp.request(',
    ...lines.map((line) => `    ${line}`),
    '    ) as response:',
    '        print(response.status, await response.text())',
    '',
    'asyncio.run(main())',
  ].join('\n');
}
