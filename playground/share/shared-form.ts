/**
 * The content of a link to a filled request: no credentials, no secrets, no files, and no address of the reader's own.
 */
import { attempt } from '../../elements/attempt.js';
import { bodyKind, startBody, withText, withValue, type BodyState } from '../model/body/body-state.js';
import type { Environment } from '../model/environment.js';
import { acceptedTypes, parameterKey, type FormState } from '../model/form-state.js';
import type { OperationModel, ServerModel } from '../model/operation.js';
import { isObject } from '../model/request/parameters/parameter-value.js';
import { hasSecretName, isSecretName } from './secret-names.js';
import { isSecretParameter, withoutSecrets } from './secret-values.js';

export interface SharedForm {
  /** `POST /users`. */
  operation: string;
  /** URL of the server as the specification has it. */
  server?: string;
  variables?: Readonly<Record<string, string>>;
  /** Name of the environment. */
  environment?: string;
  /** By `parameterKey`. */
  values?: Readonly<Record<string, unknown>>;
  /** Media type of the body. */
  mediaType?: string;
  /** Data of the body, or its text where that is not data. */
  body?: unknown;
  /** Media type of the response. */
  accept?: string;
  /** Index of the security alternative. */
  security?: number;
}

export function operationName({ method, path }: Pick<OperationModel, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** `typed`: the credentials that the reader has typed, which are left out wherever they are. */
export function sharedForm(
  model: OperationModel,
  state: FormState,
  typed: readonly string[],
  environment?: Environment,
): SharedForm {
  const isOpen = (value: unknown): boolean => {
    const text = JSON.stringify(value) ?? '';
    return !typed.some((secret) => text.includes(JSON.stringify(secret).slice(1, -1)));
  };
  const values = model.parameters
    .filter((parameter) => !isSecretParameter(parameter, model))
    .map((parameter) => [parameterKey(parameter), state.values[parameterKey(parameter)]] as const)
    .filter(([, value]) => value !== undefined && !(value instanceof Blob) && isOpen(value));
  const variables = Object.entries(state.variables).filter(([name, value]) => !isSecretName(name) && isOpen(value));
  const body = state.body && sharedBody(model, state.body);
  return {
    operation: operationName(model),
    server: model.servers[state.server]?.url,
    environment: environment?.name,
    ...(variables.length > 0 && { variables: Object.fromEntries(variables) }),
    values: Object.fromEntries(values),
    ...(body && (isOpen(body) ? body : { mediaType: body.mediaType })),
    accept: state.accept,
    ...(model.security.length > 1 && { security: state.security }),
  };
}

function sharedBody({ body, schemas }: OperationModel, state: BodyState): Pick<SharedForm, 'mediaType' | 'body'> {
  const content = body?.contents[state.content];
  if (!content) return {};
  const { mediaType, schema } = content;
  const kind = bodyKind(content, schemas);
  if (kind === 'file') return { mediaType };
  const isData = kind === 'form' || (kind === 'json' && attempt(() => JSON.parse(state.text) as unknown) !== undefined);
  if (!isData) return { mediaType, ...(!hasSecretName(state.text) && { body: state.text }) };
  return { mediaType, body: withoutFiles(withoutSecrets(state.value, undefined, schema, schemas)) };
}

function withoutFiles(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, each]) => ![each].flat().some(isFile)));
}

function isFile(value: unknown): boolean {
  return value instanceof Blob;
}

/**
 * The form with the content of a link. Anybody can write a link: values that the operation does not have are ignored.
 */
export function withShared(model: OperationModel, state: FormState, shared: SharedForm): FormState {
  const server = model.servers.findIndex(({ url }) => url === shared.server);
  const keys = new Set(model.parameters.map(parameterKey));
  const values = Object.entries(isObject(shared.values) ? shared.values : {}).filter(([key]) => keys.has(key));
  const { security, accept } = shared;
  const isAlternative = typeof security === 'number' && model.security[security] !== undefined;
  return {
    ...state,
    ...(server >= 0 && { server, variables: safeVariables(model.servers[server]!, shared.variables) }),
    values: Object.fromEntries(values),
    body: bodyWith(model, state.body, shared),
    ...(isAlternative && { security }),
    ...(accept !== undefined && acceptedTypes(model).includes(accept) && { accept }),
  };
}

/** A value must not make another host of the server. */
function safeVariables({ variables = {} }: ServerModel, given: unknown): Record<string, string> {
  const entries = Object.entries(isObject(given) ? given : {}).filter(([name, value]) => {
    const known = variables[name];
    if (!known || typeof value !== 'string') return false;
    return known.enum ? known.enum.includes(value) : /^[\w-]+$/.test(value);
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

function bodyWith({ body, schemas }: OperationModel, state: BodyState | undefined, shared: SharedForm) {
  const index = body?.contents.findIndex(({ mediaType }) => mediaType === shared.mediaType) ?? -1;
  const content = body?.contents[index];
  if (!content) return state;
  const start = startBody(body, schemas, { content: index })!;
  const kind = bodyKind(content, schemas);
  if (kind === 'file' || shared.body === undefined) return start;
  if (kind === 'form' || (kind === 'json' && typeof shared.body !== 'string')) return withValue(start, shared.body);
  return typeof shared.body === 'string' ? withText(start, kind, shared.body) : start;
}
