/** Finds problems in all values of a form. Loaded before a request is sent. */
import { parameterKey, type FormState } from '../form-state.js';
import type { OperationModel, Schema } from '../operation.js';
import type { Schemas } from '../values/resolve-schema.js';
import { withNumbers } from '../values/exact-json.js';
import { bodyKind, type BodyState } from './body-state.js';
import { checkBody, pointerNames, valueProblems } from './check-body.js';

/** Messages by the path of their field, such as `query:page` and `body/user/name`. */
export type FormProblems = ReadonlyMap<string, string>;

/** The problems of the values that the reader or the author has given, against their schemas. */
export function checkForm(model: OperationModel, { values, body }: FormState): FormProblems {
  const { schemas } = model;
  const problems = new Map<string, string>();
  for (const parameter of model.parameters) {
    const [path, value] = [parameterKey(parameter), values[parameterKey(parameter)]];
    if (value !== undefined && value !== null && value !== '') add(problems, path, value, parameter.schema, schemas);
  }
  if (body) addBody(problems, model, body);
  return problems;
}

function addBody(problems: Map<string, string>, { body: model, schemas }: OperationModel, body: BodyState): void {
  const content = model?.contents[body.content];
  if (!content) return;
  const kind = bodyKind(content, schemas);
  if (kind === 'form' && body.value !== undefined) add(problems, 'body', body.value, content.schema, schemas);
  if (kind === 'json' && body.text.trim() !== '')
    for (const { pointer, message } of checkBody(body.text, content.schema, schemas))
      set(problems, 'body', pointer, message);
}

function add(
  problems: Map<string, string>,
  path: string,
  value: unknown,
  schema: Schema = true,
  schemas: Schemas,
): void {
  for (const { pointer, message } of valueProblems(withNumbers(withoutFiles(value)), schema, schemas))
    set(problems, path, pointer, message);
}

/** The first problem of each field counts. A property that is missing is a problem of its own field. */
function set(problems: Map<string, string>, path: string, pointer: string, message: string): void {
  const [, missing] = /required property "(.*)"\.$/.exec(message) ?? [];
  const key = [path, ...pointerNames(pointer), ...(missing === undefined ? [] : [missing])].join('/');
  if (!problems.has(key)) problems.set(key, message);
}

/** Files are texts for a schema. */
function withoutFiles(value: unknown): unknown {
  if (value instanceof Blob) return '';
  if (Array.isArray(value)) return value.map(withoutFiles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutFiles(each)]));
}
