/** The parameters of an operation: the parameters of the path and of the operation, merged. */
import type { DocumentedParameter, ParameterLocation, ParameterStyle } from '../../../../playground/model/operation.js';
import { child, children, isObject, kindOf, type Located } from '../../api/files/located.js';
import { readExamples, readSchema, readStyle, withoutKeys } from '../../api/read/read-content.js';
import type { OperationReading } from '../../api/read/read-content.js';
import { fail, membersOf, requireObject, resolve, withoutBroken } from '../../api/read/reading.js';
import { exampleName, documentation, flagAt, present, textAt } from '../../api/read/values.js';

/** Parameters that are sent in the body: Swagger 2.0 only. */
export interface BodyParameters {
  body?: Located;
  form: Located[];
}

const locations = ['path', 'query', 'header', 'cookie', 'querystring'];

/**
 * The parameters of `owners`: the path item first, then the operation, whose parameters replace equal ones of the path.
 */
export function readParameters(
  reading: OperationReading,
  owners: readonly Located[],
): { parameters: DocumentedParameter[]; inBody: BodyParameters } {
  const parameters = new Map<string, DocumentedParameter>();
  const inBody = { body: undefined as Located | undefined, form: new Map<string, Located>() };
  const add = (entry: Located): void => {
    const at = resolve(reading, entry);
    requireObject(reading, at, 'openapi-parameter', 'A parameter', 'Write an object with "name", "in" and "schema".');
    const place = child(at, 'in').value;
    if (reading.isSwagger && place === 'body') inBody.body = at;
    else if (reading.isSwagger && place === 'formData') inBody.form.set(nameOf(reading, at), at);
    else {
      // The description beside a reference counts.
      const parameter = present({ ...readParameter(reading, at), ...documentation(entry) });
      parameters.set(`${parameter.in} ${parameter.name}`, parameter);
      checkQueries(reading, at, [...parameters.values()]);
    }
  };
  for (const entry of owners.flatMap((owner) => listOf(reading, child(owner, 'parameters'))))
    withoutBroken(() => add(entry));
  return { parameters: [...parameters.values()], inBody: { body: inBody.body, form: [...inBody.form.values()] } };
}

/** A parameter in the location `querystring` is all of the query. `at`: the last of the parameters. */
function checkQueries(reading: OperationReading, at: Located, parameters: readonly DocumentedParameter[]): void {
  const last = parameters.at(-1)!;
  const whole = parameters.find((each) => each.in === 'querystring');
  const isQuery = last.in === 'query' || last.in === 'querystring';
  const other = whole === last ? parameters.find((each) => each.in === 'query') : whole;
  if (!isQuery || !whole || !other || other === last) return;
  reading.findings.warn(at, {
    code: 'openapi-parameter',
    message: `The parameters "${other.name}" and "${last.name}" exclude each other, because "${whole.name}" is the whole query.`,
    hint: 'Describe all values in the parameter in "querystring", or set "in" to "query" for each of them.',
  });
}

function listOf(reading: OperationReading, given: Located): Located[] {
  const at = resolve(reading, given);
  if (at.value === undefined || at.value === null) return [];
  if (!Array.isArray(at.value))
    fail(reading, at, {
      code: 'openapi-parameter',
      message: `"parameters" must be a list, not ${kindOf(at.value)}.`,
      hint: 'Write a list of parameters.',
    });
  return children(at);
}

function readParameter(reading: OperationReading, at: Located): DocumentedParameter {
  const written = nameOf(reading, at);
  const place = locationOf(reading, at, written);
  const name = checkedName(reading, child(at, 'name'), place, written);
  const shared = {
    name,
    in: place,
    ...documentation(at),
    required: place === 'path' || flagAt(at, 'required') || undefined,
  };
  const value = reading.isSwagger ? swaggerValue(reading, at, place) : newValue(reading, at, shared);
  return present({ ...shared, ...value });
}

/** The value of a parameter of OpenAPI 3. */
function newValue(
  reading: OperationReading,
  at: Located,
  { name, in: place }: Pick<DocumentedParameter, 'name' | 'in'>,
): Omit<DocumentedParameter, 'name' | 'in'> {
  reading.checks?.object(reading, at, 'parameter');
  reading.checks?.reserved(reading, at, place, textAt(at, 'style'));
  const content = membersOf(reading, child(at, 'content'))[0];
  if (place === 'querystring' && !content) noContent(reading, at, name);
  const schema = content ? child(resolve(reading, content), 'schema') : child(at, 'schema');
  return present({
    ...readStyle(reading, at),
    contentType: content ? String(content.key) : undefined,
    schema: readSchema(reading, schema),
    examples: readExamples(reading, content ? resolve(reading, content) : at) ?? readExamples(reading, at),
  });
}

