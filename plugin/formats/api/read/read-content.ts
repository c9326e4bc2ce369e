/** Media types with their schemas, examples and encodings; and headers. */
import { valueText } from '../../../../playground/model/values/exact-json.js';
import { jsonFirst } from '../../../../playground/model/request/body.js';
import type {
  ContentModel,
  Encoding,
  HeaderModel,
  NamedExample,
  ParameterStyle,
  Schema,
} from '../../../../playground/model/operation.js';
import { convertSchema } from '../schema/convert-schema.js';
import { child, children, isObject, type Located } from '../files/located.js';
import { addressAt, membersOf, requireObject, resolve, tryResolve, warnReference, type Reading } from './reading.js';
import { documentation, exampleName, flagAt, present, textAt } from './values.js';
import { words } from './words.js';

/** A reading of one operation: collects the names of the schemas that it refers to. */
export interface OperationReading extends Reading {
  references: Set<string>;
}

export function readSchema(reading: OperationReading, at: Located): Schema {
  return convertSchema(reading, at, reading.references);
}

/** The media types of a `content` object. */
export function readContents(reading: OperationReading, given: Located): ContentModel[] {
  const at = resolve(reading, given);
  if (at.value !== undefined && at.value !== null)
    requireObject(
      reading,
      at,
      'openapi-content',
      '"content"',
      'Write an object from media types, such as application/json, to schemas.',
    );
  const entries = children(at).filter(({ key }) => !String(key).startsWith('x-'));
  return jsonFirst(entries.map((entry) => readContent(reading, entry, String(entry.key))));
}

function readContent(reading: OperationReading, entry: Located, mediaType: string): ContentModel {
  const at = resolve(reading, entry);
  reading.checks?.object(reading, at, 'media type');
  for (const part of partsOf(at).flatMap((each) => [each, ...partsOf(each)]))
    reading.checks?.object(reading, part, 'encoding');
  const [schema, itemSchema] = ['schema', 'itemSchema'].map((key) => {
    const each = child(at, key);
    return each.value === undefined ? undefined : readSchema(reading, each);
  });
  const encoding = readEncodings(reading, child(at, 'encoding'));
  const typed = schema && encoding && withFileTypes(schema, encoding);
  const examples = readExamples(reading, at);
  return present({ mediaType, schema: typed ?? schema, itemSchema, examples, encoding, ...partEncodings(reading, at) });
}

/** The encodings of the parts of a body, or of a part. */
function partsOf(at: Located): Located[] {
  const named = ['encoding', 'prefixEncoding'].flatMap((key) => children(child(at, key)));
  return [...named, child(at, 'itemEncoding')];
}

