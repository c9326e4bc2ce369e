/** The reader's input. Plain data: changes make a new state. */
import { bodyKind, filledBody, startBody, type BodyState } from './body/body-state.js';
import type { FilledRequest } from './request/build-request.js';
import { isBodyRefused } from './request/refused-body.js';
import type { DocumentedParameter, OperationModel, ParameterModel } from './operation.js';
import type { Authorization } from './request/security.js';
import { serverAddress } from './request/server-address.js';
import { controlSchema } from './values/control-kind.js';
import { authoredValue, givenValue } from './values/sample-value.js';

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
 * The fields that start with the author's example: all, only the required ones, or none. Defaults are in all forms, and
 * no value is made up.
 */
export type Prefill = 'required' | 'all' | 'none';

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

function startValue(parameter: DocumentedParameter, { schemas }: OperationModel, prefill: Prefill): unknown {
  const schema = controlSchema(parameter.schema, schemas);
  const isRequired = parameter.required === true || parameter.in === 'path';
  if (prefill === 'none' || (prefill === 'required' && !isRequired)) return schema.default;
  return parameter.examples?.[0]?.value ?? (isRequired ? authoredValue(parameter.schema, schemas) : givenValue(schema));
}

/** Media types of successful responses, once each. Any type in place of one that no header can have, such as `*`. */
export function acceptedTypes({ responses }: OperationModel): string[] {
  const successes = responses.filter(({ status }) => status.startsWith('2') || status === 'default');
  const types = successes.flatMap(({ contents }) => contents.map(({ mediaType }) => mediaType));
  return [...new Set(types.map((type) => (/^[^\s/;,]+\/[^\s/;,]+/.test(type) ? type : '*/*')))];
}

/** The address of the chosen server; relative addresses are resolved from the specification, otherwise from `page`. */
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
