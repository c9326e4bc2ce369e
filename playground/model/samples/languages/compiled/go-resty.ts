import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest } from '../../chunked-request.js';
import { nameOf, quoted } from '../../string-literals.js';
import { check, textCode } from './go.js';

/** With Resty 2. */
export function goResty(request: HttpRequest): string {
  const { method, url, headers, chunks } = chunkedRequest(request);
  const files = chunks.filter((chunk) => typeof chunk !== 'string');
  const fileLines = files.flatMap((file, index) => [
    `file${index + 1}, err := os.ReadFile(${quoted(nameOf(file))})`,
    ...check,
  ]);
  const codes = chunks.map((chunk) =>
    typeof chunk === 'string' ? `[]byte(${textCode(chunk)})` : `file${files.indexOf(chunk) + 1}`,
  );
  const joined = codes.length > 1;
  const body = joined ? ['body := bytes.Join([][]byte{', ...codes.map((code) => `\t${code},`), '}, nil)'] : [];
  const calls = [
    ...headers.map(([name, value]) => `SetHeader(${quoted(name)}, ${quoted(value)})`),
    ...(codes.length > 0 ? [`SetBody(${joined ? 'body' : codes[0]!})`] : []),
    `Execute(${quoted(method)}, ${quoted(url)})`,
  ];
  const lines = [
    ...fileLines,
    ...body,
    `res, err := resty.New().${method === 'GET' && codes.length > 0 ? 'SetAllowGetMethodPayload(true).' : ''}R().`,
    `\t${calls.join('.\n\t\t')}`,
    ...check,
    'fmt.Println(res.Status(), res.String())',
  ];
  return [
    'package main',
    '',
    'import (',
    ...[...(joined ? ['bytes'] : []), 'fmt', ...(files.length > 0 ? ['os'] : [])].map((name) => `\t"${name}"`),
    '',
    '\t"github.com/go-resty/resty/v2"',
    ')',
    '',
    'func main() {',
    ...lines.map((line) => `\t${line}`),
    '}',
  ].join('\n');
}
