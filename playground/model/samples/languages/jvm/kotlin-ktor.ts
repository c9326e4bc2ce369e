import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest } from '../../chunked-request.js';
import { nameOf } from '../../string-literals.js';
import { string, textCode } from './kotlin.js';

/** With the client of Ktor, whose forms add lengths to parts. */
export function kotlinKtor(request: HttpRequest): string {
  const { method, url, headers, chunks, type } = chunkedRequest(request);
  const hasFile = chunks.some((chunk) => typeof chunk !== 'string');
  const others = type === undefined ? headers : headers.filter(([name]) => name.toLowerCase() !== 'content-type');
  return [
    'import io.ktor.client.HttpClient',
    'import io.ktor.client.request.*',
    'import io.ktor.client.statement.bodyAsText',
    'import io.ktor.http.*',
    ...(chunks.length > 0 ? ['import io.ktor.http.content.ByteArrayContent'] : []),
    ...(hasFile ? ['import java.io.File'] : []),
    '',
    'suspend fun main() {',
    `    val response = HttpClient().request(${string(url)}) {`,
    `        method = HttpMethod(${string(method)})`,
    ...others.map(([name, value]) => `        header(${string(name)}, ${string(value)})`),
    ...bodyLines(chunks, type),
    '    }',
    '    println("${response.status.value} ${response.bodyAsText()}")',
    '}',
  ].join('\n');
}

function bodyLines(chunks: readonly (string | Blob)[], type: string | undefined): string[] {
  const codes = chunks.map((chunk) =>
    typeof chunk === 'string' ? `${textCode(chunk)}.toByteArray()` : `File(${string(nameOf(chunk))}).readBytes()`,
  );
  if (codes.length === 0) return [];
  const typeCode = type === undefined ? '' : `, ContentType.parse(${string(type)})`;
  return [`        setBody(ByteArrayContent(${codes.join(' +\n            ')}${typeCode}))`];
}
