import type { BodyPart, RequestBody } from '../../../request/body.js';
import type { HttpRequest } from '../../../request/build-request.js';
import { partHeaders } from '../../../request/part-headers.js';
import { isBlock, nameOf, quoted } from '../../string-literals.js';

/** With the standard library. */
export function go({ method, url, headers, body }: HttpRequest): string {
  const packages = ['fmt', 'io', 'net/http', ...bodyPackages(body)].toSorted();
  const lines = [
    ...bodyLines(body),
    `req, err := http.NewRequest(${quoted(method)}, ${quoted(url)}, ${body ? 'body' : 'nil'})`,
    ...check,
    ...headers.map(([name, value]) => `req.Header.Add(${quoted(name)}, ${quoted(value)})`),
    ...(body?.kind === 'multipart' ? ['req.Header.Set("Content-Type", form.FormDataContentType())'] : []),
    '',
    'res, err := http.DefaultClient.Do(req)',
    ...check,
    'defer res.Body.Close()',
    'text, _ := io.ReadAll(res.Body)',
    'fmt.Println(res.Status, string(text))',
  ];
  return [
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...lines.map((line) => (line === '' ? '' : `\t${line}`)),
    '}',
  ].join('\n');
}

export const check = ['if err != nil {', '\tpanic(err)', '}'];

function bodyPackages(body: RequestBody | undefined): string[] {
  if (!body) return [];
  if (body.kind === 'text') return ['strings'];
  if (body.kind === 'binary') return ['os'];
  const hasFile = body.parts.some(({ value }) => typeof value !== 'string');
  const hasHead = body.parts.some(needsHead);
  return ['bytes', 'mime/multipart', ...(hasFile ? ['os'] : []), ...(hasHead ? ['net/textproto'] : [])];
}

/** Whether the writer of Go cannot write the part by its name and text. */
function needsHead({ name, value, contentType, headers = {} }: BodyPart): boolean {
  return (
    /["\\]/.test(name) || contentType !== undefined || Object.keys(headers).length > 0 || typeof value !== 'string'
  );
}

function bodyLines(body: RequestBody | undefined): string[] {
  if (!body) return [];
  if (body.kind === 'text') return [`body := strings.NewReader(${textCode(body.text)})`];
  if (body.kind === 'binary') return [`body, err := os.Open(${quoted(nameOf(body.file))})`, ...check];
  const parts = body.parts.flatMap((part, index) => partLines(part, index));
  return ['body := &bytes.Buffer{}', 'form := multipart.NewWriter(body)', ...parts, 'form.Close()', ''];
}

function partLines(part: BodyPart, index: number): string[] {
  const { name, value } = part;
  if (typeof value === 'string' && !needsHead(part)) return [`form.WriteField(${quoted(name)}, ${textCode(value)})`];
  const writer = `part${index + 1}`;
  return [
    `${writer}, _ := form.CreatePart(textproto.MIMEHeader{`,
    ...partHeaders(part, nameOf(value)).map(([header, text]) => `\t${quoted(header)}: {${quoted(text)}},`),
    '})',
    ...(typeof value === 'string'
      ? [`io.WriteString(${writer}, ${textCode(value)})`]
      : [
          `file${index + 1}, err := os.Open(${quoted(nameOf(value))})`,
          ...check,
          `io.Copy(${writer}, file${index + 1})`,
        ]),
  ];
}

export function textCode(text: string): string {
  return isBlock(text) && !text.includes('`') ? `\`${text}\`` : quoted(text);
}
