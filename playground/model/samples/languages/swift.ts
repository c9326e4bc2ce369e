import type { BodyPart, RequestBody } from '../../request/body.js';
import type { HttpRequest } from '../../request/build-request.js';
import { isBlock, nameOf, quotedWithBraces as string } from '../string-literals.js';

/** With Foundation. */
export function swift({ method, url, headers, body }: HttpRequest): string {
  return [
    'import Foundation',
    '',
    `var request = URLRequest(url: URL(string: ${string(url)})!)`,
    `request.httpMethod = ${string(method)}`,
    ...headers.map(([name, value]) => `request.addValue(${string(value)}, forHTTPHeaderField: ${string(name)})`),
    ...bodyLines(body),
    'let (data, response) = try await URLSession.shared.data(for: request)',
    'print((response as! HTTPURLResponse).statusCode, String(decoding: data, as: UTF8.self))',
  ].join('\n');
}

function bodyLines(body: RequestBody | undefined): string[] {
  if (!body) return [];
  if (body.kind === 'text') return [`request.httpBody = Data(${textCode(body.text)}.utf8)`];
  if (body.kind === 'binary') return [`request.httpBody = ${fileCode(body.file)}`];
  return [
    'let boundary = UUID().uuidString',
    'request.setValue("multipart/form-data; boundary=\\(boundary)", forHTTPHeaderField: "Content-Type")',
    'var form = Data()',
    ...body.parts.flatMap(partLines),
    'form.append(Data("--\\(boundary)--\\r\\n".utf8))',
    'request.httpBody = form',
  ];
}

function partLines({ name, value, contentType, headers = {} }: BodyPart): string[] {
  const file = typeof value === 'string' ? '' : `; filename="${nameOf(value)}"`;
  const type = contentType ?? (typeof value === 'string' ? undefined : 'application/octet-stream');
  const lines = [
    `Content-Disposition: form-data; name="${name}"${file}`,
    ...(type ? [`Content-Type: ${type}`] : []),
    ...Object.entries(headers).map(([header, text]) => `${header}: ${text}`),
  ];
  return [
    'form.append(Data("--\\(boundary)\\r\\n".utf8))',
    `form.append(Data(${string(`${lines.join('\r\n')}\r\n\r\n`)}.utf8))`,
    `form.append(${typeof value === 'string' ? `Data(${textCode(value)}.utf8)` : fileCode(value)})`,
    'form.append(Data("\\r\\n".utf8))',
  ];
}

function fileCode(file: Blob): string {
  return `try Data(contentsOf: URL(fileURLWithPath: ${string(nameOf(file))}))`;
}

function textCode(text: string): string {
  return isBlock(text) && !text.includes('"""#') ? `#"""\n${text}\n"""#` : string(text);
}
