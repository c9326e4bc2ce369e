/** The line that names the document of a part, with links to its overview and to the groups of the part. */
import { h, type Node } from '../../../../runtime/jsx/node.js';
import { groupAnchor, overviewId, sectionId, type PartOwner } from '../overview.js';
import type { ApiContentOptions } from '../render/api-page.js';
import type { RenderContext } from '../render/context.js';

/** Nothing for a document without an overview. */
export function partOfDocument(
  { title, version, groups }: PartOwner,
  { uiStrings }: RenderContext,
  { hrefOf }: Pick<ApiContentOptions, 'hrefOf'>,
): Node {
  const overview = hrefOf?.(overviewId);
  if (overview === undefined) return undefined;
  const [before, after] = uiStrings.partOf.split('{name}');
  const name = [title, version].filter((each) => each !== '').join(' ') || uiStrings.overview;
  const links = groups.map(({ id, title: group }) => {
    const href = hrefOf?.(sectionId({ group: id })) ?? `${overview}#${groupAnchor(id)}`;
    return [' · ', h('a', { href }, group)];
  });
  return h('p', null, before, h('a', { href: overview }, name), links, after);
}