/** The media types that a form allows for its files, where the schemas of the files do not name them. */
function withFileTypes(schema: Schema, encoding: NonNullable<ContentModel['encoding']>): Schema {
  if (typeof schema !== 'object' || !schema.properties) return schema;
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    const contentMediaType = encoding[name]?.contentType;
    const isFile = typeof property === 'object' && property.format === 'binary' && contentMediaType !== undefined;
    return [name, isFile ? { contentMediaType, ...property } : property] as const;
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** The examples of a parameter, a header or a media type; `undefined` if there are none. */
export function readExamples(reading: Reading, at: Located): NamedExample[] | undefined {
  const named = resolve(reading, child(at, 'examples'));
  if (isObject(named.value)) {
    const examples = children(named).flatMap((entry) => readExample(reading, entry, String(entry.key)));
    if (examples.length > 0) return examples;
  }
  if (Array.isArray(named.value) && named.value.length > 0)
    return named.value.map((value: unknown, index) => ({ name: exampleName(index), value }));
  const only = child(at, 'example');
  return only.value === undefined ? undefined : [{ name: exampleName(0), value: only.value }];
}

function readExample(reading: Reading, entry: Located, name: string): NamedExample[] {
  const at = tryResolve(reading, entry);
  if (typeof at === 'string') {
    warnReference(reading, entry, at);
    return [];
  }
  const keys = ['value', 'dataValue', 'serializedValue', 'externalValue', 'summary', 'description'];
  // Many authors write the value itself where an object with "value" belongs.
  if (!isObject(at.value) || !keys.some((key) => Object.hasOwn(at.value as object, key)))
    return [{ name, value: at.value }];
  reading.checks?.object(reading, at, 'example');
  const data = child(at, 'dataValue');
  return [
    present({
      name,
      summary: textAt(at, 'summary'),
      description: textAt(at, 'description'),
      value: data.value === undefined ? child(at, 'value').value : data.value,
      text: textAt(at, 'serializedValue'),
      url: addressAt(reading, at, 'externalValue'),
    }),
  ];
}

const styles = new Set<unknown>(
  words('matrix label simple form spaceDelimited pipeDelimited deepObject cookie tabDelimited'),
);

/** The serialization of a parameter, or of a property of a form. */
export function readStyle(
  reading: Reading,
  at: Located,
): { style?: ParameterStyle; explode?: boolean; allowReserved?: boolean } {
  const style = textAt(at, 'style');
  const isKnown = styles.has(style);
  if (style !== undefined && !isKnown)
    reading.findings.warn(child(at, 'style'), {
      code: 'openapi-style',
      message: `Unknown style "${style}".`,
      hint: `Use one of ${[...styles].slice(0, -1).join(', ')}.`,
    });
  return present({
    style: isKnown ? (style as ParameterStyle) : undefined,
    explode: flagAt(at, 'explode'),
    allowReserved: flagAt(at, 'allowReserved') || undefined,
  });
}

function readEncodings(reading: OperationReading, at: Located): Record<string, Encoding> | undefined {
  const entries = membersOf(reading, at).filter(({ value }) => isObject(value));
  if (entries.length === 0) return undefined;
  return Object.fromEntries(entries.map((entry) => [entry.key, readEncoding(reading, resolve(reading, entry))]));
}

/** The encodings of parts without names. */
function partEncodings(reading: OperationReading, at: Located): Pick<ContentModel, 'prefixEncoding' | 'itemEncoding'> {
  const first = children(child(at, 'prefixEncoding')).map((entry) => readEncoding(reading, resolve(reading, entry)));
  const item = child(at, 'itemEncoding');
  return present({
    prefixEncoding: first.length > 0 ? first : undefined,
    itemEncoding: isObject(item.value) ? readEncoding(reading, resolve(reading, item)) : undefined,
  });
}

function readEncoding(reading: OperationReading, at: Located): Encoding {
  const headers = readHeaders(reading, child(at, 'headers')).flatMap(({ name, schema, examples }) => {
    const value = constantOf(schema) ?? examples?.[0]?.value;
    return value === undefined || value === null ? [] : [[name, valueText(value)] as const];
  });
  return present({
    contentType: textAt(at, 'contentType'),
    ...readStyle(reading, at),
    headers: headers.length > 0 ? Object.fromEntries(headers) : undefined,
  });
}

function constantOf(schema: Schema): unknown {
  if (typeof schema === 'boolean') return undefined;
  const [only, ...others] = Array.isArray(schema['enum']) ? (schema['enum'] as unknown[]) : [];
  return schema['const'] ?? schema['default'] ?? (others.length === 0 ? only : undefined);
}

/** The headers of a response or of a part. */
export function readHeaders(reading: OperationReading, at: Located): HeaderModel[] {
  return membersOf(reading, at).map((entry) => {
    const header = resolve(reading, entry);
    reading.checks?.headerName(reading, entry, String(entry.key));
    if (!reading.isSwagger) {
      reading.checks?.object(reading, header, 'header');
      reading.checks?.reserved(reading, header, 'header', undefined);
    }
    const content = membersOf(reading, child(header, 'content'))[0];
    const schema = content ? child(content, 'schema') : child(header, 'schema');
    return present({
      name: String(entry.key),
      ...documentation(header),
      required: flagAt(header, 'required') || undefined,
      schema: reading.isSwagger
        ? readSchema(reading, withoutKeys(header, ['description']))
        : readSchema(reading, schema),
      examples: readExamples(reading, content ?? header),
    });
  });
}

/**
 * The same object without some keys, at the same position. In Swagger 2.0, a schema's keywords are next to the keywords
 * of its owner.
 */
export function withoutKeys(at: Located, keys: readonly string[]): Located {
  if (!isObject(at.value)) return at;
  return { ...at, value: Object.fromEntries(Object.entries(at.value).filter(([key]) => !keys.includes(key))) };
}
