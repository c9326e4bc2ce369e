import type { BodyPart, RequestBody } from '../../request/body.js';
import type { HttpRequest } from '../../request/build-request.js';
import { braces, nameOf, singleQuoted } from '../string-literals.js';

/** With Guzzle. */
export function php({ method, url, headers, body }: HttpRequest): string {
  const options = [
    ...(headers.length > 0
      ? [
          "    'headers' => [",
          ...headers.map(([name, value]) => `        ${string(name)} => ${string(value)},`),
          '    ],',
        ]
      : []),
    ...bodyLines(body),
  ];
  return [
    '<?php',
    '',
    '$client = new GuzzleHttp\\Client();',
    `$response = $client->request(${string(method)}, ${string(url)}, [`,
    "    'http_errors' => false,",
    ...options,
    ']);',
    "echo $response->getStatusCode(), ' ', $response->getBody();",
  ].join('\n');
}

function bodyLines(body: RequestBody | undefined): string[] {
  if (!body) return [];
  if (body.kind === 'text') return [`    'body' => ${string(body.text)},`];
  if (body.kind === 'binary') return [`    'body' => fopen(${string(nameOf(body.file))}, 'r'),`];
  return ["    'multipart' => [", ...body.parts.map((part) => `        [${partCode(part)}],`), '    ],'];
}

/** PHP fills in `$name`. */
export function string(text: string): string {
  return singleQuoted(text, { special: /\$/g, code: braces });
}

function partCode({ name, value, contentType, headers = {} }: BodyPart): string {
  const entries = Object.entries({ ...(contentType && { 'Content-Type': contentType }), ...headers });
  return [
    `'name' => ${string(name)}`,
    ...(typeof value === 'string'
      ? [`'contents' => ${string(value)}`]
      : [`'contents' => fopen(${string(nameOf(value))}, 'r')`, `'filename' => ${string(nameOf(value))}`]),
    ...(entries.length > 0
      ? [`'headers' => [${entries.map(([key, text]) => `${string(key)} => ${string(text)}`).join(', ')}]`]
      : []),
  ].join(', ');
}
