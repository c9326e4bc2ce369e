import { island, type HtmlNode } from '../../core/tree/html-element.js';

/** Elements that a link must not contain. */
const controls = new Set(
  'a audio button details embed iframe input label object select summary textarea video'.split(' '),
);

/** Whether one of `nodes` is or contains a link, a control, or a component that can render one. */
export function hasControl(nodes: readonly HtmlNode[]): boolean {
  return nodes.some(
    (node) =>
      typeof node !== 'string' &&
      (controls.has(node.tag) || node.tag === island || node.has('tabindex') || hasControl(node.children)),
  );
}
