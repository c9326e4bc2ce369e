/** The form as code samples show it where the reader has not filled in a required field. Runs anywhere. */
import { bodyKind, isXml, startBody, withText, withValue, type BodyState } from '../body/body-state.js';
import { xmlText } from '../body/xml-text.js';
import type { BodyModel, OperationModel, Schema } from '../operation.js';
import { isGiven } from '../request/parameters/parameter-value.js';
import { isBodyRefused } from '../request/refused-body.js';
import { parameterKey, type FormState } from '../form-state.js';
import { FilledValue, type FilledFields } from './full-value.js';
import { madeText } from './made-value.js';
import type { Schemas } from './resolve-schema.js';
import { authoredValue } from './sample-value.js';

/** The form with a value in each empty field: one that its schema accepts, otherwise a placeholder. */
export function withPlaceholders(
  model: OperationModel,
  state: FormState,
  fields: FilledFields = 'required',
): FormState {
  const placeholders = placeholdersOf(model.schemas, fields);
  const values = model.parameters
    .filter(({ in: location, required }) => location === 'path' || required === true || fields === 'all')
    .map((each) => [parameterKey(each), placeholders.fill(each.name, each.schema, state.values[parameterKey(each)])]);
  const body = state.body && filledBody(model, state.body, placeholders);
  return { ...state, values: { ...state.values, ...Object.fromEntries(values) }, body };
}

/** An optional body stays empty if nothing of it is required, or browsers do not send it. */
function filledBody({ body, method, schemas }: OperationModel, state: BodyState, placeholders: FilledValue): BodyState {
  const content = body?.contents[state.content];
  const isEmpty = state.value === undefined && body?.required !== true;
  if (!content || bodyKind(content, schemas) === 'file' || (isEmpty && isBodyRefused(method))) return state;
  if (state.view !== 'form') return filledXml(body!, state, schemas, placeholders);
  const value = placeholders.fill('body', content.schema, state.value);
  return isEmpty && !isGiven(value) ? state : withValue(state, value);
}

/** The document that is made from the schema, with more values. Any other text stays as the author or the reader wrote it. */
function filledXml(body: BodyModel, state: BodyState, schemas: Schemas, placeholders: FilledValue): BodyState {
  const { mediaType, schema, examples = [] } = body.contents[state.content]!;
  const made = startBody(body, schemas, { content: state.content })!.text;
  if (!isXml(mediaType) || examples.length > 0 || state.text !== made) return state;
  const value = placeholders.fill('body', schema, authoredValue(schema, schemas));
  return typeof value === 'object' ? withText(state, 'text', xmlText(value, schema, schemas)) : state;
}

/** The value with placeholders in its required fields. */
export function placeholderValue(schema: Schema, schemas: Schemas): unknown {
  return placeholdersOf(schemas, 'required').fill('', schema, authoredValue(schema, schemas));
}

function placeholdersOf(schemas: Schemas, fields: FilledFields): FilledValue {
  return new FilledValue({
    schemas,
    fields,
    absent: 'readOnly',
    textOf: (name, schema) => madeText(schema, name, [placeholderText(name)]),
  });
}

/** `YOUR_TICKET_TYPE` for `ticketType`, as credentials are `YOUR_TOKEN`. */
function placeholderText(name: string): string {
  const words = name.replace(/([a-z\d])(?=[A-Z])/g, '$1_').replace(/[^\p{L}\p{N}]+/gu, '_');
  return `YOUR_${words.replace(/^_+|_+$/g, '').toUpperCase() || 'VALUE'}`;
}
