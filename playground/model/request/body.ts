/** The body of a request, still as parts: `fetch` and the code samples write it in their own ways. */
import type { Encoding, ParameterModel } from '../operation.js';
import { delimiter } from './parameters/delimiter.js';
import { isObject } from './parameters/parameter-value.js';
import { exactJson, isExactNumber, valueText } from '../values/exact-json.js';
import { boundaryOf } from './part-headers.js';
import { serializeQueryParameter } from './parameters/serialize-query.js';

/** A body as the form has it. */
export interface FilledBody {
  /** With its parameters: `application/json; charset=utf-8`. */
  mediaType: string;
  /** JSON data, a text, or a file. */
  value: unknown;
  encoding?: Readonly<Record<string, Encoding>>;
  /** See `ContentModel`. */
  prefixEncoding?: readonly Encoding[];
  itemEncoding?: Encoding;
}

/** A part of a multipart form. */
export interface BodyPart {
  name: string;
  /** A text, or a file. */
  value: string | Blob;
  contentType?: string;
  headers?: Readonly<Record<string, string>>;
}

export type RequestBody =
  /** `contentType`: default: the media type of the body. */
  | { kind: 'text'; text: string; contentType?: string }
  | { kind: 'multipart'; parts: readonly BodyPart[] }
  | { kind: 'binary'; file: Blob };

/** The body to send; `undefined` if the reader has not entered one. */
export function requestBody(body: FilledBody): RequestBody | undefined {
  const { mediaType, value, encoding = {} } = body;
  if (value === undefined) return undefined;
  const type = mediaType.split(';')[0]!.trim().toLowerCase();
  if (type.startsWith('multipart/')) {
    if (Array.isArray(value)) return namelessParts(type, value, body);
    const fields = value instanceof Blob ? { file: value } : value;
    if (isObject(fields)) return { kind: 'multipart', parts: parts(fields, encoding) };
    if (type === 'multipart/form-data') return { kind: 'multipart', parts: [] };
  }
  if (value instanceof Blob) return { kind: 'binary', file: value };
  if (type === 'application/x-www-form-urlencoded' && isObject(value))
    return { kind: 'text', text: formText(value, encoding) };
  return { kind: 'text', text: bodyText(type, value) };
}

/** A multipart body whose parts have no names, such as `multipart/mixed`. */
function namelessParts(
  type: string,
  items: readonly unknown[],
  { prefixEncoding = [], itemEncoding = {} }: FilledBody,
): RequestBody {
  const values = items.map(valueText);
  const boundary = boundaryOf(values);
  const texts = items.map((item, index) => {
    const { contentType, headers = {} } = prefixEncoding[index] ?? itemEncoding;
    const usual = typeof item === 'object' ? 'application/json' : 'text/plain';
    const lines = Object.entries({ 'Content-Type': contentType?.split(',')[0] ?? usual, ...headers });
    const head = lines.map(([name, text]) => `${name}: ${text}\r\n`).join('');
    return `--${boundary}\r\n${head}\r\n${values[index]}\r\n`;
  });
  const contentType = `${type}; boundary=${boundary}`;
  return { kind: 'text', text: `${texts.join('')}--${boundary}--\r\n`, contentType };
}

/** Text stays as it was typed, so that a reader sends exactly what the editor shows; data is written as JSON. */
function bodyText(type: string, value: unknown): string {
  if (typeof value !== 'string' || isExactNumber(value)) return exactJson(value);
  return isJson(type) && !isJsonText(value) ? JSON.stringify(value) : value;
}

/** Whether a media type is JSON, or based on it. */
export function isJson(type: string): boolean {
  return /^[^;]*[/+]json\b/i.test(type);
}

/** JSON first: it is what readers can fill in and read, whatever is written first. */
export function jsonFirst<Content extends { mediaType: string }>(contents: readonly Content[]): Content[] {
  return contents.toSorted((one, other) => Number(isJson(other.mediaType)) - Number(isJson(one.mediaType)));
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return /^\s*[[{"]/.test(text);
  }
}

/** `a=1&b=x+y`: each property as a query parameter is sent, with spaces as `+`. */
function formText(value: Record<string, unknown>, encoding: Readonly<Record<string, Encoding>>): string {
  return Object.entries(value)
    .flatMap(([name, each]) => {
      const { contentType, style, explode, allowReserved } = encoding[name] ?? {};
      const isDocument = contentType !== undefined && style === undefined && typeof each === 'object';
      const parameter: ParameterModel = { name, in: 'query', style, explode, allowReserved };
      return serializeQueryParameter(isDocument ? { ...parameter, contentType } : parameter, each);
    })
    .join('&')
    .replaceAll('%20', '+');
}

function parts(value: Record<string, unknown>, encoding: Readonly<Record<string, Encoding>>): BodyPart[] {
  return Object.entries(value).flatMap(([name, each]) => partsOf(name, each, encoding[name] ?? {}));
}

/** An object is a part of JSON. */
function partsOf(name: string, value: unknown, encoding: Encoding): BodyPart[] {
  if (value === undefined || value === null) return [];
  const { headers, contentType: allowed } = encoding;
  if (Array.isArray(value) && !isJson(allowed ?? '')) return listParts(name, value, encoding);
  if (value instanceof Blob) return [{ name, value, contentType: fileType(value, allowed), headers }];
  const contentType = allowed?.split(',')[0] ?? (typeof value === 'object' ? 'application/json' : undefined);
  return [{ name, value: valueText(value), contentType, headers }];
}

/** A part for each item, unless the style joins them. */
function listParts(name: string, list: readonly unknown[], encoding: Encoding): BodyPart[] {
  const { style = 'form', explode = style === 'form', ...ofItem } = encoding;
  if (explode || list.some((item) => item instanceof Blob)) return list.flatMap((item) => partsOf(name, item, ofItem));
  return [{ name, value: list.map(valueText).join(delimiter(style)), headers: encoding.headers }];
}

/** `allowed`: media types or ranges such as `image/*`, separated by commas. The type of the file itself takes precedence if it is one of them. */
function fileType({ type }: Blob, allowed: string | undefined): string | undefined {
  const types = allowed?.split(',').map((each) => each.trim()) ?? [];
  const isAllowed = types.some((each) => each === type || (each.endsWith('/*') && type.startsWith(each.slice(0, -1))));
  const first = types.find((each) => each !== '' && !each.includes('*'));
  return (isAllowed ? undefined : first) ?? (type || undefined);
}
