import type { HttpRequest } from '../../../request/build-request.js';
import type { BodyPart, RequestBody } from '../../../request/body.js';
import { partHeaders } from '../../../request/part-headers.js';
import { isBlock, nameOf, quoted } from '../../string-literals.js';

/** With OkHttp 4. */
export function kotlin({ method, url, headers, body }: HttpRequest): string {
  return [
    'import okhttp3.*',
    'import okhttp3.MediaType.Companion.toMediaType',
    'import okhttp3.RequestBody.Companion.asRequestBody',
    'import okhttp3.RequestBody.Companion.toRequestBody',
    ...(body && body.kind !== 'text' ? ['import java.io.File'] : []),
    '',
    'val client = OkHttpClient()',
    ...bodyLines(body, headers),
    'val request = Request.Builder()',
    `    .url(${string(url)})`,
    ...headers.map(([name, value]) => `    .addHeader(${string(name)}, ${string(value)})`),
    `    .method(${string(method)}, ${body ? 'body' : /^(?:POST|PUT|PATCH)$/.test(method) ? 'ByteArray(0).toRequestBody()' : 'null'})`,
    '    .build()',
    'client.newCall(request).execute().use { response ->',
    '    println("${response.code} ${response.body?.string()}")',
    '}',
  ].join('\n');
}

/** Bytes, not text: OkHttp would add a character set to the media type of a text. */
function bodyLines(body: RequestBody | undefined, headers: HttpRequest['headers']): string[] {
  if (!body) return [];
  const type = headers.find(([name]) => name === 'Content-Type')?.[1];
  if (body.kind === 'text') return [`val body = ${textBody(body.text, type)}`];
  if (body.kind === 'binary') return [`val body = ${fileBody(body.file, type)}`];
  return [
    'val body = MultipartBody.Builder()',
    '    .setType(MultipartBody.FORM)',
    ...body.parts.map((part) => `    ${partCode(part)}`),
    '    .build()',
  ];
}

function partCode(part: BodyPart): string {
  const { name, value, contentType, headers = {} } = part;
  if (Object.keys(headers).length > 0) return partWithHeaders(part);
  if (typeof value !== 'string')
    return `.addFormDataPart(${string(name)}, ${string(nameOf(value))}, ${fileBody(value, contentType)})`;
  if (!contentType) return `.addFormDataPart(${string(name)}, ${textCode(value)})`;
  return `.addFormDataPart(${string(name)}, null, ${textBody(value, contentType)})`;
}

/** OkHttp writes the media type of a part itself. */
function partWithHeaders(part: BodyPart): string {
  const { value, contentType } = part;
  const headers = partHeaders(part, nameOf(value)).filter(([name]) => name !== 'Content-Type');
  const content = typeof value === 'string' ? textBody(value, contentType) : fileBody(value, contentType);
  return `.addPart(Headers.headersOf(${headers
    .flat()
    .map((text) => string(text))
    .join(', ')}), ${content})`;
}

function textBody(text: string, type: string | undefined): string {
  return `${textCode(text)}.toByteArray().toRequestBody(${type === undefined ? '' : `${string(type)}.toMediaType()`})`;
}

function fileBody(file: Blob, type = 'application/octet-stream'): string {
  return `File(${string(nameOf(file))}).asRequestBody(${string(type)}.toMediaType())`;
}

export function textCode(text: string): string {
  if (!isBlock(text) || text.includes('"""') || text.endsWith('"')) return string(text);
  return `"""${text.replaceAll('$', () => "${'$'}")}"""`;
}

/** Kotlin fills in `$name`. */
export function string(text: string): string {
  return quoted(text, { special: /\$/g });
}
