import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest } from '../../chunked-request.js';
import { nameOf, quoted } from '../../string-literals.js';

/** With httr2. */
export function r(request: HttpRequest): string {
  const { method, url, headers, chunks, type } = chunkedRequest(request);
  const others = type === undefined ? headers : headers.filter(([name]) => name.toLowerCase() !== 'content-type');
  const fields = others.map(([name, value]) => `    \`${name.replace(/[\\`]/g, '\\$&')}\` = ${string(value)}`);
  return [
    'library(httr2)',
    '',
    [
      `request(${string(url)})`,
      `req_method(${string(method)})`,
      ...(fields.length > 0 ? [`req_headers(\n${fields.join(',\n')}\n  )`] : []),
      ...bodyCalls(chunks, type),
      'req_error(is_error = \\(response) FALSE)',
      'req_perform()',
      'resp_raw()',
    ].join(' |>\n  '),
  ].join('\n');
}

function bodyCalls(chunks: readonly (string | Blob)[], type: string | undefined): string[] {
  const [first] = chunks;
  if (first === undefined) return [];
  const typeCode = type === undefined ? '' : `, type = ${string(type)}`;
  if (chunks.length === 1 && typeof first !== 'string') return [`req_body_file(${string(nameOf(first))}${typeCode})`];
  const codes = chunks.map((chunk) => (typeof chunk === 'string' ? `charToRaw(${string(chunk)})` : fileCode(chunk)));
  const bytes = codes.length === 1 ? codes[0]! : `c(\n${codes.map((code) => `    ${code}`).join(',\n')}\n  )`;
  return [`req_body_raw(${bytes}${typeCode})`];
}

function fileCode(file: Blob): string {
  const name = string(nameOf(file));
  return `readBin(${name}, "raw", file.size(${name}))`;
}

/** JSON is easier to read in single quotes. */
function string(text: string): string {
  return quoted(text, { quote: text.includes('"') ? "'" : '"', lines: true });
}
