import type { HttpRequest } from '../../../request/build-request.js';
import { fetchBody, headerLines, needsNode } from '../../javascript-code.js';
import { quoted } from '../../string-literals.js';
import { javascriptNode } from './javascript-node.js';

/** For Node and, apart from files, browsers. */
export function javascript(request: HttpRequest): string {
  if (needsNode(request)) return javascriptNode(request, 'fetch');
  const { method, url } = request;
  const { imports, lines, headers, code } = fetchBody(request);
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${quoted(method)},`]),
    ...headerLines(headers),
    ...(code === undefined ? [] : [`  body: ${code},`]),
  ];
  return [
    ...imports,
    ...(imports.length > 0 ? [''] : []),
    ...lines,
    options.length === 0
      ? `const response = await fetch(${quoted(url)});`
      : `const response = await fetch(${quoted(url)}, {\n${options.join('\n')}\n});`,
    'console.log(response.status, await response.text());',
  ].join('\n');
}
