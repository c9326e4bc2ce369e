/** The content of a request or a response: one tab for each media type. */
import { Tab, Tabs } from '../../../../elements/tabs/tabs.page.js';
import { controlSchema, isNullable } from '../../../../playground/model/values/control-kind.js';
import type { ContentModel, NamedExample, Schema } from '../../../../playground/model/operation.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import { exampleName } from '../read/values.js';
import { markdown, type RenderContext } from './context.js';
import { descriptionBlocks, descriptionsOf } from './values/descriptions.js';
import { facts } from './values/facts.js';
import { hasContent, schemaContent } from './schema-content.js';
import { typeText } from './type-text.js';
import { withCommas } from './values/long-list.js';
import { groupBy } from '../../../core/text/group-by.js';

/** Media types with equal schemas are shown together. `described`: the text above them, which their schemas may repeat. */
export function contents(all: readonly ContentModel[], context: RenderContext, described?: string): Node {
  const parts = [...groupBy(all, ({ schema, itemSchema }) => JSON.stringify([schema, itemSchema])).values()];
  if (parts.length < 2) return parts.map((same) => part(same, context, described));
  const tabs = parts.map((same, index) =>
    h(
      Tab,
      { title: same.map(({ mediaType }) => mediaType).join(', ') },
      value(
        same[0]!,
        { ...context, prefix: index === 0 ? context.prefix : `${context.prefix}-${index + 1}` },
        described,
      ),
    ),
  );
  return h(Tabs, { sync: false }, tabs);
}

function part(same: readonly ContentModel[], context: RenderContext, described: string | undefined): Node {
  const types = withCommas(same.map(({ mediaType }) => h('code', null, mediaType)));
  return [h('p', { class: 'octavo-media' }, ...types), value(same[0]!, context, described)];
}

/** The author's texts about examples. Their names are the titles of the samples, unless there is a single one. */
function notes({ examples = [] }: ContentModel): Node {
  const isNamed = ({ name, summary }: NamedExample): boolean => summary !== undefined || name !== exampleName(0);
  const noted = examples.filter((each) => each.description ?? (examples.length === 1 && isNamed(each)));
  const items = noted.map(({ name, summary, description }) => {
    const words = [summary, description].filter((each) => each !== undefined);
    return h(
      'li',
      null,
      h('code', null, name),
      words.map((each) => [': ', markdown(each)]),
    );
  });
  return items.length > 0 && h('ul', null, items);
}

function value(content: ContentModel, context: RenderContext, described: string | undefined): Node {
  const { schema: given = content.itemSchema } = content;
  return [given !== undefined && schemaValue(given, context, described), notes(content)];
}

/** A value with everything in its schema. */
export function schemaValue(given: Schema, context: RenderContext, described?: string): Node {
  const { schemas, uiStrings } = context;
  const resolved = controlSchema(given, schemas);
  const isObject = resolved.properties !== undefined;
  const descriptions = descriptionsOf(given, schemas).filter((each) => each !== described);
  return [
    (!isObject || isNullable(resolved)) && h('p', null, h('code', null, typeText(given, schemas))),
    descriptionBlocks(descriptions),
    facts(resolved, context),
    hasContent(given, context) ? schemaContent(given, context) : isObject && h('p', null, uiStrings.noFields),
  ];
}
