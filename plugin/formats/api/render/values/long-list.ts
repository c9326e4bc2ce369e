/** A list of which a screenful is shown at first. */
import { h, type Node } from '../../../../../runtime/jsx/node.js';
import { maxOpenItems } from '../../limits.js';

/** The first items, and the others behind their number; nothing without items. */
export function longList<Item>(all: readonly Item[], show: (items: readonly Item[]) => Node): Node {
  if (all.length === 0) return undefined;
  const [first, more] = [all.slice(0, maxOpenItems), all.slice(maxOpenItems)];
  return [show(first), more.length > 0 && h('details', null, h('summary', null, `+ ${more.length}`), show(more))];
}

/** The same items with commas between them. */
export function withCommas(items: readonly Node[]): Node[] {
  return items.flatMap((item, index) => [index > 0 && ', ', item]);
}

/** A long list on a line, with commas. */
export function longLine(all: readonly Node[]): Node {
  return longList(all, (items) => h('p', null, ...withCommas(items)));
}
