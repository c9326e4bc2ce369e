import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest } from '../../chunked-request.js';
import { nameOf } from '../../string-literals.js';

/** With PowerShell 7. */
export function powershell(request: HttpRequest): string {
  return [
    ...requestLines(request),
    '$response = Invoke-WebRequest @request',
    '"$([int]$response.StatusCode) $($response.Content)"',
  ].join('\n');
}

/** The same with a response that is parsed. */
export function powershellRestMethod(request: HttpRequest): string {
  return [...requestLines(request), 'Invoke-RestMethod @request'].join('\n');
}

function requestLines(request: HttpRequest): string[] {
  const { method, url, headers, chunks, type } = chunkedRequest(request);
  const others = type === undefined ? headers : headers.filter(([name]) => name.toLowerCase() !== 'content-type');
  const isUsual = /^(?:GET|HEAD|POST|PUT|DELETE|TRACE|OPTIONS|MERGE|PATCH)$/.test(method);
  const codes = chunks.map((chunk) =>
    typeof chunk === 'string'
      ? `[Text.Encoding]::UTF8.GetBytes(${string(chunk)})`
      : `(Get-Content -LiteralPath ${string(nameOf(chunk))} -AsByteStream -Raw)`,
  );
  return [
    '$request = @{',
    `  Uri = ${string(url)}`,
    `  ${isUsual ? 'Method' : 'CustomMethod'} = ${string(method)}`,
    ...(others.length > 0
      ? ['  Headers = @{', ...others.map(([name, value]) => `    ${string(name)} = ${string(value)}`), '  }']
      : []),
    ...(type === undefined ? [] : [`  ContentType = ${string(type)}`]),
    ...(codes.length > 0 ? [`  Body = [byte[]](${codes.join(' +\n    ')})`] : []),
    '  SkipHeaderValidation = $true',
    '  SkipHttpErrorCheck = $true',
    '}',
  ];
}

/** PowerShell reads typographic quotes as quotes, and escapes characters with a grave accent in double quotes only. */
function string(text: string): string {
  if (!/[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff]/.test(text)) return `'${text.replace(/['‘’‚‛]/g, '$&$&')}'`;
  const escaped = text
    .replace(/[`$"“”„]/g, '`$&')
    .replace(
      /[\0-\x1f\x7f-\x9f\u2028\u2029\ufeff]/g,
      (each) => named[each] ?? `\`u{${each.charCodeAt(0).toString(16)}}`,
    );
  return `"${escaped}"`;
}

const named: Readonly<Record<string, string>> = { '\n': '`n', '\r': '`r', '\t': '`t' };
