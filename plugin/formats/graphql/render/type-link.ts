/** Types whose names are links to their pages. */
import { h, type Node } from '../../../../runtime/jsx/node.js';

/** A type in SDL, such as `[User!]!`, with a link. */
export function typeLink(type: string, links: Readonly<Record<string, string>>): Node {
  const [, before = '', name = '', after = ''] = /^(\[*)([^[\]!]*)(.*)$/.exec(type)!;
  return [before, Object.hasOwn(links, name) ? h('a', { href: links[name] }, name) : name, after];
}

/** The name of a type as code; a link if it has a page. */
export function typeCode(name: string, links: Readonly<Record<string, string>>): Node {
  const code = h('code', null, name);
  return Object.hasOwn(links, name) ? h('a', { href: links[name] }, code) : code;
}
