/** The form as readers first see it. */
import type { OperationModel } from '../operation.js';
import { startState, type FormState, type Prefill } from '../form-state.js';
import { isGiven } from '../request/parameters/parameter-value.js';
import { withFiles } from './made-files.js';
import { withPlaceholders } from './placeholders.js';

/** The form with a value in each required field, the same as in its sample; with `none`, as empty as the specification allows. */
export function filledForm(model: OperationModel, prefill: Prefill): FormState {
  const start = startState(model, prefill);
  return prefill === 'none' ? start : withFiles(withPlaceholders(model, start), model, 'required');
}

/** The form with a value in every field that has none. */
export function withExamples(model: OperationModel, state: FormState): FormState {
  const examples = startState(model, 'all');
  const values = { ...examples.values, ...givenValues(state.values) };
  const body = isGiven(state.body?.value) ? state.body : examples.body;
  return withFiles(withPlaceholders(model, { ...state, values, body }, 'all'), model, 'all');
}

function givenValues(values: FormState['values']): FormState['values'] {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && isGiven(value)));
}

/** The form without the values of parameters and body. */
export function emptyForm(state: FormState): FormState {
  return { ...state, values: {}, body: state.body && { ...state.body, value: undefined, text: '' } };
}
