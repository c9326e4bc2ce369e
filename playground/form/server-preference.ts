/** The server that the reader selected on this or an earlier page, with the values of its variables. */
import { chooseBaseUrl, onBaseUrl, preferredBaseUrl, withoutSlash } from '../../elements/endpoint/base-url-choice.js';
import type { BaseUrlChoice } from '../../elements/endpoint/base-url-choice.js';
import type { OperationModel } from '../model/operation.js';
import { isSecretName } from '../share/secret-names.js';
import type { FormState } from '../model/form-state.js';

/** The form with the server that the reader selected last. */
export function withPreferredServer(model: OperationModel, state: FormState): FormState {
  const choice = preferredBaseUrl(model.servers.map(({ url }) => url));
  return choice ? withServer(model, state, choice) : state;
}

/** Remembers the server of a form, unless it is an address of the reader's own. */
export function rememberServer(model: OperationModel, { server, variables }: FormState, origin: object): void {
  const url = model.servers[server]?.url;
  const open = Object.entries(variables).filter(([name]) => !isSecretName(name));
  if (url !== undefined) chooseBaseUrl(url, origin, Object.fromEntries(open));
}

/** Calls `change` when the reader selects a server elsewhere on the page. Returns a function that stops. */
export function onServer(origin: object, change: (choice: BaseUrlChoice) => void): () => void {
  return onBaseUrl((choice, from) => {
    if (from !== origin) change(choice);
  });
}

/** The form with another server; the same form if the operation does not have it. */
export function withServer(model: OperationModel, state: FormState, { url, variables }: BaseUrlChoice): FormState {
  const server = model.servers.findIndex((each) => withoutSlash(each.url) === url);
  return server < 0 ? state : { ...state, server, variables };
}
