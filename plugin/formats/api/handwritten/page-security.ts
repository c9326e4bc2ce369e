/** The credentials of a handwritten operation: from the settings, otherwise from fields that contain credentials. */
import type { DocumentedScheme, OperationModel } from '../../../../playground/model/operation.js';
import type { ApiAuthorization } from '../api-authorization.js';
import type { WrittenField } from './read-fields.js';

interface PageSecurity extends Pick<OperationModel, 'security' | 'schemes'> {
  /** The fields that describe them; they are not parameters. */
  fields: ReadonlySet<WrittenField>;
}

/** Names of parameters that carry a secret, besides `Authorization`. */
const secretName = /^(?:x-)?(?:api|access|auth)[-_]?(?:key|token|secret)$/i;

export function pageSecurity(
  authorization: ApiAuthorization | undefined,
  fields: readonly WrittenField[],
): PageSecurity {
  const candidates = fields.filter(({ location }) => /^(?:header|query|cookie)$/.test(location));
  if (authorization) {
    const field = candidates.find((each) => isNamed(each, authorization.name));
    const scheme = { ...schemeOf(authorization, field), ...describedBy(field) };
    return secured([[authorization.method, scheme]], field ? [field] : []);
  }
  const secrets = candidates.filter((each) => isNamed(each, 'Authorization') || secretName.test(each.name));
  return secured(
    secrets.map((field) => [field.name, { ...schemeOfField(field), ...describedBy(field) }]),
    secrets,
  );
}

function secured(schemes: readonly (readonly [string, DocumentedScheme])[], fields: WrittenField[]): PageSecurity {
  const all = schemes.map(([scheme]) => ({ scheme, scopes: [] }));
  return { security: all.length > 0 ? [all] : [], schemes: Object.fromEntries(schemes), fields: new Set(fields) };
}

/** The names of headers have no case. */
function isNamed({ name, location }: WrittenField, wanted: string): boolean {
  return name === wanted || (location === 'header' && name.toLowerCase() === wanted.toLowerCase());
}

function schemeOf(
  { method, name, prefix, parts, start: text }: ApiAuthorization,
  field?: WrittenField,
): DocumentedScheme {
  const start = text === '' ? {} : { start: text };
  if (method === 'basic') return { type: 'http', scheme: 'basic', ...start, ...(parts && { parts }) };
  if (method === 'bearer' && /^authorization$/i.test(name)) return { type: 'http', scheme: 'bearer', ...start };
  return { type: 'apiKey', in: locationOf(field), name, ...start, ...(prefix !== '' && { prefix }) };
}

/** The author of `<ParamField header="Authorization" placeholder="Bearer TOKEN">` names the scheme in some text of it. */
function schemeOfField(field: WrittenField): DocumentedScheme {
  const { name, description, example, default: fallback } = field;
  const scheme = isNamed(field, 'Authorization')
    ? /\b(bearer|basic)\b/i.exec([example, fallback, description].join(' '))?.[1]
    : undefined;
  if (scheme !== undefined) return { type: 'http', scheme: scheme.toLowerCase() };
  return { type: 'apiKey', in: locationOf(field), name };
}

function locationOf(field: WrittenField | undefined): 'header' | 'query' | 'cookie' {
  return (field?.location as 'header' | 'query' | 'cookie' | undefined) ?? 'header';
}

function describedBy(field: WrittenField | undefined): { description?: string } {
  return field?.description === undefined ? {} : { description: field.description };
}