/** The name, without characters that are not allowed in that location. */
function checkedName(reading: OperationReading, at: Located, place: ParameterLocation, name: string): string {
  if (place === 'header') reading.checks?.headerName(reading, at, name);
  return place === 'path' ? pathName(reading, at, name) : name;
}

function noContent(reading: OperationReading, at: Located, name: string): void {
  reading.findings.warn(at, {
    code: 'openapi-parameter',
    message: `The parameter "${name}" is in "querystring" and has no "content", so its format is unknown.`,
    hint: 'Move "schema" into "content", for example below "application/x-www-form-urlencoded".',
  });
}

function nameOf(reading: OperationReading, at: Located): string {
  const { value } = child(at, 'name');
  if (typeof value === 'string' && value !== '') return value;
  return fail(reading, at, {
    code: 'openapi-parameter',
    message: `This parameter has no name: "name" is ${value === '' ? 'empty' : kindOf(value)}.`,
    hint: 'Add "name".',
  });
}

function locationOf(reading: OperationReading, at: Located, name: string): ParameterLocation {
  const place = textAt(at, 'in');
  return isLocation(place) ? place : invalidLocation(reading, at, name, place);
}

/** The name of a path parameter without braces, which belong to the path; reports them. */
function pathName(reading: OperationReading, at: Located, name: string): string {
  const result = name.replace(/[{}]/g, '');
  if (result === name || result === '') return name;
  reading.findings.warn(at, {
    code: 'openapi-path-parameter',
    message: `The name of the path parameter "${name}" has braces, which only the path has.`,
    hint: `Write "${result}".`,
  });
  return result;
}

function isLocation(place: string | undefined): place is ParameterLocation {
  return place !== undefined && locations.includes(place);
}

function invalidLocation(reading: OperationReading, at: Located, name: string, place: string | undefined): never {
  const meant = place === undefined ? undefined : reading.checks?.nearest(place, locations);
  const hint = meant ? `Did you mean "${meant}"?` : `Set "in" to ${locations.slice(0, 4).join(', ')}.`;
  const where = place === undefined ? at : child(at, 'in');
  const message =
    place === undefined
      ? `The parameter "${name}" has no location.`
      : `The parameter "${name}" is in "${place}", which is not a location.`;
  return fail(reading, where, { code: 'openapi-parameter', message, hint });
}

/** Members of a parameter of Swagger 2.0 that do not belong to its schema. */
const notSchema = [
  'name',
  'in',
  'description',
  'required',
  'collectionFormat',
  'allowEmptyValue',
  'deprecated',
  'x-example',
];

/** Schema and serialization of a parameter of Swagger 2.0. */
export function swaggerValue(
  reading: OperationReading,
  at: Located,
  place: ParameterLocation | 'formData',
): Pick<DocumentedParameter, 'schema' | 'style' | 'explode' | 'examples'> {
  const example = child(at, 'x-example').value ?? child(at, 'example').value;
  const nested = child(at, 'schema');
  return present({
    // Not allowed there, but common: a schema as in a body.
    schema: readSchema(reading, isObject(nested.value) ? nested : withoutKeys(at, notSchema)),
    ...(child(at, 'type').value === 'array' ? collectionStyle(reading, at, place) : {}),
    examples: example === undefined ? undefined : [{ name: exampleName(0), value: example }],
  });
}

const formats: Record<string, ParameterStyle> = {
  csv: 'form',
  multi: 'form',
  ssv: 'spaceDelimited',
  tsv: 'tabDelimited',
  pipes: 'pipeDelimited',
};

function collectionStyle(
  reading: OperationReading,
  at: Located,
  place: ParameterLocation | 'formData',
): { style: ParameterStyle; explode: boolean } {
  const format = textAt(at, 'collectionFormat') ?? 'csv';
  if (!Object.hasOwn(formats, format))
    reading.findings.warn(child(at, 'collectionFormat'), {
      code: 'openapi-style',
      message: `Unknown collectionFormat "${format}".`,
      hint: `Use one of ${Object.keys(formats).join(', ')}.`,
    });
  const style = Object.hasOwn(formats, format) ? formats[format]! : 'form';
  const isSimple = style === 'form' && (place === 'path' || place === 'header');
  return { style: isSimple ? 'simple' : style, explode: format === 'multi' };
}
