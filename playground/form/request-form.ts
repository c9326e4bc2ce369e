/** All fieldsets of a request: server, credentials, parameters, body. */
import { html, nothing } from 'lit';
import { authForm, type AuthContext } from '../auth/auth-form.js';
import { cookieChoice } from '../auth/cookie-choice.js';
import { bodyForm } from '../body/body-form.js';
import type { BodyChecks } from '../body/body-checks.js';
import type { NamedExample, OperationModel } from '../model/operation.js';
import type { FormState } from '../model/form-state.js';
import { emptyForm, withExamples } from '../model/values/filled-form.js';
import { environmentForm } from '../environment/environment-form.js';
import { text } from '../labels.js';
import type { Environment } from '../model/environment.js';
import { chosenSchemes } from '../model/request/masked-authorization.js';
import { parameterForm } from './parameter-form.js';
import { variableForm } from '../variables/variable-form.js';
import { acceptForm, serverForm } from './server-form.js';

/** The parts of the playground that the fieldsets need. */
export interface RequestFormContext extends Pick<AuthContext, 'oauthForm' | 'revealed' | 'reveal'> {
  model: OperationModel;
  state: FormState;
  /** Address of the chosen server. */
  server: string;
  /** Index of the alternative that the reader chose, by path of its field. */
  choices: Map<string, number>;
  /** Problems by path of their field. */
  problems: ReadonlyMap<string, string>;
  checks: BodyChecks;
  withCookies: boolean;
  /** Whether optional fields without a value are hidden. */
  isRequiredOnly: boolean;
  environments: readonly Environment[];
  environment: Environment | undefined;
  change(part: Partial<FormState>): void;
  /** Changes the value of a parameter. */
  changeValue(key: string, value: unknown): void;
  chooseCookies(isOn: boolean): void;
  hideOptional(isOn: boolean): void;
  loadExample(example: NamedExample): void;
  /** Draws the form again. */
  update(): void;
}

/** Buttons that fill, empty or hide fields; nothing without any. */
function fillButtons({ model, state, change, isRequiredOnly, hideOptional }: RequestFormContext): unknown {
  if (model.parameters.length === 0 && !model.body) return nothing;
  return html`<div part="fill">
    <button type="button" @click=${() => change(withExamples(model, state))}>${text('fillExamples')}</button>
    <button type="button" @click=${() => change(emptyForm(state))}>${text('clearForm')}</button>
    <button type="button" aria-pressed=${isRequiredOnly} @click=${() => hideOptional(!isRequiredOnly)}>
      ${text('requiredOnly')}
    </button>
  </div>`;
}

export function requestForm(context: RequestFormContext): unknown[] {
  const { model, state, change, checks } = context;
  const shared = { ...context, schemas: model.schemas };
  return [
    fillButtons(context),
    environmentForm(context.environments, context.environment, chosenSchemes(model, state).length > 0),
    serverForm(context),
    authForm({ ...context, choose: (security) => change({ security }) }),
    parameterForm({ ...shared, change: context.changeValue }),
    cookieChoice(model, context.withCookies, context.chooseCookies),
    model.body && state.body
      ? bodyForm({
          ...shared,
          body: model.body,
          method: model.method,
          state: state.body,
          problemsOfBody: checks.problems,
          change: (body) => {
            change({ body });
            checks.checkSoon(model, { ...state, body });
          },
        })
      : nothing,
    acceptForm(context),
    variableForm(),
  ];
}
