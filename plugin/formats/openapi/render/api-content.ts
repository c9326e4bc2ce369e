/** The content of an API page: everything in the specification about an operation or a schema. */
import { Endpoint } from '../../../../elements/endpoint/endpoint.page.js';
import { Visibility } from '../../../../elements/visibility/visibility.page.js';
import { Badge } from '../../../../elements/badge/badge.page.js';
import type { DocumentedParameter, OperationModel, ParameterLocation } from '../../../../playground/model/operation.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import { slug } from '../../../../runtime/search/terms/slug.js';
import { createHighlighter } from '../../../code/highlighter.js';
import type { ApiRenderer } from '../../api/api-format.js';
import { splitDescription } from '../../api/pages/first-paragraph.js';
import { fieldTools, section, startContext, type ApiContentOptions } from '../../api/render/api-page.js';
import { authorization } from '../../api/render/authorization.js';
import { contents } from '../../api/render/contents.js';
import { markdown, type RenderContext } from '../../api/render/context.js';
import { externalDocs } from '../../api/overview/external-docs.js';
import { furtherModels } from '../../api/models/model-links.js';
import { modelContent } from '../../api/models/model-content.js';
import { overviewContent } from '../../api/overview/overview-content.js';
import { partOfDocument } from '../../api/overview/part-of.js';
import { exampleGroup, samples } from '../../api/render/samples.js';
import { documentedField } from '../../api/render/schema-content.js';
import { codeIn } from '../../api/render/values/schema-examples.js';
import { servers } from '../../api/render/servers.js';
import { requestForm } from '../../api/render/request-model.js';
import type { SpecificationModel } from '../page-model.js';
import { responses } from './responses.js';

/** Parameters by location, in the order in which they are shown. */
const locations: readonly ParameterLocation[] = ['header', 'path', 'query', 'querystring', 'cookie'];

/** Has the parts of most requests. */
const sample = `curl --request POST \\
  --url 'https://example.com/moons?limit=1' \\
  --header 'Content-Type: application/json' \\
  --data '{ "names": ["Io", null, 1] }'`;

export const renderer: ApiRenderer<SpecificationModel> = {
  async prepare() {
    // Compiles the patterns of a language that nearly all pages have.
    (await createHighlighter()).highlight(sample, 'bash');
  },
  render(model, page) {
    const context = startContext(page.context, model, page);
    if (model.kind === 'overview') return { head: undefined, content: overviewContent(model, context, page) };
    if (model.kind === 'schema') return { head: undefined, content: modelContent(model, context, page) };
    const operation = { ...model.operation, schemas: model.schemas };
    return { head: operationHead(operation, page), content: operationContent({ ...model, operation }, context, page) };
  },
};

/** An operation with the schemas where the parts of it look for them. */
type RenderedOperation = Extract<SpecificationModel, { kind: 'operation' }> & { operation: OperationModel };

function operationContent(model: RenderedOperation, context: RenderContext, options: ApiContentOptions): Node {
  const beside = samples(model.operation, options);
  context.examples.text += codeIn(beside);
  const fields = sections(model.operation, context);
  return [
    introduction(model, context, options),
    fieldTools(context),
    fields,
    section(context.uiStrings.models, furtherModels(model, context)),
    partOfDocument(model.owner, context, options),
    ...beside,
  ];
}

/**
 * The content before the author's own content: the form for requests, and for Markdown the endpoint, which pages show above
 * it.
 */
function operationHead(operation: OperationModel, { server, form }: ApiContentOptions): Node {
  const method = operation.kind === 'webhook' ? 'WEBHOOK' : operation.method;
  const bases = server === undefined ? [] : [server];
  return [
    h(Visibility, { for: 'agents' }, h(Endpoint, { method, path: operation.path, bases })),
    requestForm(operation, form),
  ];
}

function introduction(
  { operation, badges }: RenderedOperation,
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
        // The samples contain only the first.
        operation.kind === 'operation' && exampleGroup(body.contents, 2),
      ]),
    section(uiStrings.responses, responses(operation, context)),
    callbacks(operation, context),
    servers(operation.servers, context),
    externalDocs(operation.externalDocs, uiStrings),
  ];
}

/** A parameter. One that is the whole query is in the query. */
function parameterField(parameter: DocumentedParameter, context: RenderContext): Node {
  const location = parameter.in === 'querystring' ? 'query' : parameter.in;
  return documentedField({ ...parameter, location }, context);
}

/** Requests that the API sends to the reader's server. */
function callbacks({ callbacks: all }: OperationModel, context: RenderContext): Node {
  const parts = all.map(({ title, event, method, path, description, parameters, body, responses: expected }) => [
    title === path ? undefined : h('h3', null, title),
    h(title === path ? 'h3' : 'p', null, event && [h('code', null, event), ': '], h('code', null, `${method} ${path}`)),
    description && h('div', null, markdown(description)),
    parameters.map((each) => parameterField(each, { ...context, prefix: `callback-${each.in}` })),
    body?.description && h('div', null, markdown(body.description)),
    body && contents(body.contents, { ...context, prefix: `callback-${path}` }, body.description),
    exampleGroup(body?.contents ?? []),
    expected.map((each) => [
      h('p', null, h('code', null, each.status), ' ', markdown(each.description ?? '')),
      contents(each.contents, { ...context, prefix: `callback-${path}-${each.status}` }, each.description),
      exampleGroup(each.contents),
    ]),
  ]);
  return section(context.uiStrings.callbacks, parts);
}
