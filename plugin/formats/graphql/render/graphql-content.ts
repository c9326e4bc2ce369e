/** The content of the page of a query, a mutation, a subscription or a type. */
import { CodeBlock } from '../../../../elements/code-block/code-block.page.js';
import { RequestExample, ResponseExample } from '../../../../elements/example/example.page.js';
import type { PageContext } from '../../../../elements/page-component.js';
import type { OperationModel } from '../../../../playground/model/operation.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import type { ApiStrings } from '../../../languages/api-strings.js';
import { pageSecurity } from '../../api/handwritten/page-security.js';
import type { ApiRenderer } from '../../api/api-format.js';
import { section, type ApiContentOptions } from '../../api/render/api-page.js';
import { markdown } from '../../api/render/context.js';
import { longLine } from '../../api/render/values/long-list.js';
import { sampleBlocks } from '../../api/render/samples.js';
import { requestForm } from '../../api/render/request-model.js';
import { splitDescription } from '../../api/pages/first-paragraph.js';
import type { ApiAuthorization } from '../../api/api-authorization.js';
import { entryKey } from '../entry-paths.js';
import { subscriptionModel } from '../page/subscription-model.js';
import type { GraphqlPage } from '../types.js';
import { member, type MemberContext } from './member.js';
import { typeCode } from './type-link.js';

export const renderer: ApiRenderer<GraphqlPage> = {
  render(model, page) {
    const secured = withCredentials(model, page.authorization);
    return { head: graphqlHead(secured, page), content: graphqlContent(secured, page.context, page) };
  },
};

/** A schema does not describe credentials: they come from the settings, otherwise the reader may enter a token. */
function withCredentials(model: GraphqlPage, authorization: ApiAuthorization | undefined): GraphqlPage {
  if (!model.operation) return model;
  const { security, schemes } = authorization ? pageSecurity(authorization, []) : anyToken;
  return { ...model, operation: { ...model.operation, security, schemes } };
}

/** A token that the reader may enter. */
const anyToken: Pick<OperationModel, 'security' | 'schemes'> = {
  security: [[], [{ scheme: 'token', scopes: [] }]],
  schemes: { token: { type: 'http', scheme: 'bearer' } },
};

/** The content before the author's own content. */
function graphqlHead({ entry, operation }: GraphqlPage, { form }: ApiContentOptions): Node {
  if (!operation) return undefined;
  return entry.kind === 'subscription' ? form?.(subscriptionModel(operation)) : requestForm(operation, form);
}

function graphqlContent(model: GraphqlPage, page: PageContext, options: ApiContentOptions): Node {
  const { uiStrings, has } = options;
  const context: MemberContext = { page, uiStrings, links: model.links, prefix: '' };
  const { entry, deprecated, definition, returns } = model;
  const [, rest] = splitDescription(entry.description ?? '');
  const isField = returns !== undefined;
  return [
    deprecated !== undefined && deprecation(deprecated, context),
    !has.description && rest !== '' && h('div', null, markdown(rest)),
    isField && h(CodeBlock, { code: definition, language: 'graphql' }),
    section(
      uiStrings.arguments,
      model.args.map((each) => member(each, { ...context, prefix: 'argument' }, true)),
    ),
    returns && section(uiStrings.returns, member(returns, { ...context, prefix: 'returns' })),
    section(membersTitle(model, uiStrings), membersOf(model, context)),
    section(uiStrings.types, longLine((model.further ?? []).map((name) => typeCode(name, model.links)))),
    section(entry.kind === 'union' ? uiStrings.possibleTypes : uiStrings.implementedBy, types(model.types, context)),
    section(uiStrings.implements, types(model.interfaces, context)),
    !isField &&
      section(uiStrings.definition, h(CodeBlock, { code: definition, language: 'graphql', expandable: true })),
    model.specifiedBy && h('p', null, h('a', { href: model.specifiedBy }, uiStrings.externalDocs)),
    section(uiStrings.usedBy, users(model)),
    examples(model, options),
  ];
}

function deprecation(reason: string, context: MemberContext): Node {
  const text = reason === '' ? undefined : [': ', markdown(reason)];
  return h('p', null, h('strong', null, context.page.word('deprecated')), text);
}

function membersTitle({ entry }: GraphqlPage, uiStrings: ApiStrings): string {
  return entry.kind === 'enum' ? uiStrings.values : uiStrings.fields;
}

function membersOf({ entry, members }: GraphqlPage, context: MemberContext): Node {
  const prefix = entry.kind === 'enum' ? 'value' : 'field';
  return members.map((each) => member(each, { ...context, prefix }, entry.kind === 'input'));
}

function types(names: readonly string[], { links }: MemberContext): Node {
  if (names.length === 0) return undefined;
  return h('ul', null, ...names.map((name) => h('li', null, typeCode(name, links))));
}

function users({ usedBy, links }: GraphqlPage): Node {
  if (usedBy.length === 0) return undefined;
  const names = usedBy.flatMap((entry, index) => [
    index > 0 && ', ',
    h('a', { href: links[entryKey(entry)] }, h('code', null, entry.name)),
  ]);
  return h('p', null, ...names);
}

/** The code blocks beside the content. The author's own take precedence. */
function examples({ example, operation }: GraphqlPage, { uiStrings, has, samplers }: ApiContentOptions): Node {
  if (!example) return undefined;
  const { query, variables, response } = example;
  const blocks = [
    h(CodeBlock, { code: query, language: 'graphql', title: 'GraphQL' }),
    Object.keys(variables).length > 0 &&
      h(CodeBlock, { code: JSON.stringify(variables, null, 2), language: 'json', title: uiStrings.variables }),
    ...(operation ? sampleBlocks(operation as OperationModel, samplers) : []),
  ].filter(Boolean);
  const answer = JSON.stringify(response, null, 2);
  return [
    !has.requestExample && h(RequestExample, { dropdown: blocks.length > 3 }, blocks),
    !has.responseExample && h(ResponseExample, null, h(CodeBlock, { code: answer, language: 'json', title: '200' })),
  ];
}
