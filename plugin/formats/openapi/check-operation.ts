/** Finds omissions in the description of an operation. */
import type { Schema } from '../../../playground/model/operation.js';
import type { Finding } from '../api/api-format.js';
import { isObject } from '../api/files/located.js';
import type { Specification, SpecificationOperation } from './types.js';

/** Number of names in a message. */
const maxNames = 5;

/** Nothing for webhooks, which readers receive. */
export function checkOperation(operation: SpecificationOperation, specification: Specification): Finding[] {
  if (operation.model.kind !== 'operation') return [];
  return [...parameters(operation), ...responses(operation), ...security(operation, specification)];
}

function parameters({ model }: SpecificationOperation): Finding[] {
  const names = model.parameters
    .filter(({ description, schema }) => !description?.trim() && !isDescribed(schema))
    .map(({ name }) => `"${name}"`);
  if (names.length === 0) return [];
  const rest = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
  return [
    {
      code: 'parameter-description',
      message: `${model.method} ${model.path}: no description for ${names.slice(0, maxNames).join(', ')}${rest}.`,
      hint: 'Add a "description" to each parameter in the specification.',
    },
  ];
}

/** A schema that is also used elsewhere may be described where it is declared. */
function isDescribed(schema: Schema): boolean {
  if (typeof schema === 'boolean') return false;
  const { description } = schema;
  return '$ref' in schema || (typeof description === 'string' && description.trim() !== '');
}

function responses({ model }: SpecificationOperation): Finding[] {
  const statuses = model.responses.map(({ status }) => status);
  const missing = [
    ...(statuses.some((status) => /^[123]/.test(status)) ? [] : ['successful response']),
    ...(statuses.some((status) => /^(?:[45]|default)/.test(status)) ? [] : ['error response']),
  ];
  if (missing.length === 0) return [];
  return [
    {
      code: 'response-missing',
      message: `The operation has no ${missing.join(' and no ')}.`,
      hint: 'Add the status codes that the server answers with, such as "200" and "404", to "responses".',
    },
  ];
}

function security({ model, at }: SpecificationOperation, { hasSecurity }: Specification): Finding[] {
  const hasOwn = isObject(at.value) && at.value['security'] !== undefined;
  // `api.auth` of the settings applies if the specification has no security.
  if (hasOwn || hasSecurity || model.security.length > 0) return [];
  return [
    {
      code: 'authentication-missing',
      message: 'The operation does not say how requests are authenticated.',
      hint: 'Add "security" to the specification, "security": [] if no credentials are needed, or "api.auth" to the settings.',
    },
  ];
}
