/** The form as code samples show it before the reader reveals the secrets. Runs anywhere. */
import { bodyKind, startBody, withValue, type BodyState } from '../model/body/body-state.js';
import { parameterKey, type FormState } from '../model/form-state.js';
import type { OperationModel } from '../model/operation.js';
import { isSecretParameter, withoutSecrets } from './secret-values.js';

const placeholder = 'YOUR_SECRET';

/** The same form with placeholders for the secrets that the reader typed. `start`: the form before that. */
export function maskedState(model: OperationModel, start: FormState, state: FormState): FormState {
  const secrets = model.parameters.filter((parameter) => {
    const value = state.values[parameterKey(parameter)];
    return value && value !== start.values[parameterKey(parameter)] && isSecretParameter(parameter, model);
  });
  const masked = secrets.map((parameter) => [parameterKey(parameter), placeholder] as const);
  const body = state.body && maskedBody(model, state.body);
  return { ...state, values: { ...state.values, ...Object.fromEntries(masked) }, ...(body && { body }) };
}

function maskedBody({ body, schemas }: OperationModel, state: BodyState): BodyState {
  const content = body?.contents[state.content];
  if (!content || bodyKind(content, schemas) === 'text') return state;
  const initial = startBody(body, schemas, { content: state.content })?.value;
  const value = withoutSecrets(state.value, initial, content.schema, schemas, placeholder);
  return value === state.value ? state : withValue(state, value);
}
