/** The code blocks beside a channel: examples of messages to send, and of messages that come back. */
import { exactJson } from '../../../../playground/model/values/exact-json.js';
import { CodeBlock } from '../../../../elements/code-block/code-block.page.js';
import { RequestExample, ResponseExample } from '../../../../elements/example/example.page.js';
import { fullValue } from '../../../../playground/model/values/full-value.js';
import type { NamedExample } from '../../../../playground/model/operation.js';
import type { ChannelAction, ChannelModel, MessageModel } from '../../../../playground/model/channel.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import { exampleName } from '../../api/read/values.js';
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
    // The messages that answer go in the other direction.
    const own = operations.flatMap(({ action: direction, messages, reply }) =>
      direction === action ? messages : direction === undefined ? [] : (reply?.messages ?? []),
    );
    const named = new Map(own.map((message) => [message.name, message]));
    const all = [...named.values()].flatMap((message) => examplesOf(message, schemas));
    return all
      .filter(({ isMadeUp }, index) => !isMadeUp || index < maxMessageExamples)
      .map(({ title, code, language }) => h(CodeBlock, { code, language, title: `${label}: ${title}` }));
  };
  const sent = has.requestExample ? [] : blocksOf('send', uiStrings.send);
  const received = has.responseExample ? [] : blocksOf('receive', uiStrings.receive);
  return [
    sent.length > 0 && h(RequestExample, { dropdown: sent.length > 2 }, sent),
    received.length > 0 && h(ResponseExample, { dropdown: received.length > 2 }, received),
  ];
}

interface MessageExample {
  title: string;
  code: string;
  language: string;
  /** Whether it comes from the schema. */
  isMadeUp: boolean;
}

function examplesOf(
  { title, examples, payload, contentType = 'application/json' }: MessageModel,
  schemas: ChannelModel['connection']['schemas'],
): MessageExample[] {
  const isJson = /json/.test(contentType);
  const isMadeUp = examples.length === 0;
  const values = isMadeUp
    ? [{ name: '', value: payload === undefined ? undefined : fullValue(payload, schemas) }]
    : examples.map((example) => ({
        name: isNamed(example) || examples.length > 1 ? ` ${nameOf(example)}` : '',
        value: example.value,
      }));
  return values.flatMap(({ name, value }) => {
    if (value === undefined) return [];
    const code = typeof value === 'string' && !isJson ? value : exactJson(value, 2);
    const language = isJson || typeof value !== 'string' ? 'json' : 'text';
    return [{ title: `${title}${name}`, code, language, isMadeUp }];
  });
}

function nameOf({ name, summary }: NamedExample): string {
  return summary === undefined || summary === name ? name : `${name}: ${summary}`;
}

function isNamed({ name }: NamedExample): boolean {
  return name !== exampleName(0);
}
