import type { BodyPart, RequestBody } from '../../request/body.js';
import type { HttpRequest } from '../../request/build-request.js';
import { nameOf, singleQuoted as string } from '../string-literals.js';

/** With the standard library. */
export function ruby({ method, url, headers, body }: HttpRequest): string {
  return [
    "require 'net/http'",
    '',
    `uri = URI(${string(url)})`,
    `request = Net::HTTPGenericRequest.new(${string(method)}, ${body ? 'true' : 'false'}, ${method === 'HEAD' ? 'false' : 'true'}, uri)`,
    ...headers.map(([name, value]) => `request[${string(name)}] = ${string(value)}`),
    ...bodyLines(body),
    "response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') { |http| http.request(request) }",
    "puts response.code + ' ' + response.body.to_s",
  ].join('\n');
}

function bodyLines(body: RequestBody | undefined): string[] {
  if (!body) return [];
  if (body.kind === 'text') return [`request.body = ${string(body.text)}`];
  if (body.kind === 'binary') return [`request.body = File.binread(${string(nameOf(body.file))})`];
  return ['request.set_form([', ...body.parts.map((part) => `  [${partCode(part)}],`), "], 'multipart/form-data')"];
}

function partCode({ name, value, contentType }: BodyPart): string {
  const options = [
    ...(typeof value === 'string' ? [] : [`filename: ${string(nameOf(value))}`]),
    ...(contentType ? [`content_type: ${string(contentType)}`] : []),
  ];
  const content = typeof value === 'string' ? string(value) : `File.open(${string(nameOf(value))}, 'rb')`;
  return [string(name), content, ...(options.length > 0 ? [`{ ${options.join(', ')} }`] : [])].join(', ');
}
