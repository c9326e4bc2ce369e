/** A labeled control for a value of any schema. */
import { isExactNumber } from '../../model/values/exact-json.js';
import { html, nothing, type TemplateResult } from 'lit';
import { controlKind, controlSchema } from '../../model/values/control-kind.js';
import { describedBy } from '../described-by.js';
import type { Field, FormContext } from '../field.js';
import { noteText } from '../note-text.js';
import { fileControl } from './file-control.js';
import { arrayControl, choiceControl, objectControl } from './nested-controls.js';
import { booleanControl, codeControl, enumControl, jsonControl, numberControl, textControl } from './value-controls.js';
import type { SchemaObject } from '../../model/values/resolve-schema.js';
import { text } from '../../labels.js';

const nested = new Set(['array', 'object', 'choice']);

/** The control for `field`, with its label, marks and messages. */
export function fieldControl(field: Field, context: FormContext): TemplateResult {
  const schema = controlSchema(field.schema, context.schemas);
  const kind = controlKind(schema);
  // The option of a choice has a slash after the path of the choice.
  const given = context.problems.get(field.path.replace(/\/+(?=\/|$)/g, ''));
  const problem = field.problem ?? given ?? numberProblem(kind, field.value);
  const shown = { ...field, problem };
  if (nested.has(kind)) return fieldsetOf(shown, schema, kind, context);
  return html`<div part="field">
    <div part="field-head">
      <label for=${field.path}>${field.name}</label>${marks(field, schema)}${removeButton(field)}
    </div>
    ${valueControl(kind, shown, schema)} ${messages(shown)}
  </div>`;
}

function valueControl(kind: string, field: Field, schema: SchemaObject): TemplateResult {
  switch (kind) {
    case 'enum':
      return enumControl(field, schema);
    case 'number':
      return numberControl(field, schema);
    case 'boolean':
      return booleanControl(field, schema);
    case 'file':
      return fileControl(field, schema);
    case 'json':
      return jsonControl(field);
    default:
      return schema['format'] === 'graphql' ? codeControl(field) : textControl(field, schema);
  }
}

function fieldsetOf(field: Field, schema: SchemaObject, kind: string, context: FormContext): TemplateResult {
  const control =
    kind === 'array'
      ? arrayControl(field, schema, context, fieldControl)
      : kind === 'object'
        ? objectControl(field, schema, context, fieldControl)
        : choiceControl(field, schema, context, fieldControl);
  if (field.name === '') return control;
  return html`<fieldset aria-describedby=${describedBy(field) ?? nothing}>
    <legend>${field.name}${marks(field, schema)}${removeButton(field)}</legend>
    ${messages(field)} ${control}
  </fieldset>`;
}

function numberProblem(kind: string, value: unknown): string | undefined {
  const isText = kind === 'number' && typeof value === 'string' && !isExactNumber(value);
  return isText ? text('notANumber') : undefined;
}

function marks(field: Field, schema: SchemaObject): TemplateResult {
  const shown = typeText(schema);
  return html`${shown === '' ? nothing : html`<span part="type">${shown}</span>`}${
    field.required ? html`<span part="required">${text('required')}</span>` : nothing
  }${field.deprecated || schema.deprecated === true ? html`<span part="deprecated">${text('deprecated')}</span>` : nothing}`;
}

/** `string<date> | null`. */
function typeText(schema: SchemaObject): string {
  if (controlKind(schema) === 'file') return 'file';
  const { type, format } = schema;
  const types = [type].flat().filter((each) => each !== undefined);
  return types.map((each) => (typeof format === 'string' && each !== 'null' ? `${each}<${format}>` : each)).join(' | ');
}

function removeButton({ remove, name }: Field): TemplateResult | typeof nothing {
  if (!remove) return nothing;
  return html`<button type="button" part="remove" aria-label=${`${text('remove')}: ${name}`} @click=${remove}>
    ×
  </button>`;
}

function messages({ path, note, problem }: Field): TemplateResult {
  return html`${note ? html`<p part="note" id=${`${path}-note`}>${noteText(note)}</p>` : nothing}${
    problem ? html`<p part="problem" id=${`${path}-problem`}>${problem}</p>` : nothing
  }`;
}
