/** Controls for values that contain other values: lists, objects, choices between schemas. */
import { html, nothing, type TemplateResult } from 'lit';
import {
  alternativeName,
  alternativesOf,
  controlKind,
  controlSchema,
  resolvedAlternative,
} from '../../model/values/control-kind.js';
import { discriminatorValues } from '../../model/values/discriminator.js';
import type { Field, FormContext } from '../field.js';
import { menuField } from '../menu-field.js';
import { noteText } from '../note-text.js';
import { matchingAlternative } from '../../model/values/matching-alternative.js';
import { optionsControl, optionsOf } from './options-control.js';
import type { SchemaObject, Schemas } from '../../model/values/resolve-schema.js';
import { authoredValue } from '../../model/values/sample-value.js';
import { text } from '../../labels.js';
import { isObject } from '../../model/request/parameters/parameter-value.js';
import type { Schema } from '../../model/operation.js';

type FieldControl = (field: Field, context: FormContext) => TemplateResult;

/** A list with a control for each item, or for each value that it may contain. */
export function arrayControl(
  field: Field,
  schema: SchemaObject,
  context: FormContext,
  control: FieldControl,
): TemplateResult {
  const options = optionsOf(schema, field.value, context.schemas);
  if (options) return optionsControl(field, schema, options);
  const items = Array.isArray(field.value) ? (field.value as unknown[]) : [];
  const isFull = typeof schema.maxItems === 'number' && items.length >= schema.maxItems;
  const replace = (next: unknown[]): void => field.change(next.length > 0 || field.required ? next : undefined);
  const add = (): void => replace([...items, emptyValue(itemSchema(schema, items.length), context.schemas)]);
  return html`${items.map((value, index) =>
      control(
        {
          path: `${field.path}/${index}`,
          name: String(index + 1),
          schema: itemSchema(schema, index),
          value,
          change: (next) => replace(items.with(index, next ?? (isObject(value) ? {} : ''))),
          remove: () => replace(items.toSpliced(index, 1)),
        },
        context,
      ),
    )}<button
      type="button"
      part="add"
      aria-label=${`${text('addItem')}: ${field.name}`}
      ?disabled=${isFull}
      @click=${add}
    >
      ${text('addItem')}
    </button>`;
}

/** Tuples have a schema for each of their first items. */
function itemSchema({ prefixItems, items }: SchemaObject, index: number): Schema {
  return (Array.isArray(prefixItems) ? (prefixItems as Schema[])[index] : undefined) ?? items ?? {};
}

/** An object with a control for each property; properties that the schema does not name can be added where it allows them. */
export function objectControl(
  field: Field,
  schema: SchemaObject,
  context: FormContext,
  control: FieldControl,
): TemplateResult {
  const value = isObject(field.value) ? field.value : {};
  const set = (name: string, next: unknown): void => field.change(withProperty(value, name, next, field.required));
  const named = Object.entries(schema.properties ?? {}).filter(
    ([, property]) => controlSchema(property, context.schemas).readOnly !== true,
  );
  const known = new Set(named.map(([name]) => name));
  const others = Object.keys(value).filter((name) => !(name in (schema.properties ?? {})));
  const make = (name: string, property: Schema, isNamed: boolean): TemplateResult =>
    propertyControl(
      {
        path: `${field.path}/${name}`,
        name,
        schema: property,
        value: value[name],
        required: schema.required?.includes(name),
        note: noteOf(property, context.schemas),
        change: (next) => set(name, next),
        ...(!isNamed && { remove: () => set(name, undefined) }),
      },
      field.value !== undefined || isOutermost(field),
      context,
      control,
    );
  const shown = named.filter(
    ([name]) => !context.isRequiredOnly || schema.required?.includes(name) || value[name] !== undefined,
  );
  return html`${shown.map(([name, property]) => make(name, property, true))}${others.map((name) =>
    make(name, additionalSchema(schema), false),
  )}${isOpen(schema, known) ? addProperty(field, value, schema, context) : nothing}`;
}

/** Whether a field is not inside of another one; the control of an option has a slash after the path of its choice. */
function isOutermost({ path }: Field): boolean {
  return !path.replace(/\/+$/, '').includes('/');
}

/**
 * Nested objects without a value are opened one by one: a schema may contain itself. `isOpened`: required ones are open, as
 * in an object that has a value.
 */
