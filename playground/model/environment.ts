/** Named values for the forms of all operations of a site, such as those of a sandbox. Plain data without secrets. */
import { parameterKey, type FormState } from './form-state.js';
import type { OperationModel } from './operation.js';
import { serverAddress } from './request/server-address.js';

export interface Environment {
  /** Its name in the menu. */
  name: string;
  /** Address of the server, as the specification writes it or another one. Default: the server of the form. */
  server?: string;
  /** Values of the variables of the server, and of `{{name}}` in fields. */
  variables?: Readonly<Record<string, string>>;
  /** Values of header fields with these names. Requests without such a field have the header too. */
  headers?: Readonly<Record<string, string>>;
}

/** The form with the server of the environment, its variables, and its headers in the fields of them. */
export function withEnvironment(model: OperationModel, state: FormState, environment: Environment): FormState {
  const { variables = {}, headers = {} } = environment;
  const { servers } = model;
  const server = serverFor(servers, environment);
  const index = server === undefined ? state.server : servers.findIndex(({ url }) => isSame(url, server));
  const declared = servers[index]?.variables ?? {};
  const own = Object.entries(variables).filter(([name]) => Object.hasOwn(declared, name));
  const ownServer =
    index < 0 && server !== undefined ? serverAddress({ url: server }, variables, server) : state.ownServer;
  return {
    ...state,
    server: index,
    ownServer,
    variables: { ...(server === undefined && state.variables), ...Object.fromEntries(own) },
    values: {
      ...state.values,
      ...Object.fromEntries(headerFields(model, environment).map(([name, key]) => [key, headers[name]])),
    },
  };
}

/** A server of web pages is not one of WebSockets. */
function serverFor(servers: OperationModel['servers'], { server }: Environment): string | undefined {
  const [first] = servers;
  return server !== undefined && first && isSocket(first.url) !== isSocket(server) ? undefined : server;
}

function isSocket(url: string): boolean {
  return /^wss?:/i.test(url);
}

function isSame(url: string, other: string): boolean {
  return url.replace(/\/+$/, '') === other.replace(/\/+$/, '');
}

/** The form without the values of an environment. `start`: the form before the reader changed it. */
export function withoutEnvironment(
  model: OperationModel,
  state: FormState,
  environment: Environment,
  start: FormState,
): FormState {
  const { server, ownServer, variables, values } = start;
  const keys = headerFields(model, environment).map(([, key]) => [key, values[key]] as const);
  return { ...state, server, ownServer, variables, values: { ...state.values, ...Object.fromEntries(keys) } };
}

/** The headers that the form has fields for, with the keys of the fields. */
function headerFields({ parameters }: OperationModel, { headers = {} }: Environment): [name: string, key: string][] {
  return Object.keys(headers).flatMap((name): [string, string][] => {
    const field = parameters.find((each) => each.in === 'header' && each.name.toLowerCase() === name.toLowerCase());
    return field ? [[name, parameterKey(field)]] : [];
  });
}
