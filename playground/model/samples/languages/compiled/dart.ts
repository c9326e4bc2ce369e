import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest } from '../../chunked-request.js';
import { isBlock, nameOf, quoted } from '../../string-literals.js';

/** With the package `http`, whose forms have no repeated names. */
export function dart(source: HttpRequest): string {
  const { method, url, headers, chunks } = chunkedRequest(source);
  const hasFile = chunks.some((chunk) => typeof chunk !== 'string');
  const codes = chunks.map((chunk) =>
    typeof chunk === 'string'
      ? `utf8.encode(${textCode(chunk)})`
      : `await File(${string(nameOf(chunk))}).readAsBytes()`,
  );
  const bytes = codes.length === 1 ? codes[0]! : `[\n${codes.map((code) => `    ...${code},\n`).join('')}  ]`;
  return [
    ...(codes.length > 0 ? ["import 'dart:convert';"] : []),
    ...(hasFile ? ["import 'dart:io';"] : []),
    "import 'package:http/http.dart' as http;",
    '',
    'Future<void> main() async {',
    `  final request = http.Request(${string(method)}, Uri.parse(${string(url)}));`,
    ...headers.map(([name, value]) => `  request.headers[${string(name)}] = ${string(value)};`),
    ...(codes.length > 0 ? [`  request.bodyBytes = ${bytes};`] : []),
    '  final response = await http.Response.fromStream(await request.send());',
    "  print('${response.statusCode} ${response.body}');",
    '}',
  ].join('\n');
}

/** Dart leaves out a first line of white space. */
function textCode(text: string): string {
  return isBlock(text) && /\S.*\n/.test(text) && !/^\s*\n|'''|'$/.test(text) ? `r'''${text}'''` : string(text);
}

function string(text: string): string {
  return quoted(text, { quote: "'", special: /\$/g });
}
