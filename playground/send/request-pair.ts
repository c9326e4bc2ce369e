/** The request of a form twice: as it is sent, and as the page shows it. */
import { maskedAuthorization } from '../auth/masked-authorization.js';
import { realAuthorization } from '../auth/request-authorization.js';
import { filledRequest, serverOf, type FormState } from '../form/form-state.js';
import { buildRequest, type HttpRequest } from '../request/build-request.js';
import type { OperationModel } from '../request/operation.js';
import { maskedState } from '../share/mask-state.js';

export interface RequestPair {
  request: HttpRequest;
  /** With placeholders instead of secrets. */
  masked: HttpRequest;
  /** Whether the two differ by what the reader typed. */
  hasSecrets: boolean;
}

/** The request with the credentials that the reader typed. */
export function requestOf(model: OperationModel, state: FormState): HttpRequest {
  const page = document.baseURI;
  return buildRequest(filledRequest(model, state, realAuthorization(model, state, serverOf(model, state, page)), page));
}

/** `start`: the form before the reader changed it. */
export function requestPair(model: OperationModel, start: FormState, state: FormState): RequestPair {
  const page = document.baseURI;
  const hidden = maskedState(model, start, state);
  const authorization = realAuthorization(model, state, serverOf(model, state, page));
  return {
    request: buildRequest(filledRequest(model, state, authorization, page)),
    masked: buildRequest(filledRequest(model, hidden, maskedAuthorization(model, state), page)),
    hasSecrets:
      Object.values(authorization).some(({ length }) => length > 0) ||
      hidden.body !== state.body ||
      JSON.stringify(hidden.values) !== JSON.stringify(state.values),
  };
}
