import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest } from '../../chunked-request.js';
import { chunksCode, string } from './php.js';

/** With the extension cURL of PHP. */
export function phpCurl(request: HttpRequest): string {
  const { method, url, headers, chunks } = chunkedRequest(request);
  return [
    '<?php',
    '',
    `$curl = curl_init(${string(url)});`,
    'curl_setopt_array($curl, [',
    `    CURLOPT_CUSTOMREQUEST => ${string(method)},`,
    ...(method === 'HEAD' ? ['    CURLOPT_NOBODY => true,'] : []),
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(headers.length > 0
      ? [
          '    CURLOPT_HTTPHEADER => [',
          ...headers.map(([name, value]) => `        ${string(value === '' ? `${name};` : `${name}: ${value}`)},`),
          '    ],',
        ]
      : []),
    ...(chunks.length > 0 ? [`    CURLOPT_POSTFIELDS => ${chunksCode(chunks)},`] : []),
    ']);',
    '$response = curl_exec($curl);',
    "echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), ' ', $response;",
  ].join('\n');
}
