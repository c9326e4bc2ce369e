/** The responses of an operation, with headers, media types and links. */
import { jsonFirst } from '../../../../playground/model/request/body.js';
import type { ContentModel, LinkModel, ResponseModel } from '../../../../playground/model/operation.js';
import { child, children, pointerPath, type Located } from '../../api/files/located.js';
import { mediaTypes } from './read-body.js';
import { readContents, readHeaders, readSchema, type OperationReading } from '../../api/read/read-content.js';
import { membersOf, requireObject, resolve } from '../../api/read/reading.js';
import { exampleName, present, textAt } from '../../api/read/values.js';

export function readResponses(reading: OperationReading, operation: Located): ResponseModel[] {
  const at = resolve(reading, child(operation, 'responses'));
  if (at.value === undefined || at.value === null) return [];
  requireObject(reading, at, 'openapi-responses', '"responses"', 'Write an object from status codes to responses.');
  return children(at)
    .filter(({ key }) => !String(key).startsWith('x-'))
    .map((entry) => readResponse(reading, entry, operation));
}

function readResponse(
  reading: OperationReading,
  entry: Located & { key: string | number },
  operation: Located,
): ResponseModel {
  const at = resolve(reading, entry);
  requireObject(reading, at, 'openapi-responses', 'A response', 'Write an object with "description".');
  const status = /^default$/i.test(String(entry.key)) ? 'default' : String(entry.key).toUpperCase();
  if (!/^(?:[1-5](?:\d\d|XX)|default)$/.test(status))
    reading.findings.warn(entry, {
      code: 'openapi-status',
      message: `"${entry.key}" is not a status code.`,
      hint: 'Write a code such as 200, a range such as 4XX, or default.',
    });
  if (!reading.isSwagger) reading.checks?.object(reading, at, 'response');
  return present({
    status,
    summary: textAt(at, 'summary'),
    // A reference may have a description of its own.
    description: textAt(entry, 'description') ?? textAt(at, 'description'),
    headers: readHeaders(reading, child(at, 'headers')),
    contents: reading.isSwagger ? swaggerContents(reading, at, operation) : readContents(reading, child(at, 'content')),
    links: readLinks(reading, child(at, 'links')),
  });
}

/** Swagger 2.0: one schema for all media types, and an example for each. */
function swaggerContents(reading: OperationReading, at: Located, operation: Located): ContentModel[] {
  const schemaAt = child(at, 'schema');
  const schema = schemaAt.value === undefined ? undefined : readSchema(reading, schemaAt);
  const examples = new Map(membersOf(reading, child(at, 'examples')).map(({ key, value }) => [String(key), value]));
  const types = schema === undefined ? [] : mediaTypes(reading, operation, 'produces');
  if (schema !== undefined && types.length === 0) types.push('application/json');
  for (const type of examples.keys()) if (type.includes('/') && !types.includes(type)) types.push(type);
  const contents = types.map((mediaType) =>
    present({
      mediaType,
      schema,
      examples: examples.has(mediaType) ? [{ name: exampleName(0), value: examples.get(mediaType) }] : undefined,
    }),
  );
  return jsonFirst(contents);
}

function readLinks(reading: OperationReading, at: Located): LinkModel[] {
  return membersOf(reading, at).flatMap((entry) => {
    const link = resolve(reading, entry);
    reading.checks?.object(reading, link, 'link');
    const operation = textAt(link, 'operationId') ?? operationOfReference(textAt(link, 'operationRef'));
    if (operation === undefined) {
      const hint = 'Add "operationId" or "operationRef", or remove the link.';
      reading.findings.warn(entry, {
        code: 'openapi-link',
        message: `The link "${entry.key}" names no operation, so it is not shown.`,
        hint,
      });
      return [];
    }
    const parameters = children(child(link, 'parameters')).map(({ key, value }) => [key, value] as const);
    const description = textAt(link, 'description');
    const { value: body } = child(link, 'requestBody');
    return [
      present({ name: String(entry.key), description, operation, parameters: Object.fromEntries(parameters), body }),
    ];
  });
}

/** `GET /users/{id}` for `#/paths/~1users~1{id}/get`. */
function operationOfReference(reference: string | undefined): string | undefined {
  const hash = reference?.indexOf('#') ?? -1;
  if (reference === undefined || hash < 0) return reference;
  const [paths, path, method] = pointerPath(reference.slice(hash + 1));
  return paths === 'paths' && path !== undefined && method !== undefined
    ? `${method.toUpperCase()} ${path}`
    : reference;
}
