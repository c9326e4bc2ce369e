/** The form as readers first see it. */
import type { OperationModel } from '../operation.js';
import { startState, type FormState, type Prefill } from '../form-state.js';
import { withFiles } from './made-files.js';
import { withPlaceholders } from './placeholders.js';

/** The form with a value in each required field, the same as in its sample; with `none`, as empty as the specification allows. */
export function filledForm(model: OperationModel, prefill: Prefill): FormState {
  const start = startState(model, prefill);
  return prefill === 'none' ? start : withFiles(withPlaceholders(model, start), model, 'required');
}
