/** Links to the pages of models. */
import { alternativesOf } from '../../../../playground/model/values/control-kind.js';
import type { Schema } from '../../../../playground/model/operation.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import { maxFieldLevels } from '../limits.js';
import type { ApiModel } from '../api-format.js';
import type { RenderContext } from '../render/context.js';
import { longLine } from '../render/values/long-list.js';
import { refName } from '../render/type-text.js';

/** The name of the schema that a schema refers to, also if it has notes of its own or may be `null`. */
export function nameOf(schema: Schema | undefined): string | undefined {
  const name = refName(schema);
  if (name !== undefined || typeof schema !== 'object' || Object.keys(schema).some((key) => adding.has(key)))
    return name;
  const { allOf, oneOf, anyOf } = schema;
  const lists = [allOf, oneOf, anyOf].filter((each) => each !== undefined);
  const [only, ...others] = lists.length === 1 && Array.isArray(lists[0]) ? alternativesOf({ oneOf: lists[0] }) : [];
  return others.length === 0 ? refName(only) : undefined;
}

/** Keywords that make a schema more than another name for the schema that it refers to. */
const adding = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'required',
  'items',
  'if',
  'then',
  'else',
]);

/** A link to the page of a schema whose fields are not on this page; nothing for a schema that is on it. */
export function modelLink(name: string, { around, linked, hrefOfModel, uiStrings }: RenderContext): Node {
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
