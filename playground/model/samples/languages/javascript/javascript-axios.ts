import { isJson } from '../../../request/body.js';
import type { HttpRequest } from '../../../request/build-request.js';
import { bufferBody, headerLines } from '../../javascript-code.js';
import { quoted } from '../../string-literals.js';

/** axios adds a media type to these methods. */
const noType = "'Content-Type': false";

/** With axios, for Node. */
export function javascriptAxios(request: HttpRequest): string {
  const { method, url } = request;
  const { imports, lines, headers, code } = bufferBody(request);
  // axios changes JSON: it trims it, and puts text that is not JSON into quotes.
  const type = headers.find(([name]) => name === 'Content-Type')?.[1] ?? '';
  const data = isJson(type) && request.body?.kind === 'text' ? `Buffer.from(${code})` : code;
  return [
    "import axios from 'axios';",
    ...imports,
    '',
    ...lines,
    'const { status, data } = await axios.request({',
    `  method: ${quoted(method)},`,
    `  url: ${quoted(url)},`,
    ...headerLines(headers, /^(?:POST|PUT|PATCH)$/.test(method) && data === undefined ? [noType] : []),
    ...(data === undefined ? [] : [`  data: ${data},`]),
    '  validateStatus: null,',
    '});',
    'console.log(status, data);',
  ].join('\n');
}
