/** Fieldsets with the parameters of each location. */
import { html, nothing, type TemplateResult } from 'lit';
import { menuField } from './menu-field.js';
import { text } from '../labels.js';
import { isForbiddenHeader } from '../model/request/forbidden-headers.js';
import type { DocumentedParameter, OperationModel, ParameterLocation } from '../model/operation.js';
import type { FormContext } from './field.js';
import { fieldControl } from './controls/field-control.js';
import { parameterKey, type FormState } from '../model/form-state.js';

const locations: readonly ParameterLocation[] = ['path', 'query', 'querystring', 'header', 'cookie'];

/** The parts of the playground that the fieldsets need. */
export interface ParameterContext extends FormContext {
  model: OperationModel;
  state: FormState;
  change(key: string, value: unknown): void;
}

/** A fieldset for each location that has parameters. */
export function parameterForm(context: ParameterContext): TemplateResult[] {
  return locations.flatMap((location) => {
    const parameters = context.model.parameters.filter((each) => each.in === location && isShown(each, context));
    if (parameters.length === 0) return [];
    return html`<fieldset>
      <legend>${text(`${location}Parameters`)}</legend>
      ${parameters.map((parameter) => html`${parameterField(parameter, context)}${examplePicker(parameter, context)}`)}
    </fieldset>`;
  });
}

function isShown(parameter: DocumentedParameter, { isRequiredOnly, state }: ParameterContext): boolean {
  return !isRequiredOnly || isNeeded(parameter) || state.values[parameterKey(parameter)] !== undefined;
}

function isNeeded({ in: location, required }: DocumentedParameter): boolean {
  return required === true || location === 'path';
}

function parameterField(parameter: DocumentedParameter, context: ParameterContext): TemplateResult {
  const key = parameterKey(parameter);
  return fieldControl(
    {
      path: key,
      name: parameter.name,
      schema: parameter.schema,
      value: context.state.values[key],
      required: isNeeded(parameter),
      deprecated: parameter.deprecated,
      note: noteOf(parameter),
      change: (value) => context.change(key, value),
    },
    context,
  );
}

/** The reason why a browser cannot send the parameter, otherwise the description. */
function noteOf({ in: location, name, description }: DocumentedParameter): string | undefined {
  if (location === 'cookie') return text('forbiddenCookie');
  return location === 'header' && isForbiddenHeader(name) ? text('forbiddenHeader') : description;
}

function examplePicker(parameter: DocumentedParameter, context: ParameterContext): TemplateResult | typeof nothing {
  const examples = (parameter.examples ?? []).filter(({ value }) => value !== undefined);
  if (examples.length < 2) return nothing;
  const key = parameterKey(parameter);
  const names = [text('choose'), ...examples.map(({ name, summary }) => summary ?? name)];
  return menuField(`${key}-example`, `${text('example')}: ${parameter.name}`, names, -1, (index) => {
    const example = examples[index - 1];
    context.choices.delete(key);
    if (example) context.change(key, example.value);
  });
}
