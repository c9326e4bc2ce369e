import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest } from '../../chunked-request.js';
import { nameOf, quoted } from '../../string-literals.js';
import { textCode } from './java.js';

/** With `java.net.http` of Java 16 or newer. */
export function javaHttpClient(request: HttpRequest): string {
  const { method, url, headers, chunks } = chunkedRequest(request);
  const hasFile = chunks.some((chunk) => typeof chunk !== 'string');
  return [
    'import java.net.URI;',
    'import java.net.http.*;',
    ...(hasFile ? ['import java.nio.file.Path;'] : []),
    '',
    'HttpRequest request = HttpRequest.newBuilder()',
    `    .uri(URI.create(${quoted(uri(url))}))`,
    ...headers.map(([name, value]) => `    .header(${quoted(name)}, ${quoted(value)})`),
    `    .method(${quoted(method)}, ${publisher(chunks)})`,
    '    .build();',
    'HttpResponse<String> response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    'System.out.println(response.statusCode() + " " + response.body());',
  ].join('\n');
}

/** Java refuses characters that other clients encode or send as they are. */
function uri(url: string): string {
  return url.replace(/[{}|\\^`"<> ]/g, encodeURIComponent);
}

function publisher(chunks: readonly (string | Blob)[]): string {
  const codes = chunks.map((chunk) =>
    typeof chunk === 'string'
      ? `HttpRequest.BodyPublishers.ofString(${textCode(chunk)})`
      : `HttpRequest.BodyPublishers.ofFile(Path.of(${quoted(nameOf(chunk))}))`,
  );
  if (codes.length === 0) return 'HttpRequest.BodyPublishers.noBody()';
  if (codes.length === 1) return codes[0]!;
  return `HttpRequest.BodyPublishers.concat(\n${codes.map((code) => `        ${code}`).join(',\n')})`;
}
