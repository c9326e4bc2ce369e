import type { BodyPart } from '../../../request/body.js';
import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest } from '../../chunked-request.js';
import { isBlock, nameOf, quotedWithBraces as string } from '../../string-literals.js';

/** With reqwest and tokio. Forms with other headers than media types are written as bytes. */
export function rust(request: HttpRequest): string {
  const { body } = request;
  const isForm =
    body?.kind === 'multipart' && body.parts.every(({ headers = {} }) => Object.keys(headers).length === 0);
  const { method, url, headers, chunks } = isForm ? { ...request, chunks: [] } : chunkedRequest(request);
  const calls = [
    `.request(reqwest::Method::from_bytes(${`b${string(method)}`})?, ${string(url)})`,
    ...headers.map(([name, value]) => `.header(${string(name)}, ${string(value)})`),
    ...(isForm ? ['.multipart(form)'] : chunks.length > 0 ? [`.body(${bodyCode(chunks)})`] : []),
    '.send()',
    '.await?;',
  ];
  return [
    '#[tokio::main]',
    'async fn main() -> Result<(), Box<dyn std::error::Error>> {',
    ...(isForm ? formLines(body.parts) : []),
    '    let response = reqwest::Client::new()',
    ...calls.map((call) => `        ${call}`),
    '    println!("{} {}", response.status(), response.text().await?);',
    '    Ok(())',
    '}',
  ].join('\n');
}

function bodyCode(chunks: readonly (string | Blob)[]): string {
  const codes = chunks.map((chunk) =>
    typeof chunk === 'string' ? textCode(chunk) : `std::fs::read(${string(nameOf(chunk))})?`,
  );
  if (codes.length === 1) return codes[0]!;
  const bytes = codes.map((code, index) => (typeof chunks[index] === 'string' ? `${code}.as_bytes()` : `&${code}`));
  return `[\n${bytes.map((each) => `            ${each},\n`).join('')}        ].concat()`;
}

function formLines(parts: readonly BodyPart[]): string[] {
  const lines = parts.map((part) => `        ${partCode(part)}`);
  return ['    let form = reqwest::multipart::Form::new()', `${lines.join('\n')};`];
}

function partCode({ name, value, contentType }: BodyPart): string {
  if (typeof value === 'string' && !contentType) return `.text(${string(name)}, ${textCode(value)})`;
  const type = contentType ? `.mime_str(${string(contentType)})?` : '';
  const part =
    typeof value === 'string'
      ? `text(${textCode(value)})`
      : `bytes(std::fs::read(${string(nameOf(value))})?).file_name(${string(nameOf(value))})`;
  return `.part(${string(name)}, reqwest::multipart::Part::${part}${type})`;
}

function textCode(text: string): string {
  return isBlock(text) && !text.includes('"##') ? `r##"${text}"##` : string(text);
}
