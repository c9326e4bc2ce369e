import type { BodyPart, RequestBody } from '../../../request/body.js';
import type { HttpRequest } from '../../../request/build-request.js';
import { isBlock, nameOf, quoted } from '../../string-literals.js';

/** With HttpClient of .NET 7 or newer. */
export function csharp({ method, url, headers, body }: HttpRequest): string {
  const type = headers.find(([name]) => name === 'Content-Type')?.[1];
  const others = headers.filter(([name]) => !body || name !== 'Content-Type');
  return [
    'using System.Net.Http.Headers;',
    'using System.Text;',
    '',
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(new HttpMethod(${quoted(method)}), ${quoted(url)});`,
    ...others.map(([name, value]) => `request.Headers.TryAddWithoutValidation(${quoted(name)}, ${quoted(value)});`),
    ...bodyLines(body, type),
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  ].join('\n');
}

function bodyLines(body: RequestBody | undefined, type: string | undefined): string[] {
  if (!body) return [];
  if (body.kind !== 'multipart') {
    const content = body.kind === 'text' ? textContent(body.text) : fileContent(body.file);
    return [`request.Content = ${content};`, ...typeLine('request.Content', type)];
  }
  return [
    'var form = new MultipartFormDataContent();',
    ...body.parts.flatMap((part, index) => partLines(part, `part${index + 1}`)),
    'request.Content = form;',
  ];
}

function partLines({ name, value, contentType, headers = {} }: BodyPart, variable: string): string[] {
  const isText = typeof value === 'string';
  return [
    `var ${variable} = ${isText ? textContent(value) : fileContent(value)};`,
    ...typeLine(variable, contentType),
    ...Object.entries(headers).map(
      ([header, text]) => `${variable}.Headers.TryAddWithoutValidation(${quoted(header)}, ${quoted(text)});`,
    ),
    `form.Add(${variable}, ${quoted(name)}${isText ? '' : `, ${quoted(nameOf(value))}`});`,
  ];
}

/** Bytes, not text: .NET would add a character set to the media type of a text. */
function textContent(text: string): string {
  return `new ByteArrayContent(Encoding.UTF8.GetBytes(${textCode(text)}))`;
}

function fileContent(file: Blob): string {
  return `new StreamContent(File.OpenRead(${quoted(nameOf(file))}))`;
}

function typeLine(variable: string, type: string | undefined): string[] {
  return type ? [`${variable}.Headers.ContentType = MediaTypeHeaderValue.Parse(${quoted(type)});`] : [];
}

export function textCode(text: string): string {
  return isBlock(text) && !text.includes('"""') ? `"""\n${text}\n"""` : quoted(text);
}
