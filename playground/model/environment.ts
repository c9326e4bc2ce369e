/** Named values for the forms of all operations of a site, such as those of a sandbox. Plain data without secrets. */
import type { FormState } from './form-state.js';
import type { OperationModel } from './operation.js';
import { serverAddress } from './request/server-address.js';

export interface Environment {
  /** Its name in the menu. */
  name: string;
  /** Address of the server, as the specification writes it or another one. Default: the server of the form. */
  server?: string;
  /** Values of the variables of the server, and of `{{name}}` in fields. */
  variables?: Readonly<Record<string, string>>;
  /** Headers of every request, unless the form fills them. */
  headers?: Readonly<Record<string, string>>;
}

/** The form with the server of the environment and its variables. */
export function withEnvironment(
  { servers }: OperationModel,
  state: FormState,
  { server, variables = {} }: Environment,
): FormState {
  const address = server?.replace(/\/+$/, '');
  const index =
    server === undefined ? state.server : servers.findIndex(({ url }) => url.replace(/\/+$/, '') === address);
  const declared = servers[index]?.variables ?? {};
  const values = Object.fromEntries(Object.entries(variables).filter(([name]) => Object.hasOwn(declared, name)));
  const ownServer =
    index < 0 && server !== undefined ? serverAddress({ url: server }, variables, server) : state.ownServer;
  return { ...state, server: index, ownServer, variables: { ...(server === undefined && state.variables), ...values } };
}
