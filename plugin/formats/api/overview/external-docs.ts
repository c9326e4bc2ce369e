/** Links to documentation on other sites. */
import { isSafeAddress } from '../../../../elements/safe-address.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import { controlSchema } from '../../../../playground/model/values/control-kind.js';
import type { SchemaObject } from '../../../../playground/model/values/resolve-schema.js';
import type { ApiStrings } from '../../../languages/api-strings.js';
import type { ExternalDocs } from '../read/read-info.js';
import { markdown, type RenderContext } from '../render/context.js';

/** The link in a paragraph of its own, with what the author says of it. */
export function externalDocs(docs: ExternalDocs | undefined, uiStrings: ApiStrings): Node {
  if (!docs) return undefined;
  const { url, description } = docs;
  // A link inside of the description has its own address.
  const isPlain = description === undefined || !/[[<]|https?:/.test(description);
  if (isPlain) return h('p', null, h('a', { href: url }, markdown(description) || uiStrings.externalDocs));
  return [h('div', null, markdown(description)), h('p', null, h('a', { href: url }, uiStrings.externalDocs))];
}

/** `externalDocs` of a value, and of its items. */
export function externalDocsOf(schema: SchemaObject, { schemas, uiStrings }: RenderContext): Node[] {
  const links: Node[] = [];
  let value: SchemaObject | undefined = schema;
  for (let level = 0; level < maxLists && value; level++) {
    links.push(externalDocs(docsOf(value), uiStrings));
    value = value.items === undefined ? undefined : controlSchema(value.items, schemas);
  }
  return links;
}

/** Levels of lists in lists. */
const maxLists = 4;

function docsOf({ externalDocs: given }: SchemaObject): ExternalDocs | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { url, description } = given as Partial<Record<keyof ExternalDocs, unknown>>;
  if (typeof url !== 'string' || !isSafeAddress(url, 'link')) return undefined;
  return { url, ...(typeof description === 'string' && { description }) };
}
