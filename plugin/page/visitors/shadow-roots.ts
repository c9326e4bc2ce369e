/** Declarative shadow roots: elements are styled before any script runs. */
import type { Labels } from '../../../elements/labels.js';
import type { Node } from '../../../runtime/jsx/node.js';
import { island, type HtmlElement } from '../../core/tree/html-element.js';
import { renderToTree } from '../../core/tree/render-tree.js';
import { atOnce } from '../facts/at-once.js';
import { slotted } from '../find-element.js';
import { elementClass, type ShadowTemplates } from '../../mdx/render/shadow-template.js';

/** Its script draws all of it. */
const playground = 'octavo-playground';

/**
 * Adds its shadow root to every known element of the page. Unknown tags are unchanged. Returns the tags that need their
 * script, sorted.
 */
export function addShadowRoots(page: HtmlElement, labels: Labels, templates: ShadowTemplates): string[] {
  const tags = new Set<string>();
  add(page, (element) => templates.of(element, labels), tags);
  const needsScript = (tag: string): boolean =>
    tag === playground || tag === atOnce || !!elementClass(tag)?.interactive;
  return [...tags].filter(needsScript).sort();
}

/** The tree of `content` with the shadow roots of its elements. */
export function treeWithRoots(content: Node, labels: Labels, templates: ShadowTemplates): HtmlElement {
  const tree = renderToTree(content, undefined);
  addShadowRoots(tree, labels, templates);
  return tree;
}

type TemplateOf = (element: HtmlElement) => ReturnType<ShadowTemplates['of']>;

function add(parent: HtmlElement, templateOf: TemplateOf, tags: Set<string>): void {
  for (const element of parent.children) {
    if (typeof element === 'string' || !isContent(element, parent)) continue;
    add(element, templateOf, tags);
    if (element.tag === playground) tags.add(playground);
    const template = element.tag.startsWith('octavo-') && !hasRoot(element) && templateOf(element);
    if (!template) continue;
    if (lacksSlot(element)) tags.add(atOnce);
    element.prepend(template.html);
    for (const tag of [element.tag, ...template.tags]) tags.add(tag);
  }
}

/**
 * Whether the script of the element has to draw content that pages usually contain, because an author wrote it as HTML.
 */
function lacksSlot(element: HtmlElement): boolean {
  const slot = elementClass(element.tag)?.drawnSlot;
  return slot !== undefined && slotted(element, slot) === undefined;
}

/** Templates can contain content that an interactive component shows later, so they are included. */
function isContent({ tag }: HtmlElement, parent: HtmlElement): boolean {
  return tag === 'template' ? parent.tag === island : tag !== 'svg' && tag !== 'math';
}

/** An existing shadow root is kept. */
function hasRoot(element: HtmlElement): boolean {
  const first = element.children.find((child) => typeof child !== 'string' || child.trim() !== '');
  return typeof first === 'object' && first.tag === 'template' && first.has('shadowrootmode');
}
