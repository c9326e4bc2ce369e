import type { HttpRequest } from '../../request/build-request.js';
import { chunkedRequest } from '../chunked-request.js';
import { nameOf } from '../string-literals.js';
import { string } from './php.js';

/** With the extension cURL of PHP. */
export function phpCurl(request: HttpRequest): string {
  const { method, url, headers, chunks } = chunkedRequest(request);
  const body = chunks.map((chunk) =>
    typeof chunk === 'string' ? string(chunk) : `file_get_contents(${string(nameOf(chunk))})`,
  );
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
    ...(body.length > 0 ? [`    CURLOPT_POSTFIELDS => ${body.join('\n        . ')},`] : []),
    ']);',
    '$response = curl_exec($curl);',
    "echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), ' ', $response;",
  ].join('\n');
}
