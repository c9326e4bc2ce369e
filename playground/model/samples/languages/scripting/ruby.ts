import type { BodyPart } from '../../../request/body.js';
import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest, isPlainPart } from '../../chunked-request.js';
import { nameOf, singleQuoted } from '../../string-literals.js';

/** With the standard library. */
export function ruby(request: HttpRequest): string {
  const { body } = request;
  const isForm = body?.kind === 'multipart' && body.parts.every(isPlainPart);
  const { method, url, headers, chunks } = isForm ? { ...request, chunks: [] } : chunkedRequest(request);
  return [
    "require 'net/http'",
    '',
    `uri = URI(${string(url)})`,
    `request = Net::HTTPGenericRequest.new(${string(method)}, ${body ? 'true' : 'false'}, ${method === 'HEAD' ? 'false' : 'true'}, uri)`,
    ...headers.map(([name, value]) => `request[${string(name)}] = ${string(value)}`),
    ...(isForm ? formLines(body.parts) : chunks.length > 0 ? [`request.body = ${chunksCode(chunks)}`] : []),
    "response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') { |http| http.request(request) }",
    "puts response.code + ' ' + response.body.to_s",
  ].join('\n');
}

function formLines(parts: readonly BodyPart[]): string[] {
  return ['request.set_form([', ...parts.map((part) => `  [${partCode(part)}],`), "], 'multipart/form-data')"];
}

function partCode({ name, value, contentType }: BodyPart): string {
  if (typeof value === 'string') return `${string(name)}, ${string(value)}`;
  const type = contentType ? `, content_type: ${string(contentType)}` : '';
  return `${string(name)}, File.open(${string(nameOf(value))}, 'rb'), { filename: ${string(nameOf(value))}${type} }`;
}

/** Texts as bytes: Ruby does not join texts of different encodings. */
export function chunksCode(chunks: readonly (string | Blob)[]): string {
  const codes = chunks.map((chunk) =>
    typeof chunk === 'string' ? string(chunk) : `File.binread(${string(nameOf(chunk))})`,
  );
  return codes.length === 1 ? codes[0]! : `[\n${codes.map((code) => `  ${code}.b,\n`).join('')}].join`;
}

/** Ruby fills in `#{…}`, `#$name` and `#@name` in double quotes. */
export function string(text: string): string {
  return singleQuoted(text, { special: /#/g });
}
