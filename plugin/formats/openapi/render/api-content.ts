/** The content of an API page: everything in the specification about an operation or a schema. */
import { Endpoint } from '../../../../elements/endpoint/endpoint.page.js';
import { Visibility } from '../../../../elements/visibility/visibility.page.js';
import { Badge } from '../../../../elements/badge/badge.page.js';
import type { PageContext } from '../../../../elements/page-component.js';
import type {
  DocumentedParameter,
  OperationModel,
  ParameterLocation,
  Schema,
} from '../../../../playground/model/operation.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import { slug } from '../../../../runtime/search/terms/slug.js';
import type { ApiRenderer } from '../../api/api-format.js';
import { splitDescription } from '../../api/pages/first-paragraph.js';
import { section, startContext, type ApiContentOptions } from '../../api/render/api-page.js';
import { authorization } from '../../api/render/authorization.js';
import { contents } from '../../api/render/contents.js';
import { markdown, type RenderContext } from '../../api/render/context.js';
import { bodyExamples, samples } from '../../api/render/samples.js';
import { documentedField } from '../../api/render/schema-content.js';
import { servers } from '../../api/render/servers.js';
import { tryIt } from '../../api/render/try-it.js';
import type { Badge as BadgeModel, SpecificationModel } from '../page-model.js';
import { responses } from './responses.js';

/** Parameters by location, in the order in which they are shown. */
const locations: readonly ParameterLocation[] = ['header', 'path', 'query', 'querystring', 'cookie'];

/** The model with the schemas where the parts of it look for them. */
export type RenderedModel =
  | { kind: 'operation'; operation: OperationModel; badges: readonly BadgeModel[] }
  | { kind: 'schema'; name: string; schema: Schema; schemas: OperationModel['schemas'] };

export const renderer: ApiRenderer<SpecificationModel> = {
  render(model, page) {
    const { schemas } = model;
    const whole = model.kind === 'operation' ? { ...model, operation: { ...model.operation, schemas } } : model;
    return { head: operationHead(whole, page), content: apiContent(whole, page.context, page) };
  },
};

export function apiContent(model: RenderedModel, page: PageContext, options: ApiContentOptions): Node {
  const context = startContext(page, model.kind === 'schema' ? model.schemas : model.operation.schemas, options);
  if (model.kind === 'schema')
    return contents([{ mediaType: model.name, schema: model.schema }], { ...context, around: [model.name] });
  return [
    introduction(model, context, options),
    sections(model.operation, context),
    ...samples(model.operation, options),
  ];
}

/**
 * The content before the author's own content: the playground, and for Markdown the endpoint, which pages show above
 * it.
 */
export function operationHead(model: RenderedModel, { server, playground }: ApiContentOptions): Node {
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
  { operation, badges }: RenderedModel & { kind: 'operation' },
  context: RenderContext,
  { has }: ApiContentOptions,
): Node {
  const [, rest] = splitDescription(operation.description ?? '');
  return [
    badges.length > 0 && h('p', null, ...badges.flatMap(({ name, color }) => [h(Badge, { color }, name), ' '])),
    !has.description && rest !== '' && h('div', null, markdown(rest)),
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
      const fields = own.map((parameter) => parameterField(parameter, { ...request, prefix: location }));
      return section(uiStrings[location], fields);
    }),
    body &&
      section(uiStrings.body, [
        body.description && h('div', null, markdown(body.description)),
        contents(
          body.contents,
          { ...request, prefix: 'body', at: { id: slug(uiStrings.body), label: uiStrings.body } },
          body.description,
        ),
        operation.kind === 'operation' && bodyExamples(operation),
      ]),
    section(uiStrings.responses, responses(operation, context)),
    callbacks(operation, context),
    servers(operation.servers, context),
    operation.externalDocs && externalDocs(operation.externalDocs, context),
  ];
}

/** A parameter. One that is the whole query is in the query. */
function parameterField(parameter: DocumentedParameter, context: RenderContext): Node {
  const location = parameter.in === 'querystring' ? 'query' : parameter.in;
  return documentedField({ ...parameter, location }, context);
}

/** Requests that the API sends to the reader's server. */
function callbacks({ callbacks: all }: OperationModel, context: RenderContext): Node {
  const parts = all.map(({ title, method, path, description, parameters, body, responses: expected }) => [
    title === path ? undefined : h('h3', null, title),
    h(title === path ? 'h3' : 'p', null, h('code', null, `${method} ${path}`)),
    description && h('div', null, markdown(description)),
    parameters.map((each) => parameterField(each, { ...context, prefix: `callback-${each.in}` })),
    body?.description && h('div', null, markdown(body.description)),
    body && contents(body.contents, { ...context, prefix: `callback-${path}` }, body.description),
    expected.map((each) => [
      h('p', null, h('code', null, each.status), ' ', markdown(each.description ?? '')),
      contents(each.contents, { ...context, prefix: `callback-${path}-${each.status}` }, each.description),
    ]),
  ]);
  return section(context.uiStrings.callbacks, parts);
}

function externalDocs({ url, description }: { url: string; description?: string }, { uiStrings }: RenderContext): Node {
  return h('p', null, h('a', { href: url }, description ?? uiStrings.externalDocs));
}
