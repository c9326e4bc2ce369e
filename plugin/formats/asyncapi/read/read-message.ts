/** Messages of both versions. */
import { exactJson } from '../../../../playground/model/values/exact-json.js';
import type { MessageModel } from '../../../../playground/model/channel.js';
import type { NamedExample, Schema } from '../../../../playground/model/operation.js';
import { child, isObject, type Located } from '../../api/files/located.js';
import { nameAsSentence } from '../../api/read/operation-title.js';
import { readSchema } from '../../api/read/read-content.js';
import { membersOf, resolve, tryResolve } from '../../api/read/reading.js';
import { exampleName, flagAt, present, textAt } from '../../api/read/values.js';
import { member, referencedName, textOf, withTraits, type AsyncReading, type Traits } from './async-reading.js';
import { readBindings } from './read-bindings.js';

/** The message at `at`, a message object or a reference to one. */
export function readMessage(reading: AsyncReading, at: Located, key?: string): MessageModel {
  const parts = withTraits(reading, at);
  const name = key ?? textOf(parts, 'messageId') ?? textOf(parts, 'name') ?? referencedName(at) ?? 'message';
  const given = textOf(parts, 'name');
  return present({
    name,
    title: textOf(parts, 'title') ?? (given === undefined ? nameAsSentence(name) : given),
    summary: textOf(parts, 'summary'),
    description: textOf(parts, 'description'),
    deprecated: flagAt(parts[0]!, 'deprecated') || undefined,
    contentType: textOf(parts, 'contentType') ?? textAt(reading.root, 'defaultContentType'),
    headers: readHeaders(reading, parts),
    ...readPayload(reading, parts),
    correlation: readCorrelation(reading, member(parts, 'correlationId')),
    examples: parts.flatMap((part) => readExamples(reading, child(part, 'examples'))),
    bindings: readBindings(reading, parts),
  });
}

/** The headers of the message and of its traits. */
function readHeaders(reading: AsyncReading, parts: Traits): Schema | undefined {
  const schemas = parts
    .map((part) => child(part, 'headers'))
    .filter(({ value }) => value !== undefined)
    .map((at) => readSchema(reading, unwrapped(reading, at).at));
  return schemas.length < 2 ? schemas[0] : { allOf: schemas };
}

/** A schema with its format: version 3 may have both in one object. */
function unwrapped(reading: AsyncReading, written: Located): { at: Located; format?: string } {
  const target = tryResolve(reading, written);
  const holder = typeof target === 'string' ? written : target;
  const inner = child(holder, 'schema');
  const keywords = ['type', 'properties', 'allOf', 'oneOf', 'anyOf', 'items', 'enum'];
  const isSchema = isObject(holder.value) && keywords.some((key) => Object.hasOwn(holder.value as object, key));
  const format = textAt(holder, 'schemaFormat');
  if (inner.value === undefined || (isSchema && format === undefined)) return { at: written };
  return { at: inner, format };
}

function readPayload(reading: AsyncReading, parts: Traits): Pick<MessageModel, 'payload' | 'source'> {
  const written = member(parts, 'payload');
  if (written.value === undefined) return {};
  const { at, format = textOf(parts, 'schemaFormat') } = unwrapped(reading, written);
  if (format !== undefined && !isJsonSchema(format)) return { source: sourceOf(reading, at, format) };
  return { payload: readSchema(reading, at) };
}

/** Whether the schema is a JSON Schema, or one of a dialect that is close to it. */
function isJsonSchema(format: string): boolean {
  return /^application\/(?:vnd\.aai\.asyncapi|vnd\.oai\.openapi|schema\+(?:json|yaml))/i.test(format);
}

/** A schema that is shown only as it is written. */
function sourceOf(reading: AsyncReading, written: Located, format: string): MessageModel['source'] {
  const target = tryResolve(reading, written);
  const { value } = typeof target === 'string' ? written : target;
  if (typeof value === 'string') return { format, language: languageOf(format), code: value.trimEnd() };
  return { format, language: 'json', code: exactJson(value, 2) };
}

function languageOf(format: string): string {
  if (/protobuf/i.test(format)) return 'proto';
  if (/raml|yaml/i.test(format)) return 'yaml';
  if (/xml|xsd/i.test(format)) return 'xml';
  return /json|avro/i.test(format) ? 'json' : 'text';
}

function readCorrelation(reading: AsyncReading, written: Located): MessageModel['correlation'] {
  if (written.value === undefined) return undefined;
  const at = resolve(reading, written);
  const location = textAt(at, 'location');
  return location === undefined ? undefined : present({ location, description: textAt(at, 'description') });
}

function readExamples(reading: AsyncReading, at: Located): NamedExample[] {
  return membersOf(reading, at).flatMap((entry, index) => {
    const example = resolve(reading, entry);
    const { value } = example;
    if (value === undefined || value === null) return [];
    const name = textAt(example, 'name') ?? exampleName(index);
    // Older documents have the payload itself.
    const isWrapped = isObject(value) && ['payload', 'headers'].some((key) => Object.hasOwn(value, key));
    const payload = isWrapped ? child(example, 'payload').value : value;
    return payload === undefined ? [] : [present({ name, summary: textAt(example, 'summary'), value: payload })];
  });
}
