/** The responses of an operation, one tab for each status. */
import { Tab, Tabs } from '../../../../elements/tabs/tabs.page.js';
import type { ContentModel, LinkModel, OperationModel, ResponseModel } from '../../../../playground/model/operation.js';
import { valueText } from '../../../../playground/model/values/exact-json.js';
import type { ApiStrings } from '../../../languages/api-strings.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import { contents } from '../../api/render/contents.js';
import { markdown, type RenderContext } from '../../api/render/context.js';
import { descriptionBlocks } from '../../api/render/values/descriptions.js';
import { documentedField } from '../../api/render/schema-content.js';

/** Nothing for an operation whose responses are not described. */
export function responses({ responses: all }: OperationModel, context: RenderContext): Node {
  if (all.length === 0) return undefined;
  if (all.length === 1) return [statusLine(all[0]!), content(all[0]!, partOf(all[0]!, context))];
  const tabs = all.map((response) =>
    h(Tab, { title: response.status, id: idOf(response) }, content(response, partOf(response, context))),
  );
  return h(Tabs, { sync: false }, tabs);
}

function statusLine(response: ResponseModel): Node {
  return h('p', { id: idOf(response), class: 'octavo-status' }, h('code', null, response.status));
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
