import type { HttpRequest } from '../../../request/build-request.js';
import { fetchBody, headerLines, needsNode } from '../../javascript-code.js';
import { quoted } from '../../string-literals.js';
import { javascriptNode } from './javascript-node.js';

/** With the package `ofetch`. */
export function javascriptOfetch(request: HttpRequest): string {
  if (needsNode(request)) return javascriptNode(request, 'ofetch');
  const { method, url } = request;
  const { imports, lines, headers, code } = fetchBody(request);
  return [
    ...imports,
    "import { ofetch } from 'ofetch';",
    '',
    ...lines,
    `const response = await ofetch.raw(${quoted(url)}, {`,
    `  method: ${quoted(method)},`,
    ...headerLines(headers),
    ...(code === undefined ? [] : [`  body: ${code},`]),
    '  ignoreResponseError: true,',
    '  retry: false,',
    '});',
    'console.log(response.status, response._data);',
  ].join('\n');
}
