import { h, type Node } from '../../runtime/jsx/node.js';

/**
 * A place inside an element that `#…` links can point to by its title. The page gives it the slug of `title` as its id
 * unless something else, such as a heading, has that id already.
 */
export function anchor(title: Node): Node {
  return typeof title === 'string' && title ? h('span', { slot: 'anchor', 'data-alias': title }) : undefined;
}
