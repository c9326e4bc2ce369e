/** Types whose names are links to their pages. */
import { h, type Node } from '../../../runtime/jsx/node.js';

/** A type in SDL, such as `[User!]!`, with a link. */
export function typeLink(type: string, links: Readonly<Record<string, string>>): Node {
  const [, before = '', name = '', after = ''] = /^(\[*)([^[\]!]*)(.*)$/.exec(type)!;
  return [before, typeName(name, links), after];
}

/** The name of a type; a link if it has a page. */
export function typeName(name: string, links: Readonly<Record<string, string>>): Node {
  return Object.hasOwn(links, name) ? h('a', { href: links[name] }, name) : name;
}
