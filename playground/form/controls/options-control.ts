/** A checkbox for each value, for lists of values that the schema names. */
import { html, nothing, type TemplateResult } from 'lit';
import { controlSchema } from '../../model/values/control-kind.js';
import { describedBy } from '../described-by.js';
import type { Field } from '../field.js';
import type { SchemaObject, Schemas } from '../../model/values/resolve-schema.js';
import { inputText } from './value-controls.js';

/** The values to choose from; `undefined` for other lists, and where checkboxes cannot show the value or the order of its items. */
export function optionsOf(schema: SchemaObject, value: unknown, schemas: Schemas): readonly unknown[] | undefined {
  const { items, prefixItems, minItems } = schema;
  const options = prefixItems === undefined ? controlSchema(items, schemas).enum : undefined;
  if (!Array.isArray(options) || Number(minItems ?? 0) > options.length) return undefined;
  const places = Array.isArray(value) ? value.map((each) => placeOf(options, each)) : [];
  const isShown = places.every((place, index) => place >= 0 && (index === 0 || place > places[index - 1]!));
  return isShown ? options : undefined;
}

/** The checkboxes. Values are sent in the order of the schema. */
export function optionsControl(field: Field, schema: SchemaObject, options: readonly unknown[]): TemplateResult {
  const items = Array.isArray(field.value) ? (field.value as unknown[]) : [];
  const isFull = typeof schema.maxItems === 'number' && items.length >= schema.maxItems;
  const change = (event: Event, place: number): void => {
    const { checked } = event.target as HTMLInputElement;
    const next = options.filter((each, index) => (index === place ? checked : placeOf(items, each) >= 0));
    field.change(next.length > 0 || field.required ? next : undefined);
  };
  return html`<div part="options">
    ${options.map((option, place) => {
      const isChecked = placeOf(items, option) >= 0;
      return html`<label part="check"
        ><input
          id=${place === 0 ? field.path : `${field.path}/${place}`}
          type="checkbox"
          .checked=${isChecked}
          ?disabled=${isFull && !isChecked}
          aria-describedby=${describedBy(field) ?? nothing}
          @change=${(event: Event) => change(event, place)}
        />${inputText(option)}</label
      >`;
    })}
  </div>`;
}

function placeOf(values: readonly unknown[], wanted: unknown): number {
  return values.findIndex((each) => JSON.stringify(each) === JSON.stringify(wanted));
}
