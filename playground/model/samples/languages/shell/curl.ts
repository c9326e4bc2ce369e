import type { BodyPart, RequestBody } from '../../../request/body.js';
import type { HttpRequest } from '../../../request/build-request.js';
import { nameOf, shellQuoted } from '../../string-literals.js';

/** For a POSIX shell. */
export function curl({ method, url, headers, body }: HttpRequest): string {
  const options = bodyOptions(body, headers);
  const isDefault = method === (options.length > 0 ? 'POST' : 'GET');
  const verb = method === 'HEAD' ? ['--head'] : isDefault ? [] : [`--request ${method}`];
  return [
    // curl must not expand braces and brackets as patterns.
    `curl ${/[[\]{}]/.test(url) ? '--globoff ' : ''}${shellQuoted(url)}`,
    ...verb,
    ...headers.map(([name, value]) => `--header ${shellQuoted(value === '' ? `${name};` : `${name}: ${value}`)}`),
    ...options,
  ].join(' \\\n  ');
}

function bodyOptions(body: RequestBody | undefined, headers: HttpRequest['headers']): string[] {
  if (!body) return [];
  if (body.kind === 'text') return textParts(body.text, headers).map((part) => `--data-raw ${shellQuoted(part)}`);
  if (body.kind === 'binary') return [`--data-binary ${shellQuoted(`@${nameOf(body.file)}`)}`];
  return body.parts.map(formOption);
}

/** The fields of a form, which curl joins with `&`; any other text as it is. */
function textParts(text: string, headers: HttpRequest['headers']): string[] {
  const isForm = headers.some(
    ([name, value]) => name.toLowerCase() === 'content-type' && value.startsWith('application/x-www-form-urlencoded'),
  );
  const fields = isForm ? text.split('&') : [text];
  return fields.every(Boolean) ? fields : [text];
}

/** curl guesses the type of a file by its name. */
function formOption({ name, value, contentType, headers = {} }: BodyPart): string {
  const type = contentType ?? (typeof value === 'string' ? undefined : 'application/octet-stream');
  const more = [
    ...(type ? [`;type=${type}`] : []),
    ...Object.entries(headers).map(([header, text]) => `;headers=${formQuoted(`${header}: ${text}`)}`),
  ].join('');
  if (typeof value !== 'string') return `--form ${shellQuoted(`${name}=@${formQuoted(nameOf(value))}${more}`)}`;
  if (more === '') return `--form-string ${shellQuoted(`${name}=${value}`)}`;
  return `--form ${shellQuoted(`${name}=${formQuoted(value)}${more}`)}`;
}

/** Quotes inside the value of `--form`, in which `;` and a leading `@` are not special. */
function formQuoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
