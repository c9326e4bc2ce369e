/** The content of an API page: everything that the specification says of an operation or a schema. */
import { Endpoint } from '../../../../elements/endpoint/endpoint.page.js';
import { Visibility } from '../../../../elements/visibility/visibility.page.js';
import { Badge } from '../../../../elements/badge/badge.page.js';
import type { PageContext } from '../../../../elements/page-component.js';
import type { FilledFields } from '../../../../playground/form/values/full-value.js';
import type { OperationModel, ParameterLocation } from '../../../../playground/request/operation.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import type { ApiStrings } from '../../../languages/api-strings.js';
import { slug } from '../../../../runtime/search/terms/slug.js';
import type { PageModel } from '../page-model.js';
import { splitDescription } from '../../api/pages/first-paragraph.js';
import { authorization } from '../../api/render/authorization.js';
import { contents } from '../../api/render/contents.js';
import { markdown, type RenderContext } from '../../api/render/context.js';
import type { RepeatedFields } from '../../api/render/repeated-fields.js';
import { responses } from './responses.js';
import {
  bodyExamples,
  payloadSamples,
  requestSamples,
  responseSamples,
  type Sampler,
} from '../../api/render/samples.js';
import { documentedField } from '../../api/render/schema-content.js';
import { tryIt, type TryItOptions } from '../../api/render/try-it.js';
import { maxOptions, maxPageFields } from '../../api/limits.js';

export interface ApiContentOptions {
  uiStrings: ApiStrings;
  samplers: readonly Sampler[];
  /** Which parameters and properties the samples contain. Default: the required ones, and those with an example. */
  sampled?: FilledFields;
  fieldKeys: readonly string[];
  isExpanded: boolean;
  /** The fields of the site that were rendered before. Default: none. */
  repeated?: RepeatedFields;
  /** Address of the server that the endpoint shows. */
  server?: string;
  /** The playground; none where the settings or the page leave it out. */
  playground?: TryItOptions;
  /** What the author wrote on the page already. */
  has: { requestExample: boolean; responseExample: boolean; description: boolean };
}

/** Parameters by location, in the order in which they are shown. */
const locations: readonly ParameterLocation[] = ['header', 'path', 'query', 'querystring', 'cookie'];

/** What an OpenAPI specification says on a page. */
export type SpecificationModel = Extract<PageModel, { kind: 'operation' | 'schema' }>;

export function apiContent(model: SpecificationModel, page: PageContext, options: ApiContentOptions): Node {
  const context = startContext(page, model.kind === 'schema' ? model.schemas : model.operation.schemas, options);
  if (model.kind === 'schema')
    return contents([{ mediaType: model.name, schema: model.schema }], { ...context, around: [model.name] });
  return [
    introduction(model, context, options),
    sections(model.operation, context),
    ...samples(model.operation, options),
  ];
}

/** The context at the start of a page. */
export function startContext(
  page: PageContext,
  schemas: RenderContext['schemas'],
  { uiStrings, fieldKeys, isExpanded, repeated }: ApiContentOptions,
): RenderContext {
  return {
    page,
    uiStrings,
    schemas,
    direction: 'response',
    fieldKeys,
    isExpanded,
    repeated,
    around: [],
    listed: new Map(),
    at: { id: 'page-title', label: '' },
    budget: { fields: maxPageFields, options: maxOptions, ofOneDirection: 0 },
    isTop: true,
    prefix: 'field',
  };
}

/** What comes before the author's own content: the playground, and the endpoint for Markdown, as pages have it above. */
export function operationHead(model: SpecificationModel, { server, playground }: ApiContentOptions): Node {
  if (model.kind === 'schema') return undefined;
  const { operation } = model;
  const method = operation.kind === 'webhook' ? 'WEBHOOK' : operation.method;
  const bases = server === undefined ? [] : [server];
  return [
    h(Visibility, { for: 'agents' }, h(Endpoint, { method, path: operation.path, bases })),
    playground && tryIt(operation, playground),
  ];
}

function introduction(
  { operation, badges }: PageModel & { kind: 'operation' },
  context: RenderContext,
  { has }: ApiContentOptions,
): Node {
  const [, rest] = splitDescription(operation.description ?? '');
  return [
    badges.length > 0 && h('p', null, ...badges.flatMap(({ name, color }) => [h(Badge, { color }, name), ' '])),
    !has.description && rest !== '' && h('div', null, markdown(rest)),
  ];
}

/** The code samples beside the content, and what a webhook sends. The author's own take precedence. */
export function samples(operation: OperationModel, { has, samplers, sampled }: ApiContentOptions): Node[] {
  if (operation.kind === 'webhook') return [!has.requestExample && payloadSamples(operation)];
  return [
    !has.requestExample && requestSamples(operation, samplers, sampled),
    !has.responseExample && responseSamples(operation),
  ];
}

function sections(operation: OperationModel, context: RenderContext): Node {
  const { uiStrings } = context;
  const request: RenderContext = { ...context, direction: operation.kind === 'operation' ? 'request' : 'response' };
  const { body } = operation;
  return [
    section(uiStrings.authorization, authorization(operation, { ...request, prefix: 'authorization' })),
    locations.map((location) => {
      const own = operation.parameters.filter((parameter) => parameter.in === location);
      const fields = own.map((parameter) =>
        documentedField(
          { ...parameter, location: location === 'querystring' ? 'query' : location },
          { ...request, prefix: location },
        ),
      );
      return section(uiStrings[location], fields);
    }),
    body &&
      section(uiStrings.body, [
        body.description && h('div', null, markdown(body.description)),
        contents(body.contents, {
          ...request,
          prefix: 'body',
          at: { id: slug(uiStrings.body), label: uiStrings.body },
        }),
        operation.kind === 'operation' && bodyExamples(operation),
      ]),
    section(uiStrings.responses, responses(operation, context)),
    callbacks(operation, context),
    operation.externalDocs && externalDocs(operation.externalDocs, context),
  ];
}

/** A section with its heading; nothing without content. */
export function section(title: string, content: Node): Node {
  const isEmpty = Array.isArray(content) ? content.every((part) => !part) : !content;
  return isEmpty ? undefined : [h('h2', null, title), content];
}

/** Requests that the API sends to the reader's server. */
function callbacks({ callbacks: all }: OperationModel, context: RenderContext): Node {
  const parts = all.map(({ title, method, path, description, parameters, body, responses: expected }) => [
    title === path ? undefined : h('h3', null, title),
    h(title === path ? 'h3' : 'p', null, h('code', null, `${method} ${path}`)),
    description && h('div', null, markdown(description)),
    parameters.map((each) =>
      documentedField(
        { ...each, location: each.in === 'querystring' ? 'query' : each.in },
        { ...context, prefix: `callback-${each.in}` },
      ),
    ),
    body && contents(body.contents, { ...context, prefix: `callback-${path}` }),
    expected.map((each) => h('p', null, h('code', null, each.status), ' ', markdown(each.description ?? ''))),
  ]);
  return section(context.uiStrings.callbacks, parts);
}

function externalDocs({ url, description }: { url: string; description?: string }, { uiStrings }: RenderContext): Node {
  return h('p', null, h('a', { href: url }, description ?? uiStrings.externalDocs));
}
