/** The operation that a page documents by hand, read from its front matter and its fields. */
import type {
  BodyModel,
  DocumentedParameter,
  OperationModel,
  ResponseModel,
  ServerModel,
} from '../../../../playground/model/operation.js';
import { controlKind } from '../../../../playground/model/values/control-kind.js';
import type { HtmlElement } from '../../../core/tree/html-element.js';
import type { ApiAddress } from '../../../addresses/api-address.js';
import { apiAuthorization } from '../api-authorization.js';
import type { PageEntry, Site } from '../../../core/model/types.js';
import { fieldSchema, objectSchema } from './field-schema.js';
import { pageSecurity } from './page-security.js';
import { readFields, type WrittenField } from './read-fields.js';

export interface PageOperation {
  operation: OperationModel;
  /** Whether fields of the page describe the credentials. */
  describesSecurity: boolean;
}

/** `page`: its content. */
export function pageOperation(
  { path: id, meta }: Pick<PageEntry, 'path' | 'meta'>,
  address: ApiAddress,
  api: Pick<Site['api'], 'auth' | 'baseUrls'>,
  page: HtmlElement,
): PageOperation {
  // A webhook is sent to the reader's server, so the server and the credentials of the API do not apply.
  const isWebhook = address.method === 'WEBHOOK';
  const authorization = isWebhook ? undefined : apiAuthorization(meta, api);
  const all = readFields(page);
  const written = all.filter(({ kind }) => kind === 'parameter');
  const { fields: secrets, security, schemes } = pageSecurity(authorization, written);
  const fields = written.filter((field) => !secrets.has(field));
  const body = bodyOf(fields);
  const path = withBraces(address.path, fields);
  const operation: OperationModel = {
    id,
    kind: isWebhook ? 'webhook' : 'operation',
    method: address.method,
    path,
    title: meta.title,
    tags: [],
    deprecated: meta.deprecated === true,
    servers: isWebhook ? [] : serversAt(address.host === undefined ? api.baseUrls : [address.host]),
    parameters: [...undocumented(path, fields), ...parametersOf(fields, path, body !== undefined)],
    ...(body && { body }),
    responses: responsesOf(all, fields),
    security,
    schemes,
    schemas: {},
    callbacks: [],
    codeSamples: [],
  };
  return { operation, describesSecurity: secrets.size > 0 };
}

/** Servers at addresses whose variables are in braces. */
export function serversAt(urls: readonly string[]): ServerModel[] {
  return urls.map((url) => {
    const names = namesIn(url);
    const variables = Object.fromEntries(names.map((name) => [name, { default: '' }]));
    return { url, ...(names.length > 0 && { variables }) };
  });
}

/** `/users/:id` as `/users/{id}`, if there is a parameter of that name. */
function withBraces(path: string, fields: readonly WrittenField[]): string {
  const names = new Set(fields.filter(({ location }) => location === 'path').map(({ name }) => name));
  return path.replace(/(?<=\/):([\w-]+)/g, (whole, name: string) => (names.has(name) ? `{${name}}` : whole));
}

/** The names in braces. */
function namesIn(path: string): string[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!);
}

/** The parameters of the path that have no field. */
function undocumented(path: string, fields: readonly WrittenField[]): DocumentedParameter[] {
  const documented = new Set(fields.filter((field) => locationIn(path, field) === 'path').map(({ name }) => name));
  return namesIn(path).flatMap((name) =>
    documented.has(name) ? [] : [{ name, in: 'path', required: true, schema: { type: 'string' } }],
  );
}

/** A field without a location is a parameter of the path, if the path has one of its name. */
function locationIn(path: string, { location, name }: WrittenField): string {
  return location === '' && namesIn(path).includes(name) ? 'path' : location;
}

function parametersOf(fields: readonly WrittenField[], path: string, hasBody: boolean): DocumentedParameter[] {
  return fields.flatMap((field) => {
    const location = locationIn(path, field);
    if (!isParameterLocation(location) || isMediaType(field, hasBody)) return [];
    // The description belongs to the parameter, so it is removed from the schema.
    const { description: _, ...schema } = fieldSchema({ ...field, location });
    return {
      name: field.name,
      in: location,
      schema,
      required: field.isRequired || location === 'path',
      ...(field.isDeprecated && { deprecated: true }),
      ...(field.description !== undefined && { description: field.description }),
    };
  });
}

function isParameterLocation(location: string): location is 'path' | 'query' | 'header' | 'cookie' {
  return /^(?:path|query|header|cookie)$/.test(location);
}

/** Headers that follow from the media types of the body and the responses. */
function isMediaType({ location, name }: WrittenField, hasBody: boolean): boolean {
  return location === 'header' && (/^accept$/i.test(name) || (hasBody && /^content-type$/i.test(name)));
}

/** The media type that a header field names as its default or example. */
function mediaTypeIn(fields: readonly WrittenField[], header: string): string | undefined {
  const field = fields.find(({ location, name }) => location === 'header' && name.toLowerCase() === header);
  return [field?.default, field?.example, ...(field?.values ?? [])].find((type) =>
    /^[\w.+-]+\/[\w.+-]+/.test(type ?? ''),
  );
}

function bodyOf(fields: readonly WrittenField[]): BodyModel | undefined {
  const body = fields.filter(({ location }) => location === 'body');
  if (body.length === 0) return undefined;
  const usual = body.some(hasFile) ? 'multipart/form-data' : 'application/json';
  const mediaType = (mediaTypeIn(fields, 'content-type') ?? usual).split(';')[0]!.trim();
  const isObject = body.length > 1 || /json|form/.test(mediaType);
  const schema = isObject ? objectSchema(body) : fieldSchema(body[0]!);
  return { required: body.some(({ isRequired }) => isRequired), contents: [{ mediaType, schema }] };
}

function hasFile(field: WrittenField): boolean {
  const schema = fieldSchema(field);
  const items = typeof schema.items === 'object' ? schema.items : {};
  return controlKind(schema) === 'file' || controlKind(items) === 'file';
}

/** One response for each status that has fields. */
function responsesOf(all: readonly WrittenField[], parameters: readonly WrittenField[]): ResponseModel[] {
  const fields = all.filter(({ kind }) => kind === 'response');
  const mediaType = mediaTypeIn(parameters, 'accept') ?? 'application/json';
  return [...new Set(fields.map(({ status }) => status))].map((status) => {
    const schema = objectSchema(fields.filter((field) => field.status === status));
    return { status, headers: [], links: [], contents: [{ mediaType, schema }] };
  });
}
