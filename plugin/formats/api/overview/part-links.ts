/** Lists of parts of a document, each with a link to its page. */
import { h, type Node } from '../../../../runtime/jsx/node.js';
import type { OverviewPart } from '../overview.js';
import type { ApiPage } from '../render/api-page.js';

type Linking = Pick<ApiPage, 'hrefOf' | 'context'>;

/** A list of those that have pages; nothing if none has one. */
export function partLinks(parts: readonly OverviewPart[], { hrefOf, context }: Linking): Node {
  const items = parts.flatMap(({ id, label, name, title, deprecated }) => {
    const href = hrefOf?.(id);
    if (href === undefined) return [];
    const address = [label, name].filter((each) => each !== '').join(' ');
    const method = label !== '' && h('span', { class: 'octavo-method', 'data-method': label.toLowerCase() }, label);
    const note = deprecated && [' (', context.word('deprecated'), ')'];
    const isNamed = title !== address;
    const link = h('a', { href }, isNamed ? title : name);
    return [h('li', null, method, ' ', h('span', null, link, note), isNamed && [' ', h('code', null, name)])];
  });
  return items.length > 0 && h('ul', { class: 'octavo-operations' }, items);
}
