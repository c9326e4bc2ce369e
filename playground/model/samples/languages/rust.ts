import type { BodyPart, RequestBody } from '../../request/body.js';
import type { HttpRequest } from '../../request/build-request.js';
import { isBlock, nameOf, quotedWithBraces as string } from '../string-literals.js';

/** With reqwest and tokio. */
export function rust({ method, url, headers, body }: HttpRequest): string {
  const calls = [
    `.request(reqwest::Method::from_bytes(${`b${string(method)}`})?, ${string(url)})`,
    ...headers.map(([name, value]) => `.header(${string(name)}, ${string(value)})`),
    ...bodyCalls(body),
    '.send()',
    '.await?;',
  ];
  return [
    '#[tokio::main]',
    'async fn main() -> Result<(), Box<dyn std::error::Error>> {',
    ...(body?.kind === 'multipart' ? formLines(body.parts) : []),
    '    let response = reqwest::Client::new()',
    ...calls.map((call) => `        ${call}`),
    '    println!("{} {}", response.status(), response.text().await?);',
    '    Ok(())',
    '}',
  ].join('\n');
}

function bodyCalls(body: RequestBody | undefined): string[] {
  if (!body) return [];
  if (body.kind === 'text') return [`.body(${textCode(body.text)})`];
  if (body.kind === 'binary') return [`.body(std::fs::read(${string(nameOf(body.file))})?)`];
  return ['.multipart(form)'];
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
