/**
 * The content of a link to a filled request: no credentials, no secrets, no files, and no address of the reader's own.
 */
import { attempt } from '../../elements/attempt.js';
import { bodyKind, type BodyState } from '../model/body/body-state.js';
import type { Environment } from '../model/environment.js';
import { parameterKey, type FormState } from '../model/form-state.js';
import type { OperationModel } from '../model/operation.js';
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
