import type { BodyPart, RequestBody } from '../../../request/body.js';
import type { HttpRequest } from '../../../request/build-request.js';
import { nameOf, octal, quoted } from '../../string-literals.js';

/** With libcurl 7.62 or newer. */
export function c({ method, url, headers, body }: HttpRequest): string {
  const lines = [
    'CURL *curl = curl_easy_init();',
    setting('URL', string(url)),
    setting('CUSTOMREQUEST', string(method)),
    ...(method === 'HEAD' ? [setting('NOBODY', '1L')] : []),
    ...(headers.length > 0 ? ['struct curl_slist *headers = NULL;'] : []),
    ...headers.map(
      ([name, value]) => `headers = curl_slist_append(headers, ${string(value ? `${name}: ${value}` : `${name};`)});`,
    ),
    ...(headers.length > 0 ? [setting('HTTPHEADER', 'headers')] : []),
    ...bodyLines(body),
    'CURLcode result = curl_easy_perform(curl);',
    'curl_easy_cleanup(curl);',
    'return result;',
  ];
  return [
    '#include <curl/curl.h>',
    ...(body?.kind === 'binary' ? ['#include <stdio.h>'] : []),
    '',
    'int main(void) {',
    ...lines.map((line) => `  ${line}`),
    '}',
  ].join('\n');
}

function setting(name: string, value: string): string {
  return `curl_easy_setopt(curl, CURLOPT_${name}, ${value});`;
}

function bodyLines(body: RequestBody | undefined): string[] {
  if (!body) return [];
  if (body.kind === 'text')
    return [
      `static const char body[] = ${textCode(body.text)};`,
      setting('POSTFIELDSIZE', '(long)sizeof body - 1'),
      setting('POSTFIELDS', 'body'),
    ];
  if (body.kind === 'binary')
    return [
      `FILE *file = fopen(${string(nameOf(body.file))}, "rb");`,
      'fseek(file, 0, SEEK_END);',
      setting('INFILESIZE_LARGE', '(curl_off_t)ftell(file)'),
      'rewind(file);',
      setting('UPLOAD', '1L'),
      setting('READDATA', 'file'),
    ];
  return [
    'curl_mime *form = curl_mime_init(curl);',
    'curl_mimepart *part;',
    ...body.parts.flatMap(partLines),
    setting('MIMEPOST', 'form'),
  ];
}

/** libcurl guesses the type of a file by its name. */
function partLines({ name, value, contentType, headers = {} }: BodyPart, index: number): string[] {
  const isText = typeof value === 'string';
  const type = contentType ?? (isText ? undefined : 'application/octet-stream');
  const entries = Object.entries(headers);
  const list = `headers${index + 1}`;
  return [
    'part = curl_mime_addpart(form);',
    `curl_mime_name(part, ${string(name)});`,
    isText
      ? `curl_mime_data(part, ${textCode(value)}, CURL_ZERO_TERMINATED);`
      : `curl_mime_filedata(part, ${string(nameOf(value))});`,
    ...(type === undefined ? [] : [`curl_mime_type(part, ${string(type)});`]),
    ...(entries.length > 0 ? [`struct curl_slist *${list} = NULL;`] : []),
    ...entries.map(([header, text]) => `${list} = curl_slist_append(${list}, ${string(`${header}: ${text}`)});`),
    ...(entries.length > 0 ? [`curl_mime_headers(part, ${list}, 1);`] : []),
  ];
}

/** A literal for each line. */
function textCode(text: string): string {
  const lines = text.split(/(?<=\n)(?=[^])/);
  return lines.length === 1 ? string(text) : lines.map((line) => `\n    ${string(line)}`).join('');
}

/** Older compilers read `??` and another character as a character of its own. */
function string(text: string): string {
  return quoted(text, { special: /(?<=\?)\?/g, code: octal });
}
