/** Completes elements before any script runs: they are composed, or have a declarative shadow root. */
import { composedElements } from '../../../elements/composed-elements.js';
import type { Composed } from '../../../elements/composed.js';
import type { Labels } from '../../../elements/labels.js';
import type { Node } from '../../../runtime/jsx/node.js';
import { island, type HtmlElement } from '../../core/tree/html-element.js';
import { renderToTree } from '../../core/tree/render-tree.js';
import type { PageElements } from '../../mdx/types.js';
import { atOnce } from '../facts/at-once.js';
import { slotted } from '../find-element.js';
import { elementClass, type ShadowTemplate, type ShadowTemplates } from '../../mdx/render/shadow-template.js';
import { compose, contentParts } from '../compose/compose.js';
import { lightTemplate, type LightTemplate } from '../compose/light-template.js';

/** Elements that consist of their script, or need it to be of use. */
const scripted: ReadonlySet<string> = new Set(['octavo-playground', 'octavo-field-tools']);

/**
 * Composes the known elements of the page. Those that are not composed, and those in interactive components, which own their
 * nodes, get their shadow root. Unknown tags are unchanged.
 */
export function addShadowRoots(page: HtmlElement, labels: Labels, templates: ShadowTemplates): PageElements {
  const visitor = new ElementVisitor((element) => templates.of(element, labels));
  visitor.visit(page, true);
  const needsScript = (tag: string): boolean =>
    scripted.has(tag) || tag === atOnce || !tag.startsWith('octavo-') || !!elementClass(tag)?.interactive;
  return { scripts: [...visitor.scripts].filter(needsScript).sort(), styles: [...visitor.styles].sort() };
}

/** The tree of `content` with its elements completed. */
export function treeWithRoots(content: Node, labels: Labels, templates: ShadowTemplates): HtmlElement {
  const tree = renderToTree(content, undefined);
  addShadowRoots(tree, labels, templates);
  return tree;
}

/** The prepared templates of composed elements. */
const lightTemplates = new WeakMap<ShadowTemplate, LightTemplate>();

class ElementVisitor {
  readonly scripts = new Set<string>();
  readonly styles = new Set<string>();
  /** The number of elements with ids in their templates. The colon after these is in no id of a heading. */
  #withIds = 0;
  readonly #templateOf: (element: HtmlElement) => ShadowTemplate | undefined;

  constructor(templateOf: (element: HtmlElement) => ShadowTemplate | undefined) {
    this.#templateOf = templateOf;
  }

  /** Visits the children of `parent`. `composes`: whether no interactive component renders them. */
  visit(parent: HtmlElement, composes: boolean): void {
    parent.children.forEach((element, index) => {
      if (typeof element === 'string' || !isContent(element, parent)) return;
      const isOwn = composes && element.tag !== island;
      this.visit(element, isOwn);
      if (scripted.has(element.tag)) this.scripts.add(element.tag);
      if (isExpandable(element)) this.styles.add('expandable');
      if (element.tag.startsWith('octavo-') && !hasRoot(element))
        parent.children[index] = this.#complete(element, isOwn);
    });
  }

  /** The element with what it needs before its script runs. */
  #complete(element: HtmlElement, composes: boolean): HtmlElement {
    const template = this.#templateOf(element);
    if (!template) return element;
    if (lacksSlot(element)) this.scripts.add(atOnce);
    for (const tag of template.tags) this.scripts.add(tag);
    const composed = composes ? composedElements.get(element.tag) : undefined;
    if (composed && !isDrawn(element, composed)) return this.#compose(element, composed, template);
    this.scripts.add(element.tag);
    this.styles.add(element.tag);
    element.prepend(template.html);
    return element;
  }

  #compose(element: HtmlElement, composed: Composed, template: ShadowTemplate): HtmlElement {
    let light = lightTemplates.get(template);
    if (!light) lightTemplates.set(template, (light = lightTemplate(template.content, composed)));
    const { frame } = composed;
    this.scripts.add(frame?.tag === 'details' ? frame.script : element.tag);
    this.styles.add(composed.class);
    const idSuffix = light.hasIds ? `:${(this.#withIds += 1)}` : '';
    return compose(element, composed, light, { type: elementClass(element.tag)!, idSuffix });
  }
}

/** API pages write them as they are composed. */
function isExpandable(element: HtmlElement): boolean {
  return element.tag === 'details' && !!element.attribute('class')?.includes('octavo-expandable');
}

/** Whether the script of the element draws what it consists of, because an author wrote it without. */
function isDrawn(element: HtmlElement, composed: Composed): boolean {
  return lacksSlot(element) || (composed.content !== undefined && contentParts(element, composed).length === 0);
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
