/** What the reader has filled in. Plain data: changes make a new state. */
import { bodyKind, filledBody, startBody } from '../body/body-state.js';
import type { BodyState } from '../body/body-state.js';
import type { FilledRequest } from '../request/build-request.js';
import { isBodyRefused } from '../request/refused-body.js';
import type { DocumentedParameter, OperationModel, ParameterModel } from '../request/operation.js';
import type { Authorization } from '../request/security.js';
import { serverAddress } from '../request/server-address.js';
import { controlSchema } from './control-kind.js';
import { fullValue } from './full-value.js';
import type { SchemaObject } from './resolve-schema.js';
import { givenValue } from './sample-value.js';

export interface FormState {
  /** Index of the server; `-1` for an address of the reader's own. */
  server: number;
  ownServer: string;
  variables: Readonly<Record<string, string>>;
  /** By `parameterKey`. */
  values: Readonly<Record<string, unknown>>;
  body?: BodyState;
  /** Index of the security alternative; `-1` for none. */
  security: number;
  /** Media type of the response to ask for. */
  accept?: string;
}

/** Parameters of different locations may share a name. */
export function parameterKey({ in: location, name }: ParameterModel): string {
  return `${location}:${name}`;
}

/**
 * Which values a form starts with: those of required fields; all, made up where the author gives none; those that the
 * author gives, made up only for required fields; or only the defaults.
 */
export type Prefill = 'required' | 'all' | 'given' | 'none';

/** The form as it is before the reader changes it. */
export function startState(model: OperationModel, prefill: Prefill = 'required'): FormState {
  const values = model.parameters.map(
    (parameter) => [parameterKey(parameter), startValue(parameter, model, prefill)] as const,
  );
  return {
    server: model.servers.length > 0 ? 0 : -1,
    ownServer: '',
    variables: {},
    values: Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    body: startBody(model.body, model.schemas, {
      // An optional body would keep the reader from sending the request.
      prefill: isBodyRefused(model.method) && model.body?.required !== true ? 'none' : prefill,
    }),
    security: model.security.length > 0 ? 0 : -1,
    accept: acceptedTypes(model)[0],
  };
}

/**
 * The author's example; of an optional parameter only the default, so that examples do not narrow the response. No value
 * is made up for paths, in which the name shows more.
 */
function startValue(parameter: DocumentedParameter, { schemas }: OperationModel, prefill: Prefill): unknown {
  const schema = controlSchema(parameter.schema, schemas);
  const isRequired = parameter.required === true || parameter.in === 'path';
  if (prefill === 'none' || (prefill === 'required' && !isRequired)) return schema.default;
  const isMadeUp = (prefill === 'all' || (prefill === 'given' && isRequired)) && parameter.in !== 'path';
  return authorsValue(parameter, schema) ?? (isMadeUp ? fullValue(parameter.schema, schemas) : undefined);
}

function authorsValue({ examples }: DocumentedParameter, schema: SchemaObject): unknown {
  return examples?.[0]?.value ?? givenValue(schema) ?? (Array.isArray(schema['enum']) ? schema['enum'][0] : undefined);
}

/** Media types of successful responses, once each. Any type in place of one that no header can have, such as `*`. */
export function acceptedTypes({ responses }: OperationModel): string[] {
  const successes = responses.filter(({ status }) => status.startsWith('2') || status === 'default');
  const types = successes.flatMap(({ contents }) => contents.map(({ mediaType }) => mediaType));
  return [...new Set(types.map((type) => (/^[^\s/;,]+\/[^\s/;,]+/.test(type) ? type : '*/*')))];
}

/** The address of the chosen server; relative ones are resolved from the specification, else from `page`. */
export function serverOf(model: OperationModel, state: FormState, page: string): string {
  const base = model.base ? new URL(model.base, page).href : page;
  const server = model.servers[state.server] ?? { url: state.ownServer || '/' };
  return serverAddress(server, state.variables, base);
}

/** The request of the form. */
export function filledRequest(
  model: OperationModel,
  state: FormState,
  authorization: Authorization,
  page: string,
): FilledRequest {
  const content = state.body && model.body?.contents[state.body.content];
  return {
    method: model.method,
    server: serverOf(model, state, page),
    path: model.path,
    parameters: model.parameters.map((parameter) => ({ parameter, value: state.values[parameterKey(parameter)] })),
    body: filledBody(state.body, model.body, content && bodyKind(content, model.schemas)),
    accept: state.accept,
    authorization,
  };
}

/** The required parameters without a value. */
export function missingParameters(model: OperationModel, { values }: FormState): ParameterModel[] {
  return model.parameters.filter(
    (parameter) =>
      (parameter.required === true || parameter.in === 'path') &&
      !hasValue(values[parameterKey(parameter)], parameter.in === 'path'),
  );
}

function hasValue(value: unknown, isPath: boolean): boolean {
  return value !== undefined && value !== null && !(isPath && value === '');
}
