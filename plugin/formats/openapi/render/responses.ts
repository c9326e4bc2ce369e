/** The responses of an operation: a line for each status, which opens. */
import type { ContentModel, LinkModel, OperationModel, ResponseModel } from '../../../../playground/model/operation.js';
import { valueText } from '../../../../playground/model/values/exact-json.js';
import type { ApiStrings } from '../../../languages/api-strings.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import { contents } from '../../api/render/contents.js';
import { markdown, type RenderContext } from '../../api/render/context.js';
import { plainText, splitDescription } from '../../api/pages/first-paragraph.js';
import { descriptionBlocks } from '../../api/render/values/descriptions.js';
import { rows, type Row } from '../../api/render/rows.js';
import { documentedField } from '../../api/render/schema-content.js';

/** Nothing for an operation whose responses are not described. */
export function responses({ responses: all }: OperationModel, context: RenderContext): Node {
  if (all.length === 0) return undefined;
  if (all.length === 1) return [statusLine(all[0]!), content(all[0]!, partOf(all[0]!, context))];
  const opened = all.find(({ status }) => status.startsWith('2')) ?? all[0];
  return rows(all.map((response) => row(response, context, context.isExpanded || response === opened)));
}

function statusLine(response: ResponseModel): Node {
  return h('p', { id: idOf(response), class: 'octavo-status' }, h('code', null, response.status));
}

/** A response with its meaning in view. */
function row(response: ResponseModel, context: RenderContext, isOpen: boolean): Row {
  const { contents: media, headers, links } = response;
  const [meaning, rest] = meaningOf(response);
  const isEmpty = media.length + headers.length + links.length === 0 && rest === '';
  const shown = { ...response, summary: undefined, description: rest };
  return {
    id: idOf(response),
    label: h('code', null, response.status),
    text: meaning,
    content: isEmpty ? undefined : content(shown, partOf(response, context)),
    isOpen,
  };
}

/** Longer texts are cut in the line of a status, in characters. */
const maxMeaning = 120;

/** The text that fits into the line of a status, and the text after it; all of it after words that are cut, or may not be links there. */
function meaningOf({ summary, description = '' }: ResponseModel): [meaning: Node, rest: string] {
  if (summary !== undefined) return [summary, description === summary ? '' : description];
  const [first, rest] = splitDescription(description);
  if (first !== '' && !/[[<]|https?:/.test(first)) return [markdown(first), rest];
  const text = plainText(description);
  return [text.length > maxMeaning ? `${text.slice(0, maxMeaning).replace(/\s+\S*$/, '')}…` : text, description];
}

function idOf({ status }: ResponseModel): string {
  return `response-${status.toLowerCase()}`;
}

function partOf(response: ResponseModel, context: RenderContext): RenderContext {
  return { ...context, prefix: response.status, at: { id: idOf(response), label: response.status } };
}

function content(
  { summary, description, headers, contents: media, links }: ResponseModel,
  context: RenderContext,
): Node {
  const { uiStrings } = context;
  const texts = new Set([summary, description].filter((each) => each !== undefined && each !== ''));
  return [
    descriptionBlocks([...texts] as string[]),
    media.length > 0
      ? contents(media as ContentModel[], context, description || summary)
      : h('p', null, uiStrings.noContent),
    headers.length > 0 && [
      h('p', null, h('strong', null, uiStrings.headers)),
      headers.map((header) => documentedField(header, { ...context, prefix: `${context.prefix}-header` })),
    ],
    links.length > 0 && [
      h('p', null, h('strong', null, uiStrings.links)),
      h(
        'ul',
        null,
        links.map((link) => linkItem(link, uiStrings)),
      ),
    ],
  ];
}

/** The other operation, and the values of this response that it takes. */
function linkItem({ name, operation, description, parameters, body }: LinkModel, uiStrings: ApiStrings): Node {
  const given = Object.entries(parameters);
  const values = body === undefined ? given : [...given, [uiStrings.body, body] as const];
  return h(
    'li',
    null,
    [h('code', null, name), ' → ', h('code', null, operation), description && [': ', markdown(description)]],
    values.length > 0 &&
      h(
        'ul',
        null,
        values.map(([key, value]) => h('li', null, h('code', null, key), ': ', h('code', null, valueText(value)))),
      ),
  );
}
