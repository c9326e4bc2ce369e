import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest } from '../../chunked-request.js';
import { nameOf, quoted } from '../../string-literals.js';

/** With Req. */
export function elixir(request: HttpRequest): string {
  const { method, url, headers, chunks } = chunkedRequest(request);
  const entries = headers.map(([name, value]) => `      {${string(name)}, ${string(value)}}`);
  const codes = chunks.map((chunk) =>
    typeof chunk === 'string' ? string(chunk) : `File.read!(${string(nameOf(chunk))})`,
  );
  const options = [
    `method: ${/^[A-Z]+$/.test(method) ? `:${method.toLowerCase()}` : string(method)}`,
    `url: ${string(url)}`,
    ...(entries.length > 0 ? [`headers: [\n${entries.join(',\n')}\n    ]`] : []),
    ...(codes.length === 1 ? [`body: ${codes[0]!}`] : []),
    ...(codes.length > 1 ? [`body: [\n${codes.map((code) => `      ${code}`).join(',\n')}\n    ]`] : []),
    'decode_body: false',
    'retry: false',
  ];
  return [
    'Mix.install([:req])',
    '',
    'response =',
    '  Req.request!(',
    options.map((option) => `    ${option}`).join(',\n'),
    '  )',
    '',
    'IO.puts("#{response.status} #{response.body}")',
  ].join('\n');
}

/** Elixir fills in `#{…}`. */
function string(text: string): string {
  const style = { special: /#(?=\{)/g, lines: true };
  return text.includes('"') ? `~s${quoted(text, { ...style, quote: "'" })}` : quoted(text, style);
}
