import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest } from '../../chunked-request.js';
import { nameOf, quoted } from '../../string-literals.js';
import { csharp, textCode } from './csharp.js';

/** With RestSharp. Its methods are an enumeration; HttpClient sends the others. */
export function csharpRestSharp(request: HttpRequest): string {
  const { method, url, headers, chunks, type } = chunkedRequest(request);
  if (!/^(?:GET|POST|PUT|DELETE|HEAD|OPTIONS|PATCH)$/.test(method)) return csharp(request);
  const others = type === undefined ? headers : headers.filter(([name]) => name.toLowerCase() !== 'content-type');
  return [
    'using RestSharp;',
    'using System.Text;',
    '',
    'using var client = new RestClient();',
    `var request = new RestRequest(${quoted(url)}, Method.${method[0]! + method.slice(1).toLowerCase()});`,
    ...others.map(([name, value]) => `request.AddHeader(${quoted(name)}, ${quoted(value)});`),
    ...bodyLines(chunks, type),
    'var response = await client.ExecuteAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {response.Content}");',
  ].join('\n');
}

/** Bytes, not text: RestSharp would add a character set to the media type of a text. */
function bodyLines(chunks: readonly (string | Blob)[], type: string | undefined): string[] {
  const codes = chunks.map((chunk) =>
    typeof chunk === 'string'
      ? `Encoding.UTF8.GetBytes(${textCode(chunk)})`
      : `File.ReadAllBytes(${quoted(nameOf(chunk))})`,
  );
  if (codes.length === 0) return [];
  const bytes = codes.length === 1 ? codes[0]! : `[\n${codes.map((code) => `    .. ${code},\n`).join('')}]`;
  return [`byte[] body = ${bytes};`, `request.AddBody(body${type === undefined ? '' : `, ${quoted(type)}`});`];
}
