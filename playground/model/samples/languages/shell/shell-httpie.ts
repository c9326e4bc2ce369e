import type { BodyPart } from '../../../request/body.js';
import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest, isPlainPart } from '../../chunked-request.js';
import { nameOf, shellQuoted } from '../../string-literals.js';
import { printed } from './shell-wget.js';

/** With HTTPie, for a POSIX shell. */
export function shellHttpie(request: HttpRequest): string {
  const { body, headers } = request;
  if (body?.kind === 'multipart') {
    if (body.parts.every(isItem))
      return command(
        request,
        ['--ignore-stdin', '--multipart'],
        [...headerItems(headers), ...body.parts.map(itemCode)],
      );
    const chunked = chunkedRequest(request);
    return `${printed(chunked.chunks)} | ${command(request, [], headerItems(chunked.headers))}`;
  }
  if (body?.kind === 'binary')
    return command(request, [], [...headerItems(headers), `< ${shellQuoted(nameOf(body.file))}`]);
  const raw = body ? [`--raw=${shellQuoted(body.text)}`] : [];
  return command(request, ['--ignore-stdin'], [...headerItems(headers), ...raw]);
}

function command({ method, url }: HttpRequest, options: readonly string[], items: readonly string[]): string {
  return [['http', ...options, method, shellQuoted(url)].join(' '), ...items].join(' \\\n  ');
}

function headerItems(headers: HttpRequest['headers']): string[] {
  return headers.map(([name, value]) => shellQuoted(value === '' ? `${name};` : `${name}:${escaped(value)}`));
}

/** Whether HTTPie sends the part as it is: some texts cannot be escaped in its items. */
function isItem(part: BodyPart): boolean {
  return (
    isPlainPart(part) &&
    /^[\w-]+$/.test(part.name) &&
    !(typeof part.value === 'string' ? part.value : nameOf(part.value)).match(/[\\;]/)
  );
}

function itemCode({ name, value, contentType = 'application/octet-stream' }: BodyPart): string {
  return shellQuoted(
    typeof value === 'string' ? `${name}=${escaped(value)}` : `${name}@${nameOf(value)};type=${contentType}`,
  );
}

/** A value that does not change the separator before it. */
function escaped(value: string): string {
  return value.replace(/^[=@:]/, '\\$&');
}
