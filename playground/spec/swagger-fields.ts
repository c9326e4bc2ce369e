/** Parameters and form fields of Swagger 2.0: the general upgrade loses defaults, lists, and examples of them. */
import type { Json } from './references.js';

const styles: Readonly<Record<string, string>> = {
  csv: 'form',
  multi: 'form',
  ssv: 'spaceDelimited',
  tsv: 'tabDelimited',
  pipes: 'pipeDelimited',
};

/** Keys of a field that do not belong to its schema. */
const notSchema = /^(?:name|in|description|required|collectionFormat|allowEmptyValue|deprecated|x-example)$/;

/** Replaces the parameters and the forms in `upgraded` by the ones in `swagger`, from which it was made. */
export function addSwaggerFields(upgraded: Json, swagger: Json): void {
  for (const [path, item] of Object.entries((swagger.paths ?? {}) as Record<string, Json>))
    for (const [method, operation] of Object.entries(item as Record<string, Json>)) {
      const target = ((upgraded.paths as Json)[path] as Json)[method] as Json | undefined;
      if (method.startsWith('x-') || method === 'parameters' || typeof target !== 'object') continue;
      const given = [item, operation].flatMap(({ parameters }) => (parameters ?? []) as Json[]);
      const all = given.map((field) => resolved(field, swagger));
      const form = all.filter((field) => field.in === 'formData');
      const types = (operation.consumes ?? swagger.consumes ?? []) as string[];
      target.parameters = all.filter((field) => field.in !== 'body' && field.in !== 'formData').map(parameterOf);
      if (form.length > 0) target.requestBody = formOf(form, types);
    }
}

/** A field, also a shared one of the same file. */
function resolved(field: Json, swagger: Json): Json {
  const [, name = ''] = /^#\/parameters\/(.+)$/.exec(String(field.$ref)) ?? [];
  return ((swagger.parameters ?? {}) as Record<string, Json>)[name] ?? field;
}

function parameterOf(field: Json): Json {
  if (field.$ref !== undefined) return field;
  const { name, description, required } = field;
  const example = field['x-example'] ?? field.example;
  return { name, in: field.in, description, required, example, schema: schemaOf(field), ...encodingOf(field) };
}

function formOf(form: readonly Json[], types: readonly string[]): Json {
  const properties = Object.fromEntries(form.map((field) => [field.name, schemaOf(field)]));
  const required = form.filter((field) => field.required === true).map(({ name }) => name);
  const encoding = Object.fromEntries(
    form.flatMap((field) => (field.type === 'array' ? [[field.name, encodingOf(field)]] : [])),
  ) as Json;
  const hasFile = form.some(({ type }) => type === 'file');
  const own = types.filter((type) => /^multipart\//i.test(type) || (!hasFile && /x-www-form-urlencoded/i.test(type)));
  const usual = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const content = { schema: { type: 'object', properties, required }, encoding };
  return {
    required: required.length > 0,
    content: Object.fromEntries((own.length > 0 ? own : [usual]).map((type) => [type, content])),
  };
}

function schemaOf(field: Json): Json {
  if (field.schema) return field.schema as Json;
  const schema = Object.fromEntries(Object.entries(field).filter(([key]) => !notSchema.test(key)));
  const example = field['x-example'];
  if (field.type === 'file') return { ...schema, type: 'string', format: 'binary' };
  return { ...schema, ...(example !== undefined && { example }), description: field.description };
}

/** The encoding of a list. */
function encodingOf({ type, in: location, collectionFormat = 'csv' }: Json): Json {
  if (type !== 'array') return {};
  const style = styles[String(collectionFormat)] ?? 'form';
  const isSimple = style === 'form' && (location === 'path' || location === 'header');
  return { style: isSimple ? 'simple' : style, explode: collectionFormat === 'multi' };
}
