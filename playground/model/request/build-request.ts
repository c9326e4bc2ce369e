/** Builds the request of a form, for sending it and for the code samples. */
import type { ParameterModel } from '../operation.js';
import { requestBody, type FilledBody, type RequestBody } from './body.js';
import { encodeText } from './parameters/encode.js';
import { requestAddress, type FilledParameter } from './request-address.js';
import type { Authorization } from './security.js';
import { serializeCookie } from './parameters/serialize-cookie.js';
import { serializeHeader } from './parameters/serialize-header.js';

/** The reader's input for a request. */
export interface FilledRequest {
  method: string;
  /** Address of the server, with its variables filled in. */
  server: string;
  path: string;
  parameters: readonly FilledParameter[];
  /** Further headers, unless the request has them anyway. Default: none. */
  headers?: readonly (readonly [name: string, value: string])[];
  body?: FilledBody;
  /** Media type of the answer that is asked for. */
  accept?: string;
  authorization: Authorization;
}

/** A request as it goes over the wire. */
export interface HttpRequest {
  /** In upper case. */
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: RequestBody;
}

/** Builds the request. */
export function buildRequest({
  method,
  server,
  path,
  parameters: given,
  headers: further = [],
  body,
  accept,
  authorization,
}: FilledRequest): HttpRequest {
  const parameters = given.filter(({ parameter }) => !isCredential(parameter, authorization));
  const headers: [string, string][] = [];
  if (accept !== undefined) headers.push(['Accept', accept]);
  const sent = body && requestBody(body);
  // A browser names the boundary of a multipart body itself.
  if (sent && sent.kind !== 'multipart')
    headers.push(['Content-Type', (sent.kind === 'text' ? sent.contentType : undefined) ?? body.mediaType]);
  headers.push(...headerParameters(parameters, headers, sent !== undefined), ...authorization.headers);
  const cookies = [
    ...parameters
      .filter(({ parameter }) => parameter.in === 'cookie')
      .flatMap(({ parameter, value }) => serializeCookie(parameter, value)),
    ...authorization.cookies.map(([name, value]) => `${name}=${encodeText(value)}`),
  ];
  if (cookies.length > 0) headers.push(['Cookie', cookies.join('; ')]);
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  for (const [name, value] of further) if (!names.has(name.toLowerCase())) headers.push([name, value]);
  const url = withQuery(requestAddress(server, path, parameters), authorization.query);
  return { method: method.toUpperCase(), url, headers, body: sent };
}

/** A credential takes the place of a parameter that documents it too. */
function isCredential({ in: place, name }: ParameterModel, { headers, query, cookies }: Authorization): boolean {
  if (place === 'header') return headers.some(([other]) => other.toLowerCase() === name.toLowerCase());
  const pairs = place === 'query' ? query : place === 'cookie' ? cookies : [];
  return pairs.some(([other]) => other === name);
}

/** OpenAPI ignores header parameters with the names of headers that the request has anyway (`headers`, and those of a body). */
function headerParameters(
  parameters: readonly FilledParameter[],
  headers: readonly (readonly [name: string, value: string])[],
  hasBody: boolean,
): [string, string][] {
  const names = headers.map(([name]) => name.toLowerCase());
  const own = ['authorization', ...(hasBody ? ['content-type'] : []), ...names];
  return parameters.flatMap(({ parameter, value }): [string, string][] => {
    if (parameter.in !== 'header' || own.includes(parameter.name.toLowerCase())) return [];
    const text = serializeHeader(parameter, value);
    return text === undefined ? [] : [[parameter.name, text]];
  });
}

function withQuery(url: string, pairs: readonly (readonly [name: string, value: string])[]): string {
  if (pairs.length === 0) return url;
  const query = pairs.map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`).join('&');
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
