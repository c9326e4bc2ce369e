/** The environment of a form. */
import { withPreferredServer } from '../form/server-preference.js';
import { withEnvironment, withoutEnvironment, type Environment } from '../model/environment.js';
import type { FormState } from '../model/form-state.js';
import type { OperationModel } from '../model/operation.js';
import { chosenEnvironment } from './environment-store.js';

export class EnvironmentChoice {
  /** The one that the form shows. */
  current: Environment | undefined;

  /**
   * The form in the environment that the reader has chosen, here or in another form; the same form without a new choice. `start`: the
   * form before the reader changed it.
   */
  follow(environments: readonly Environment[], model: OperationModel, form: FormState, start: FormState): FormState {
    const chosen = chosenEnvironment(environments);
    if (chosen === this.current) return form;
    const free = this.current ? withPreferredServer(model, withoutEnvironment(model, form, this.current, start)) : form;
    this.current = chosen;
    return chosen ? withEnvironment(model, free, chosen) : free;
  }
}