function propertyControl(field: Field, isOpened: boolean, context: FormContext, control: FieldControl): TemplateResult {
  const schema = controlSchema(field.schema, context.schemas);
  const isNested = schema.properties !== undefined || alternativesOf(schema).length > 1;
  if (!isNested || (field.required && isOpened) || field.value !== undefined) {
    const remove = isNested && !field.required ? () => field.change(undefined) : field.remove;
    return control({ ...field, remove }, context);
  }
  const add = (): void => field.change(emptyValue(field.schema, context.schemas));
  return html`<div part="field">
    <button type="button" part="add" @click=${add}>+ ${field.name}</button>${
      field.note ? html`<p part="note">${noteText(field.note)}</p>` : nothing
    }
  </div>`;
}

function addProperty(
  field: Field,
  value: Record<string, unknown>,
  schema: SchemaObject,
  context: FormContext,
): TemplateResult {
  const id = `${field.path}/+`;
  const add = (event: Event): void => {
    const input = (event.currentTarget as Element).parentElement!.querySelector('input')!;
    const name = input.value.trim();
    if (name === '' || name in value) return;
    input.value = '';
    const first = emptyValue(additionalSchema(schema), context.schemas);
    field.change({ ...value, [name]: first });
  };
  return html`<div part="field add-property">
    <label for=${id}>${text('addProperty')}</label>
    <span part="add-line"
      ><input id=${id} type="text" autocomplete="off" /><button
        type="button"
        part="add"
        aria-label=${`${text('addProperty')}: ${field.name}`}
        @click=${add}
      >
        +
      </button></span
    >
  </div>`;
}

function additionalSchema({ additionalProperties }: SchemaObject): Schema {
  return typeof additionalProperties === 'object' ? (additionalProperties as Schema) : {};
}

/** Whether the form offers more properties: where the schema describes them, or names none. */
function isOpen({ additionalProperties, patternProperties }: SchemaObject, known: ReadonlySet<string>): boolean {
  if (additionalProperties === false) return patternProperties !== undefined;
  return known.size === 0 || typeof additionalProperties === 'object' || additionalProperties === true;
}

/** One of several schemas. An option that leads back to the same choice has no control of its own. */
export function choiceControl(
  field: Field,
  schema: SchemaObject,
  context: FormContext,
  control: FieldControl,
): TemplateResult {
  const options = schema['oneOf'] ?? schema['anyOf'] ?? schema.type;
  const around = field.choices ?? [];
  if (around.includes(options)) return html``;
  const alternatives = alternativesOf(schema);
  const index =
    context.choices.get(field.path) ?? matchingAlternative(schema, alternatives, field.value, context.schemas);
  const chosen = resolvedAlternative(schema, alternatives[index]!, context.schemas);
  const names = alternatives.map((each, place) => discriminatorValues(schema, each)[0] ?? alternativeName(each, place));
  const choose = (next: number): void => {
    context.choices.set(field.path, next);
    field.change(emptyValue(resolvedAlternative(schema, alternatives[next]!, context.schemas), context.schemas));
  };
  return html`${menuField(`${field.path}-alternative`, text('alternative'), names, index, choose)}
  ${control({ ...field, path: `${field.path}/`, name: isNested(chosen) ? '' : field.name, schema: chosen, remove: undefined, choices: [...around, options] }, context)}`;
}

function isNested(schema: SchemaObject): boolean {
  return schema.properties !== undefined || schema.items !== undefined || schema.type === 'object';
}

/** The initial value of a new control. */
function emptyValue(schema: Schema, schemas: Schemas): unknown {
  const kind = controlKind(controlSchema(schema, schemas));
  return authoredValue(schema, schemas) ?? (kind === 'array' ? [] : '');
}

function noteOf(schema: Schema, schemas: Schemas): string | undefined {
  const { description } = controlSchema(schema, schemas);
  return typeof description === 'string' ? description : undefined;
}

/**
 * The object with a property, or without it if there is no value; an optional object without properties is not sent.
 */
function withProperty(
  value: Record<string, unknown>,
  name: string,
  next: unknown,
  isRequired = false,
): Record<string, unknown> | undefined {
  const { [name]: _, ...rest } = value;
  const changed = next === undefined ? rest : { ...value, [name]: next };
  return Object.keys(changed).length > 0 || isRequired ? changed : undefined;
}
