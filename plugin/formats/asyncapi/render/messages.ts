/** The messages of an operation; several are in tabs, many in a list. */
import { CodeBlock } from '../../../../elements/code-block/code-block.page.js';
import { Tab, Tabs } from '../../../../elements/tabs/tabs.page.js';
import type { MessageModel } from '../../../../playground/model/channel.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import { slug } from '../../../../runtime/search/terms/slug.js';
import { contents } from '../../api/render/contents.js';
import { markdown, type RenderContext } from '../../api/render/context.js';
import { named, rows, type Row } from '../../api/render/rows.js';
import { schemaContent } from '../../api/render/schema-content.js';
import { bindings } from './bindings.js';

/** More messages than this are a list that opens. */
const maxTabs = 6;

/** The media type that AsyncAPI assumes if a document does not name one. */
const usualType = 'application/json';

/** Each message with its headers and its payload. */
export function messages(all: readonly MessageModel[], context: RenderContext): Node {
  if (all.length === 0) return undefined;
  if (all.length === 1) return single(all[0]!, context);
  if (all.length > maxTabs) return rows(all.map((message) => row(message, context)));
  const tabs = all.map((message) => h(Tab, { title: message.title }, content(message, inside(message, context))));
  return h(Tabs, { sync: false }, tabs);
}

function row(message: MessageModel, context: RenderContext): Row {
  const { title, name, summary } = message;
  return {
    id: context.page.id(`message-${slug(name)}`),
    text: named(title, summary && markdown(summary)),
    content: content({ ...message, summary: undefined }, inside(message, context)),
  };
}

function inside(message: MessageModel, context: RenderContext): RenderContext {
  const prefix = `${context.prefix}-${slug(message.name)}`;
  return { ...context, prefix };
}

function single(message: MessageModel, context: RenderContext): Node {
  return [h('p', null, h('strong', null, message.title)), content(message, context)];
}

function content(message: MessageModel, context: RenderContext): Node {
  const { summary, description, deprecated, correlation, headers } = message;
  const { uiStrings, page } = context;
  return [
    deprecated && h('p', null, h('strong', null, page.word('deprecated'))),
    summary && h('p', null, markdown(summary)),
    description && description !== summary && h('div', null, markdown(description)),
    headers !== undefined && [
      h('p', null, h('strong', null, uiStrings.headers)),
      schemaContent(headers, { ...context, prefix: `${context.prefix}-header` }),
    ],
    payload(message, context),
    correlation &&
      h(
        'p',
        null,
        `${uiStrings.correlation}: `,
        h('code', null, correlation.location),
        correlation.description && [' ', markdown(correlation.description)],
      ),
    bindings(message.bindings, context),
  ];
}

function payload({ payload: schema, source, contentType = usualType }: MessageModel, context: RenderContext): Node {
  if (source)
    return [
      h('p', null, h('code', null, contentType), ' ', h('code', null, source.format)),
      h(CodeBlock, { code: source.code, language: source.language }),
    ];
  return schema !== undefined && contents([{ mediaType: contentType, schema }], context);
}
