/** The body of a request. */
import { jsonFirst } from '../../../../playground/model/request/body.js';
import type { BodyModel, ContentModel, Encoding, Schema } from '../../../../playground/model/operation.js';
import { child, type Located } from '../../api/files/located.js';
import { readContents, readSchema, type OperationReading } from '../../api/read/read-content.js';
import { swaggerValue, type BodyParameters } from './read-parameters.js';
import { requireObject, resolve } from '../../api/read/reading.js';
import { exampleName, flagAt, present, textAt, textsAt } from '../../api/read/values.js';

export function readBody(reading: OperationReading, operation: Located, inBody: BodyParameters): BodyModel | undefined {
  if (reading.isSwagger) return swaggerBody(reading, operation, inBody);
  const at = resolve(reading, child(operation, 'requestBody'));
  if (at.value === undefined || at.value === null) return undefined;
  requireObject(reading, at, 'openapi-body', '"requestBody"', 'Write an object with "content".');
  reading.checks?.object(reading, at, 'request body');
  if (child(at, 'content').value === undefined)
    reading.findings.warn(at, {
      code: 'openapi-content',
      message: 'This request body has no "content", so readers cannot see what to send.',
      hint: 'Add "content" with a media type, such as application/json, and its schema.',
    });
  return present({
    description: textAt(at, 'description'),
    required: flagAt(at, 'required') || undefined,
    contents: readContents(reading, child(at, 'content')),
  });
}

/** The media types of an operation of Swagger 2.0, or of the document if the operation has none. */
export function mediaTypes({ root }: OperationReading, operation: Located, key: 'consumes' | 'produces'): string[] {
  const own = textsAt(operation, key);
  return own.length > 0 ? own : textsAt(root, key);
}

function swaggerBody(
  reading: OperationReading,
  operation: Located,
  { body, form }: BodyParameters,
): BodyModel | undefined {
  const types = mediaTypes(reading, operation, 'consumes');
  if (body) {
    const schema = readSchema(reading, child(body, 'schema'));
    const example = child(body, 'x-example').value;
    const examples = example === undefined ? undefined : [{ name: exampleName(0), value: example }];
    return present({
      description: textAt(body, 'description'),
      required: flagAt(body, 'required') || undefined,
      contents: jsonFirst(
        (types.length > 0 ? types : ['application/json']).map((mediaType) => present({ mediaType, schema, examples })),
      ),
    });
  }
  return form.length === 0 ? undefined : formBody(reading, form, types);
}

function formBody(reading: OperationReading, form: readonly Located[], types: readonly string[]): BodyModel {
  const properties: [string, Schema][] = [];
  const encodings: [string, Encoding][] = [];
  const required: string[] = [];
  for (const at of form) {
    const name = textAt(at, 'name')!;
    const { schema, style, explode, examples } = swaggerValue(reading, at, 'formData');
    const members = present({ description: textAt(at, 'description'), examples: examples?.map(({ value }) => value) });
    properties.push([name, typeof schema === 'object' ? { ...schema, ...members } : schema]);
    if (style !== undefined) encodings.push([name, { style, explode }]);
    if (flagAt(at, 'required')) required.push(name);
  }
  const schema = present({
    type: 'object',
    properties: Object.fromEntries(properties),
    required: required.length > 0 ? required : undefined,
  });
  const encoding = encodings.length > 0 ? Object.fromEntries(encodings) : undefined;
  const hasFile = form.some((at) => child(at, 'type').value === 'file');
  const contents = formTypes(types, hasFile).map((mediaType): ContentModel => present({ mediaType, schema, encoding }));
  return present({ required: required.length > 0 || undefined, contents });
}

/** Forms with files are always multipart. */
function formTypes(types: readonly string[], hasFile: boolean): readonly string[] {
  const forms = types.filter((type) => /^multipart\//i.test(type) || (!hasFile && /x-www-form-urlencoded/i.test(type)));
  if (forms.length > 0) return forms;
  return [hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'];
}
