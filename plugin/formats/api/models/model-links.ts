/** Links to the pages of models. */
import { h, type Node } from '../../../../runtime/jsx/node.js';
import { maxFieldLevels } from '../limits.js';
import type { ApiModel } from '../api-format.js';
import type { RenderContext } from '../render/context.js';
import { longLine } from '../render/values/long-list.js';
import { nameOf } from '../render/type-text.js';

/** A link to the page of a schema whose fields are not on this page, or that it is another name for; nothing for a schema that is on it. */
export function modelLink(name: string, context: RenderContext): Node {
  const { linked, schemas } = context;
  const names = new Set([name]);
  // A set that grows is iterated to its end.
  for (const each of names) {
    const other = nameOf(schemas[each]);
    if (other !== undefined) names.add(other);
  }
  return linkTo([...names].find((each) => linked.has(each)) ?? name, context);
}

function linkTo(name: string, { around, linked, hrefOfModel, uiStrings }: RenderContext): Node {
  if (!linked.has(name) && around.length <= maxFieldLevels) return undefined;
  const href = hrefOfModel(name);
  if (href === undefined) return undefined;
  return h('p', null, `${uiStrings.fields}: `, h('a', { href }, h('code', null, name)));
}

/** Links to the schemas that only the pages of other schemas link to, so that all of them are one click away. */
export function furtherModels({ further = [] }: ApiModel, { hrefOfModel }: RenderContext): Node {
  const links = further.flatMap((name) => {
    const href = hrefOfModel(name);
    return href === undefined ? [] : [h('a', { href }, h('code', null, name))];
  });
  return longLine(links);
}
