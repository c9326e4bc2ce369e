/** Links to documentation on other sites. */
import { isSafeAddress } from '../../../../elements/safe-address.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import type { SchemaObject } from '../../../../playground/model/values/resolve-schema.js';
import type { ApiStrings } from '../../../languages/api-strings.js';
import type { ExternalDocs } from '../read/read-info.js';
import { markdown } from './context.js';

/** The link in a paragraph of its own, with what the author says of it. */
export function externalDocs(docs: ExternalDocs | undefined, uiStrings: ApiStrings): Node {
  if (!docs) return undefined;
  const { url, description } = docs;
  // A link inside of the description has its own address.
  const isPlain = description === undefined || !/[[<]|https?:/.test(description);
  if (isPlain) return h('p', null, h('a', { href: url }, markdown(description) || uiStrings.externalDocs));
  return [h('div', null, markdown(description)), h('p', null, h('a', { href: url }, uiStrings.externalDocs))];
}

/** `externalDocs` of a schema. */
export function externalDocsOf({ externalDocs: given }: SchemaObject, uiStrings: ApiStrings): Node {
  if (typeof given !== 'object' || given === null) return undefined;
  const { url, description } = given as Partial<Record<keyof ExternalDocs, unknown>>;
  if (typeof url !== 'string' || !isSafeAddress(url, 'link')) return undefined;
  return externalDocs({ url, ...(typeof description === 'string' && { description }) }, uiStrings);
}
