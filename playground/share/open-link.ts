/** Fills the form from a link; loaded only for pages that are opened with one. */
import { bodyKind, startBody, withText, withValue, type BodyState } from '../model/body/body-state.js';
import { acceptedTypes, parameterKey, type FormState } from '../model/form-state.js';
import type { OperationModel, ServerModel } from '../model/operation.js';
import { isObject } from '../model/request/parameters/parameter-value.js';
import { sharedIn } from './share-link.js';
import { operationName, type SharedForm } from './shared-form.js';

/** The content of a link to a request of the operation in a fragment; `undefined` if there is none. */
export function sharedOf(model: OperationModel, fragment: string): SharedForm | undefined {
  const shared = sharedIn(fragment);
  return shared?.operation === operationName(model) ? shared : undefined;
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
