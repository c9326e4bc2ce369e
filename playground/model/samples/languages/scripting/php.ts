import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest, type ChunkedRequest } from '../../chunked-request.js';
import { braces, nameOf, singleQuoted } from '../../string-literals.js';

/** With Guzzle, whose forms add lengths to parts. */
export function php(request: HttpRequest): string {
  const { method, url, headers, chunks } = chunkedRequest(request);
  return [
    '<?php',
    '',
    '$client = new GuzzleHttp\\Client();',
    `$response = $client->request(${string(method)}, ${string(url)}, [`,
    "    'http_errors' => false,",
    ...(headers.length > 0
      ? [
          "    'headers' => [",
          ...headers.map(([name, value]) => `        ${string(name)} => ${string(value)},`),
          '    ],',
        ]
      : []),
    ...(chunks.length > 0 ? [`    'body' => ${chunksCode(chunks)},`] : []),
    ']);',
    "echo $response->getStatusCode(), ' ', $response->getBody();",
  ].join('\n');
}

/** The texts and files as one text. */
export function chunksCode(chunks: ChunkedRequest['chunks']): string {
  const codes = chunks.map((chunk) =>
    typeof chunk === 'string' ? string(chunk) : `file_get_contents(${string(nameOf(chunk))})`,
  );
  return codes.join('\n        . ');
}

/** PHP fills in `$name` in double quotes. */
export function string(text: string): string {
  return singleQuoted(text, { special: /\$/g, code: braces });
}
