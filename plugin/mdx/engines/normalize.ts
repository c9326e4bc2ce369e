/** Removes the differences between engine outputs and data that later stages do not use. */
import type { Element, Root } from 'hast';
import { isJsx, type PageNode } from '../transforms/walk.js';

type AnyNode = Root | PageNode;

/**
 * Changes `root` in place: removes syntax trees of JavaScript and positions of attributes, and writes alignment as a
 * style.
 */
export function normalize(root: Root): Root {
  normalizeNode(root, root);
  return root;
}

function normalizeNode(node: AnyNode, parent: AnyNode): void {
  // Autolinks may have none.
  if (node.type === 'element') node.position ??= parent.position;
  if (node.type === 'element') normalizeElement(node);
  else delete node.data;
  if (isJsx(node)) {
    for (const attribute of node.attributes) {
      delete attribute.position;
      delete attribute.data;
      if (attribute.type === 'mdxJsxAttribute' && attribute.value && typeof attribute.value === 'object') {
        delete attribute.value.data;
        delete attribute.value.position;
      }
    }
  }
  if ('children' in node) node.children.forEach((child) => normalizeNode(child, node));
}

/** Keeps only the info string of a code fence from `data`. */
function normalizeElement(element: Element): void {
  const meta = element.data?.meta;
  if (typeof meta === 'string' && meta !== '') element.data = { meta };
  else delete element.data;
  const { align, style } = element.properties;
  const side = typeof align === 'string' ? align : /^text-align: ?(\w+);?$/.exec(String(style ?? ''))?.[1];
  if (side && (element.tagName === 'td' || element.tagName === 'th')) {
    delete element.properties['align'];
    element.properties['style'] = `text-align:${side}`;
  }
}
