/** Restores the author's text for placeholders that no other transform replaced: in code, links, attributes. */
import type { Root } from 'hast';
import type { Placeholders } from '../source/placeholders.js';
import { isJsx, walk } from './walk.js';

/** Members of nodes with text. Those of Markdown nodes have more than `value`. */
const texts = ['value', 'url', 'title', 'alt', 'label', 'identifier', 'lang', 'meta'];

/** Changes `root` in place. Must run after all transforms that use placeholders. */
export function restoreText(root: Root, placeholders: Placeholders): void {
  const restore = (owner: object, names: readonly string[]): void => {
    const members = owner as Record<string, unknown>;
    for (const name of names) {
      const text = members[name];
      if (typeof text === 'string') members[name] = placeholders.restore(text);
    }
  };
  walk(root, (node) => {
    restore(node, texts);
    if (node.type === 'element') {
      restore(node.properties, Object.keys(node.properties));
      restore(node.data ?? {}, ['meta']);
    }
    for (const attribute of isJsx(node) ? node.attributes : []) {
      const { value } = attribute;
      restore(typeof value === 'object' && value ? value : attribute, ['value']);
    }
  });
}
