/** The code blocks beside a channel: examples of messages to send, and of messages that come back. */
import { exactJson } from '../../../../playground/model/values/exact-json.js';
import { CodeBlock } from '../../../../elements/code-block/code-block.page.js';
import { RequestExample, ResponseExample } from '../../../../elements/example/example.page.js';
import { fullValue } from '../../../../playground/model/values/full-value.js';
import type { ChannelAction, ChannelModel, MessageModel } from '../../../../playground/model/channel.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import type { ApiContentOptions } from '../../api/render/api-page.js';
import type { RenderContext } from '../../api/render/context.js';
import { maxMessageExamples } from '../../api/limits.js';

/**
 * The author's examples of each message, or an example made from its schema. Code blocks on the page take precedence.
 */
export function messageExamples(
  { operations, connection: { schemas } }: ChannelModel,
  { uiStrings }: RenderContext,
  { has }: Pick<ApiContentOptions, 'has'>,
): Node[] {
  const blocksOf = (action: ChannelAction, label: string): Node[] => {
    const own = operations.filter((operation) => operation.action === action).flatMap(({ messages }) => messages);
    const named = new Map(own.map((message) => [message.name, message]));
    return [...named.values()]
      .flatMap((message) => examplesOf(message, schemas))
      .slice(0, maxMessageExamples)
      .map(({ title, code, language }) => h(CodeBlock, { code, language, title: `${label}: ${title}` }));
  };
  const sent = has.requestExample ? [] : blocksOf('send', uiStrings.send);
  const received = has.responseExample ? [] : blocksOf('receive', uiStrings.receive);
  return [
    sent.length > 0 && h(RequestExample, { dropdown: sent.length > 2 }, sent),
    received.length > 0 && h(ResponseExample, { dropdown: received.length > 2 }, received),
  ];
}

function examplesOf(
  { title, examples, payload, contentType = 'application/json' }: MessageModel,
  schemas: ChannelModel['connection']['schemas'],
): { title: string; code: string; language: string }[] {
  const isJson = /json/.test(contentType);
  const values =
    examples.length > 0
      ? examples.map(({ name, summary, value }) => ({ name: examples.length > 1 ? ` ${summary ?? name}` : '', value }))
      : [{ name: '', value: payload === undefined ? undefined : fullValue(payload, schemas) }];
  return values.flatMap(({ name, value }) => {
    if (value === undefined) return [];
    const code = typeof value === 'string' && !isJson ? value : exactJson(value, 2);
    return [{ title: `${title}${name}`, code, language: isJson || typeof value !== 'string' ? 'json' : 'text' }];
  });
}
