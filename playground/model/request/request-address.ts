import type { ParameterModel } from '../operation.js';
import { serializePathParameter } from './parameters/serialize-path.js';
import { serializeQueryParameter } from './parameters/serialize-query.js';

/** A value of a parameter, as the form has it. */
export interface FilledParameter {
  parameter: ParameterModel;
  value: unknown;
}

/** The address of a request: server, path with its parameters, query. A path parameter without a value stays `{name}`. */
export function requestAddress(server: string, path: string, filled: readonly FilledParameter[]): string {
  const query = filled
    .filter(({ parameter }) => parameter.in === 'query' || parameter.in === 'querystring')
    .flatMap(({ parameter, value }) => serializeQueryParameter(parameter, value));
  // Some specifications have a fixed query in the path.
  const [route = '', fixed = ''] = splitOnce(filledPath(path, filled), '?');
  const parts = [...(fixed === '' ? [] : [fixed]), ...query];
  // Without the slash, "@host" or ".host" would make it the address of another server.
  const separator = server === '' || route === '' || route.startsWith('/') ? '' : '/';
  return server + separator + route + (parts.length === 0 ? '' : `?${parts.join('&')}`);
}

function filledPath(path: string, filled: readonly FilledParameter[]): string {
  return path.split('#')[0]!.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const found = filled.find(({ parameter }) => parameter.in === 'path' && parameter.name === name);
    if (!found || found.value === undefined || found.value === null || found.value === '') return whole;
    return serializePathParameter(found.parameter, found.value);
  });
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
