/** Puts the values of variables in place of `{{name}}`. Runs anywhere. */
import type { FilledRequest } from '../model/request/build-request.js';
import { isJson } from '../model/request/body.js';
import { isObject } from '../model/request/parameters/parameter-value.js';
import type { Authorization } from '../model/request/security.js';

type Variables = ReadonlyMap<string, string>;

/** The same request with values; names without a value stay. */
export function withVariables(filled: FilledRequest, variables: Variables): FilledRequest {
  if (variables.size === 0) return filled;
  const fill = (text: string): string => filledText(text, variables);
  const pairs = (list: readonly (readonly [string, string])[]): Authorization['headers'] =>
    list.map(([name, value]) => [name, fill(value)]);
  const { server, parameters, headers = [], body, authorization } = filled;
  return {
    ...filled,
    server: fill(server),
    parameters: parameters.map((each) => ({ ...each, value: deep(each.value, fill) })),
    headers: pairs(headers),
    body: body && { ...body, value: deep(body.value, isJson(body.mediaType) ? jsonFill(variables) : fill) },
    authorization: {
      headers: pairs(authorization.headers),
      query: pairs(authorization.query),
      cookies: pairs(authorization.cookies),
    },
  };
}

function filledText(text: string, variables: Variables): string {
  return text.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name: string) => variables.get(name) ?? whole);
}

/** In the text of JSON, a value is part of a string. */
function jsonFill(variables: Variables): (text: string) => string {
  const escaped = new Map([...variables].map(([name, value]) => [name, JSON.stringify(value).slice(1, -1)]));
  return (text) => filledText(text, escaped);
}

function deep(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value);
  if (Array.isArray(value)) return value.map((each) => deep(each, fill));
  if (!isObject(value) || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, deep(each, fill)]));
}
