/** Restores the author's text for placeholders that no other transform replaced: in code, links, attributes. */
import type { Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import type { Placeholders } from '../source/placeholders.js';
import { walk } from './walk.js';

/** Changes `root` in place. Must run after all transforms that use placeholders. */
export function restoreText(root: Root, placeholders: Placeholders): void {
  walk(root, (node) => {
    if ('value' in node) node.value = placeholders.restore(node.value);
    if (node.type === 'element') {
      for (const [name, value] of Object.entries(node.properties)) {
        if (typeof value === 'string') node.properties[name] = placeholders.restore(value);
      }
      if (typeof node.data?.meta === 'string') node.data.meta = placeholders.restore(node.data.meta);
    }
    for (const name of markdownTexts) restoreMember(node as object as Record<string, unknown>, name, placeholders);
    if ('attributes' in node) node.attributes.forEach((attribute) => restoreAttribute(attribute, placeholders));
  });
}

/** Members of Markdown nodes with text besides `value`. */
const markdownTexts = ['url', 'title', 'alt', 'label', 'identifier', 'lang', 'meta'] as const;

function restoreMember(node: Record<string, unknown>, name: string, placeholders: Placeholders): void {
  const value = node[name];
  if (typeof value === 'string') node[name] = placeholders.restore(value);
}

function restoreAttribute(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute, placeholders: Placeholders): void {
  if (typeof attribute.value === 'string') attribute.value = placeholders.restore(attribute.value);
  else if (attribute.value) attribute.value.value = placeholders.restore(attribute.value.value);
}
