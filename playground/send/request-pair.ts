/** The request of a form twice: as it is sent, and as the page shows it. */
import { chosenSchemes, maskedAuthorization } from '../model/request/masked-authorization.js';
import { authorization } from '../model/request/security.js';
import { credentialKey, credentialsAt } from '../auth/credential-store.js';
import { filledRequest, serverOf, type FormState } from '../model/form-state.js';
import { withPlaceholders } from '../model/values/placeholders.js';
import { buildRequest, type FilledRequest, type HttpRequest } from '../model/request/build-request.js';
import type { Environment } from '../model/environment.js';
import type { OperationModel } from '../model/operation.js';
import { maskedState } from '../share/mask-state.js';
import { storedVariables } from '../variables/variable-store.js';
import { withVariables } from '../variables/with-variables.js';

export interface RequestPair {
  request: HttpRequest;
  /** With placeholders instead of secrets, and in required fields that are empty. */
  masked: HttpRequest;
  /** Address of the server as the page shows it. */
  base: string;
  /** Whether the two differ by the reader's secrets. */
  hasSecrets: boolean;
}

/** The request with the reader's input. */
export function requestOf(model: OperationModel, state: FormState, environment?: Environment): HttpRequest {
  return buildRequest(withVariables(realRequest(model, state, environment), storedVariables()));
}

/** `start`: the form before the reader changed it. */
export function requestPair(
  model: OperationModel,
  start: FormState,
  state: FormState,
  environment?: Environment,
): RequestPair {
  const real = realRequest(model, state, environment);
  const filled = withVariables(real, storedVariables());
  const hidden = maskedState(model, start, state);
  const shown = withPlaceholders(model, hidden);
  const masked = inEnvironment(
    filledRequest(model, shown, maskedAuthorization(model, state), document.baseURI),
    environment,
  );
  return {
    request: buildRequest(filled),
    masked: buildRequest(masked),
    base: masked.server,
    hasSecrets:
      Object.values(real.authorization).some(({ length }) => length > 0) ||
      hidden.body !== state.body ||
      JSON.stringify(hidden.values) !== JSON.stringify(state.values) ||
      JSON.stringify(filled) !== JSON.stringify(real),
  };
}

/** With credentials, and with the names of the reader's variables. */
function realRequest(model: OperationModel, state: FormState, environment: Environment | undefined): FilledRequest {
  const page = document.baseURI;
  const server = serverOf(model, state, page);
  const credentials = chosenSchemes(model, state).map(({ name, scheme }) => ({
    scheme,
    credentials: credentialsAt(credentialKey(server, name)),
  }));
  return inEnvironment(filledRequest(model, state, authorization(credentials), page), environment);
}

/** With the headers and variables of the environment. The reader's own variables take precedence. */
function inEnvironment(filled: FilledRequest, environment: Environment | undefined): FilledRequest {
  if (!environment) return filled;
  const { headers = {}, variables = {} } = environment;
  const own = storedVariables();
  const others = Object.entries(variables).filter(([name]) => !own.has(name));
  return withVariables({ ...filled, headers: Object.entries(headers) }, new Map(others));
}
