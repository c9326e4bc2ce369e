/** Controls for single values. An empty control means that the value is not sent. */
import { exactNumber, parseExactly, valueText } from '../../model/values/exact-json.js';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { attempt } from '../../../elements/attempt.js';
import { isNullable } from '../../model/values/control-kind.js';
import { describedBy } from '../described-by.js';
import type { Field } from '../field.js';
import type { SchemaObject } from '../../model/values/resolve-schema.js';
import { text } from '../../labels.js';

const inputTypes: Readonly<Record<string, string>> = {
  date: 'date',
  email: 'email',
  password: 'password',
  uri: 'url',
  url: 'url',
};

/** A line of text, with the keyboard of its format on phones. */
export function textControl(field: Field, { format, maxLength, pattern }: SchemaObject): TemplateResult {
  const change = (event: Event): void => {
    field.change((event.target as HTMLInputElement).value || undefined);
  };
  return html`<input
    id=${field.path}
    type=${inputTypes[String(format)] ?? 'text'}
    .value=${live(inputText(field.value))}
    maxlength=${typeof maxLength === 'number' ? maxLength : nothing}
    title=${typeof pattern === 'string' ? pattern : nothing}
    autocomplete="off"
    spellcheck="false"
    aria-required=${field.required ? 'true' : nothing}
    aria-invalid=${field.problem ? 'true' : nothing}
    aria-describedby=${describedBy(field) ?? nothing}
    @input=${change}
  />`;
}

/** Code of several lines, such as a GraphQL document. */
export function codeControl(field: Field): TemplateResult {
  const rows = Math.min(24, Math.max(4, inputText(field.value).split('\n').length + 1));
  return textArea(field, rows, { onInput: (typed) => field.change(typed || undefined) });
}

/** A number. Any other input stays a text, so that the reader sees it reported as a problem. */
export function numberControl(field: Field, { type }: SchemaObject): TemplateResult {
  const change = (event: Event): void => field.change(typedNumber((event.target as HTMLInputElement).value.trim()));
  // Not live: `1.` is already the number 1, and must not lose its point while the reader types on.
  return html`<input
    id=${field.path}
    type="text"
    inputmode=${type === 'integer' ? 'numeric' : 'decimal'}
    .value=${inputText(field.value)}
    autocomplete="off"
    aria-required=${field.required ? 'true' : nothing}
    aria-invalid=${field.problem ? 'true' : nothing}
    aria-describedby=${describedBy(field) ?? nothing}
    @input=${change}
  />`;
}

/** The digits of a number stay as typed. */
function typedNumber(typed: string): unknown {
  if (typed === '') return undefined;
  const number = Number(typed);
  return Number.isNaN(number) ? typed : exactNumber(typed, number);
}

/** One of the values of `enum`. */
export function enumControl(field: Field, schema: SchemaObject): TemplateResult {
  const values = Array.isArray(schema.enum) ? (schema.enum as unknown[]) : [schema.const];
  return select(field, values);
}

/** Yes or no; `null` where it is allowed. */
export function booleanControl(field: Field, schema: SchemaObject): TemplateResult {
  return select(field, isNullable(schema) ? [true, false, null] : [true, false]);
}

function select(field: Field, values: readonly unknown[]): TemplateResult {
  const chosen = values.findIndex((value) => JSON.stringify(value) === JSON.stringify(field.value));
  const change = (event: Event): void => {
    field.change(values[Number((event.target as HTMLSelectElement).value)]);
  };
  return html`<select
    id=${field.path}
    aria-required=${field.required ? 'true' : nothing}
    aria-invalid=${field.problem ? 'true' : nothing}
    aria-describedby=${describedBy(field) ?? nothing}
    @change=${change}
  >
    <option value="-1" ?selected=${chosen < 0}>${text('none')}</option>
    ${values.map((value, index) => html`<option value=${index} ?selected=${index === chosen}>${inputText(value)}</option>`)}
  </select>`;
}

/** Any value, as JSON; input that is not JSON is a text. */
export function jsonControl(field: Field): TemplateResult {
  return textArea(field, 2, { onChange: (typed) => field.change(valueOf(typed)) });
}

interface TextListeners {
  onInput?: (typed: string) => void;
  onChange?: (typed: string) => void;
}

function textArea(field: Field, rows: number, { onInput, onChange }: TextListeners): TemplateResult {
  const typed = (event: Event): string => (event.target as HTMLTextAreaElement).value;
  return html`<textarea
    id=${field.path}
    rows=${rows}
    spellcheck="false"
    autocapitalize="off"
    .value=${live(inputText(field.value))}
    aria-required=${field.required ? 'true' : nothing}
    aria-invalid=${field.problem ? 'true' : nothing}
    aria-describedby=${describedBy(field) ?? nothing}
    @input=${(event: Event) => onInput?.(typed(event))}
    @change=${(event: Event) => onChange?.(typed(event))}
  ></textarea>`;
}

function valueOf(typed: string): unknown {
  if (typed.trim() === '') return undefined;
  const value = attempt(() => parseExactly(typed));
  return value === undefined ? typed : value;
}

/** A value as the text of its control. */
export function inputText(value: unknown): string {
  return value === undefined ? '' : valueText(value);
}
