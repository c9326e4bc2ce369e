import type { HttpRequest } from '../../../request/build-request.js';
import type { BodyPart, RequestBody } from '../../../request/body.js';
import { partHeaders } from '../../../request/part-headers.js';
import { isBlock, nameOf, quoted } from '../../string-literals.js';

/** With OkHttp 4: the standard library has no multipart forms. */
export function java({ method, url, headers, body }: HttpRequest): string {
  return [
    'import okhttp3.*;',
    ...(body && body.kind !== 'text' ? ['import java.io.File;'] : []),
    '',
    'OkHttpClient client = new OkHttpClient();',
    ...bodyLines(body, headers),
    'Request request = new Request.Builder()',
    `    .url(${quoted(url)})`,
    ...headers.map(([name, value]) => `    .addHeader(${quoted(name)}, ${quoted(value)})`),
    `    .method(${quoted(method)}, ${bodyName(method, body)})`,
    '    .build();',
    'try (Response response = client.newCall(request).execute()) {',
    '    System.out.println(response.code() + " " + response.body().string());',
    '}',
  ].join('\n');
}

/** OkHttp refuses these methods without a body. */
function bodyName(method: string, body: RequestBody | undefined): string {
  if (body) return 'body';
  return /^(?:POST|PUT|PATCH)$/.test(method) ? 'RequestBody.create(new byte[0], null)' : 'null';
}

/** Bytes, not text: OkHttp would add a character set to the media type of a text. */
function bodyLines(body: RequestBody | undefined, headers: HttpRequest['headers']): string[] {
  if (!body) return [];
  const type = headers.find(([name]) => name === 'Content-Type')?.[1];
  if (body.kind === 'text') return [`RequestBody body = ${textBody(body.text, type)};`];
  if (body.kind === 'binary') return [`RequestBody body = ${fileBody(body.file, type)};`];
  return [
    'RequestBody body = new MultipartBody.Builder()',
    '    .setType(MultipartBody.FORM)',
    ...body.parts.map((part) => `    ${partCode(part)}`),
    '    .build();',
  ];
}

function partCode(part: BodyPart): string {
  const { name, value, contentType, headers = {} } = part;
  if (Object.keys(headers).length > 0) return partWithHeaders(part);
  if (typeof value !== 'string')
    return `.addFormDataPart(${quoted(name)}, ${quoted(nameOf(value))}, ${fileBody(value, contentType)})`;
  if (!contentType) return `.addFormDataPart(${quoted(name)}, ${textCode(value)})`;
  return `.addFormDataPart(${quoted(name)}, null, ${textBody(value, contentType)})`;
}

/** OkHttp writes the media type of a part itself. */
function partWithHeaders(part: BodyPart): string {
  const { value, contentType } = part;
  const headers = partHeaders(part, nameOf(value)).filter(([name]) => name !== 'Content-Type');
  const content = typeof value === 'string' ? textBody(value, contentType) : fileBody(value, contentType);
  return `.addPart(Headers.of(${headers
    .flat()
    .map((text) => quoted(text))
    .join(', ')}), ${content})`;
}

function textBody(text: string, type: string | undefined): string {
  return `RequestBody.create(${textCode(text)}.getBytes("UTF-8"), ${typeCode(type)})`;
}

function fileBody(file: Blob, type = 'application/octet-stream'): string {
  return `RequestBody.create(new File(${quoted(nameOf(file))}), ${typeCode(type)})`;
}

function typeCode(type: string | undefined): string {
  return type === undefined ? 'null' : `MediaType.parse(${quoted(type)})`;
}

export function textCode(text: string): string {
  // Java removes spaces at the end of lines, and the indentation that all lines have.
  const isKept = !/[ \t]$/.test(text) && (text.endsWith('\n') || /^[^ \t\n]/m.test(text));
  if (!isBlock(text) || !isKept) return quoted(text);
  return `"""\n${text.replaceAll('\\', '\\\\').replace(/"""|"$/g, (quotes) => '\\"'.repeat(quotes.length))}"""`;
}
