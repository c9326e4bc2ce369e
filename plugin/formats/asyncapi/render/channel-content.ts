/** The content of the page of a channel: everything in the document about it. */
import { Visibility } from '../../../../elements/visibility/visibility.page.js';
import { Endpoint } from '../../../../elements/endpoint/endpoint.page.js';
import type { ChannelModel, ChannelOperation, ChannelServer } from '../../../../playground/model/channel.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import { slug } from '../../../../runtime/search/terms/slug.js';
import type { ApiRenderer } from '../../api/api-format.js';
import type { DocumentPage } from '../types.js';
import { fieldTools, section, startContext, type ApiContentOptions } from '../../api/render/api-page.js';
import { authorization } from '../../api/render/authorization.js';
import { markdown, type RenderContext } from '../../api/render/context.js';
import { furtherModels } from '../../api/models/model-links.js';
import { modelContent } from '../../api/models/model-content.js';
import { overviewContent } from '../../api/overview/overview-content.js';
import { partOfDocument } from '../../api/overview/part-of.js';
import { nameAsSentence } from '../../api/read/operation-title.js';
import { named, rows, type Row } from '../../api/render/rows.js';
import { documentedField } from '../../api/render/schema-content.js';
import { codeIn } from '../../api/render/values/schema-examples.js';
import { variableFields } from '../../api/render/servers.js';
import { splitDescription } from '../../api/pages/first-paragraph.js';
import type { RequestForm } from '../../api/render/request-model.js';
import { bindings } from './bindings.js';
import { messageExamples } from './message-examples.js';
import { messages } from './messages.js';

/** More operations of one direction than this are a list that opens. */
const maxOpen = 6;

const locations = ['path', 'query', 'header'] as const;

export const renderer: ApiRenderer<DocumentPage> = {
  render(page, options) {
    const context = startContext(options.context, page, options);
    if (page.kind === 'overview') return { head: undefined, content: overviewContent(page, context, options) };
    if (page.kind === 'schema') return { head: undefined, content: modelContent(page, context, options) };
    const { channel, schemas } = page;
    const model: ChannelModel = { ...channel, connection: { ...channel.connection, schemas } };
    const method = options.entry.api?.label ?? '';
    const head = channelHead(model, { ...options, method });
    const content = [
      channelContent(model, context, options),
      section(context.uiStrings.models, furtherModels(page, context)),
      partOfDocument(page.owner, context, options),
    ];
    return { head, content };
  },
};

/** The content before the author's own content. */
function channelHead(channel: ChannelModel, { server, method, form }: ChannelContentOptions): Node {
  const bases = server === undefined ? [] : [server];
  const path = channel.connection.path;
  return [
    method !== '' && h(Visibility, { for: 'agents' }, h(Endpoint, { method, path, bases })),
    form && channelForm(channel, form),
  ];
}

interface ChannelContentOptions extends ApiContentOptions {
  /** Protocol of the first server, in upper case. */
  method: string;
}

/** A stream over HTTP is an ordinary request; a WebSocket has a form of its own. */
function channelForm(channel: ChannelModel, form: RequestForm): Node {
  const { connection, operations } = channel;
  const { servers } = connection;
  const sockets = servers.filter(({ url }) => /^wss?:/i.test(url));
  if (sockets.length > 0) return form({ ...channel, connection: { ...connection, servers: sockets } });
  const types = operations.flatMap(({ messages: each }) => each.flatMap(({ contentType }) => contentType ?? []));
  const contents = [...new Set(types)].map((mediaType) => ({ mediaType }));
  return form({ ...connection, responses: [{ status: '200', headers: [], links: [], contents }] });
}

function channelContent(channel: ChannelModel, context: RenderContext, options: ApiContentOptions): Node {
  const beside = messageExamples(channel, context, options);
  context.examples.text += codeIn(beside);
  const sections = [
    servers(channel, context),
    credentials(channel, context),
    parameters(channel, context),
    directions(channel, context),
    section(context.uiStrings.bindings, bindings(channel.bindings, context)),
  ];
  return [introduction(channel, context, options), fieldTools(context), sections, ...beside];
}

function introduction(
  { description = '', address, servers: all }: ChannelModel,
  context: RenderContext,
  { has }: ApiContentOptions,
): Node {
  const [, rest] = splitDescription(description);
  const { uiStrings } = context;
  return [
    all.length === 0 && address !== '' && h('p', null, `${uiStrings.address}: `, h('code', null, address)),
    !has.description && rest !== '' && h('div', null, markdown(rest)),
  ];
}

