/** The content of a request or a response: one tab for each media type. */
import { Tab, Tabs } from '../../../../elements/tabs/tabs.page.js';
import { controlSchema } from '../../../../playground/model/values/control-kind.js';
import type { ContentModel } from '../../../../playground/model/operation.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import { markdown, type RenderContext } from './context.js';
import { facts } from './facts.js';
import { hasContent, schemaContent } from './schema-content.js';
import { refName, typeText } from './type-text.js';
import { groupBy } from '../../../core/text/group-by.js';

/** Media types with equal schemas are shown together. */
export function contents(all: readonly ContentModel[], context: RenderContext): Node {
  const parts = [...groupBy(all, ({ schema, itemSchema }) => JSON.stringify([schema, itemSchema])).values()];
  if (parts.length < 2) return parts.map((same) => part(same, context));
  const tabs = parts.map((same, index) =>
    h(
      Tab,
      { title: same.map(({ mediaType }) => mediaType).join(', ') },
      value(same[0]!, { ...context, prefix: index === 0 ? context.prefix : `${context.prefix}-${index + 1}` }),
    ),
  );
  return h(Tabs, { sync: false }, tabs);
}

function part(same: readonly ContentModel[], context: RenderContext): Node {
  const types = same.flatMap(({ mediaType }, index) => [index > 0 && ', ', h('code', null, mediaType)]);
  return [h('p', null, ...types), value(same[0]!, context)];
}

function value({ schema, itemSchema }: ContentModel, context: RenderContext): Node {
  const { schemas, uiStrings } = context;
  const given = schema ?? itemSchema;
  if (given === undefined) return undefined;
  const resolved = controlSchema(given, schemas);
  const isObject = resolved.properties !== undefined;
  const description = resolved['description'];
  return [
    !isObject && h('p', null, h('code', null, typeText(given, schemas))),
    typeof description === 'string' && refName(given) === undefined && h('div', null, markdown(description)),
    !isObject && facts(resolved, context),
    hasContent(given, context) ? schemaContent(given, context) : isObject && h('p', null, uiStrings.noFields),
  ];
}
