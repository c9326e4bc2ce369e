import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest } from '../../chunked-request.js';
import { isBlock, nameOf, quotedWithBraces as string } from '../../string-literals.js';

/** With Foundation, which has no multipart forms. */
export function swift(request: HttpRequest): string {
  const { method, url, headers, chunks } = chunkedRequest(request);
  return [
    'import Foundation',
    '',
    `var request = URLRequest(url: URL(string: ${string(url)})!)`,
    `request.httpMethod = ${string(method)}`,
    ...headers.map(([name, value]) => `request.addValue(${string(value)}, forHTTPHeaderField: ${string(name)})`),
    ...bodyLines(chunks.map(chunkCode)),
    'let (data, response) = try await URLSession.shared.data(for: request)',
    'print((response as! HTTPURLResponse).statusCode, String(decoding: data, as: UTF8.self))',
  ].join('\n');
}

function bodyLines(codes: readonly string[]): string[] {
  if (codes.length < 2) return codes.map((code) => `request.httpBody = ${code}`);
  return ['var body = Data()', ...codes.map((code) => `body.append(${code})`), 'request.httpBody = body'];
}

function chunkCode(chunk: string | Blob): string {
  return typeof chunk === 'string'
    ? `Data(${textCode(chunk)}.utf8)`
    : `try Data(contentsOf: URL(fileURLWithPath: ${string(nameOf(chunk))}))`;
}

function textCode(text: string): string {
  return isBlock(text) && !/"""#|\\#/.test(text) ? `#"""\n${text}\n"""#` : string(text);
}