/** All servers, unless the only one is above the content with all that is known of it. */
function servers({ servers: all, connection }: ChannelModel, context: RenderContext): Node {
  const isPlain = ({ description, bindings: own }: ChannelServer) => description === undefined && own.length === 0;
  const fields = variableFields(connection.servers, context);
  if (all.length === 0 || (all.length === 1 && isPlain(all[0]!) && fields.length === 0)) return undefined;
  const items = all.map((server) => serverItem(server, context));
  return section(context.uiStrings.servers, [h('ul', null, ...items), fields]);
}

function serverItem({ name, title, url, description, bindings: own }: ChannelServer, context: RenderContext): Node {
  return h(
    'li',
    null,
    h('strong', null, title ?? name),
    ': ',
    h('code', null, url),
    description !== undefined && h('div', null, markdown(description)),
    bindings(own, context),
  );
}

function credentials({ connection, otherSchemes }: ChannelModel, context: RenderContext): Node {
  const own = authorization(connection, { ...context, direction: 'request', prefix: 'authorization' });
  const others = otherSchemes.map(({ name, type, description }) =>
    h('li', null, h('strong', null, name), ': ', h('code', null, type), description && [' ', markdown(description)]),
  );
  const content = [own, others.length > 0 && h('ul', null, ...others)];
  return section(context.uiStrings.authorization, content);
}

function parameters({ connection }: ChannelModel, context: RenderContext): Node {
  return locations.map((location) => {
    const inside: RenderContext = { ...context, direction: 'request', prefix: location };
    const own = connection.parameters.filter((parameter) => parameter.in === location);
    const fields = own.map((parameter) => documentedField({ ...parameter, location }, inside));
    return section(context.uiStrings[location], fields);
  });
}

/** The operations, beginning with operations that send. */
function directions({ operations }: ChannelModel, context: RenderContext): Node {
  const { uiStrings } = context;
  const titles = [
    ['send', uiStrings.send],
    ['receive', uiStrings.receive],
    [undefined, uiStrings.messages],
  ] as const;
  return titles.map(([action, title]) => {
    const own = operations.filter((operation) => operation.action === action);
    const inside = { ...context, prefix: action ?? 'message' };
    return section(
      title,
      own.length > maxOpen
        ? rows(own.map((operation) => operationRow(operation, inside)))
        : own.map((operation) => [
            operationTitle(operation, own.length > 1),
            operationContent(operation, own.length > 1, inside),
          ]),
    );
  });
}

function operationRow(operation: ChannelOperation, context: RenderContext): Row {
  const { id, title, summary } = operation;
  const name = title ?? summary ?? nameAsSentence(id);
  return {
    id: context.page.id(`${context.prefix}-${slug(id)}`),
    text: named(name, summary !== name && summary && markdown(summary)),
    content: operationContent(operation, true, context),
  };
}

function operationContent(operation: ChannelOperation, isOneOfMany: boolean, context: RenderContext): Node {
  const { id, action, deprecated, description } = operation;
  const prefix = isOneOfMany ? `${context.prefix}-${slug(id)}` : context.prefix;
  const inside: RenderContext = { ...context, prefix, direction: action === 'send' ? 'request' : 'response' };
  return [
    deprecated && h('p', null, h('strong', null, context.page.word('deprecated'))),
    description && h('div', null, markdown(description)),
    messages(operation.messages, inside),
    bindings(operation.bindings, inside),
    reply(operation, isOneOfMany, inside),
  ];
}

/** The only operation of a direction needs no heading of its own. */
function operationTitle({ id, title, summary }: ChannelOperation, isOneOfMany: boolean): Node {
  const name = title ?? summary ?? nameAsSentence(id);
  const text = summary === undefined || (isOneOfMany && summary === name) ? undefined : summary;
  return [isOneOfMany && h('h3', null, name), text && h('p', null, markdown(text))];
}

/** The messages that answer go in the other direction. */
function reply({ reply: answer, action }: ChannelOperation, isOneOfMany: boolean, context: RenderContext): Node {
  if (!answer) return undefined;
  const { uiStrings } = context;
  const { address } = answer;
  const direction = action === 'send' ? 'response' : 'request';
  return [
    h(isOneOfMany ? 'h4' : 'h3', null, uiStrings.reply),
    address && h('p', null, `${uiStrings.address}: `, h('code', null, address)),
    messages(answer.messages, { ...context, direction, prefix: `${context.prefix}-reply` }),
  ];
}
