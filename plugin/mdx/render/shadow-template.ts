/** Renders the shadow root of an element from the same template as in the browser. */
import type { PropertyDeclaration } from 'lit';
import { LitElementRenderer } from '@lit-labs/ssr/lib/lit-element-renderer.js';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import '../../../elements/with-diagrams.js';
import { setLabels, type Labels } from '../../../elements/labels.js';
import { markup, type HtmlElement, type HtmlNode } from '../../core/tree/html-element.js';
import { parseHtml } from '../../core/tree/parse-html.js';
import { tagsIn } from '../../core/tree/walk-html.js';
import { writeContent } from '../../core/tree/write-html.js';
import { minifyCss } from './minify-css.js';
import { dropTokenFallbacks } from './token-fallbacks.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';

/** The part of an element class that is used. */
export interface ElementClass {
  readonly interactive: boolean;
  readonly drawnSlot: string | undefined;
  readonly observedAttributes: readonly string[];
  readonly elementProperties: ReadonlyMap<PropertyKey, PropertyDeclaration>;
}

/** A rendered root, and the elements inside it. */
export interface ShadowTemplate {
  html: string;
  tags: string[];
  /** The template of the root, without styles. It is shared: copy it before a change. */
  content: HtmlElement;
}

/** The class that is registered for `tag`, if any. */
export function elementClass(tag: string): ElementClass | undefined {
  const { customElements } = globalThis as unknown as {
    customElements: { get(tag: string): ElementClass | undefined };
  };
  return customElements.get(tag);
}

/** The shadow roots of the elements of a site. Each is rendered once per language and set of observed attributes. */
export class ShadowTemplates {
  /** By UI strings (one table per language), then by tag and attributes. */
  readonly #templates = new Map<Labels, Map<string, ShadowTemplate>>();
  /** The `observedAttributes` of each class, which the class computes on every access. */
  readonly #observed = new Map<ElementClass, ReadonlySet<string>>();
  /** Roots that differ only in the `name` attribute share one string in memory. */
  readonly #interned = new Map<string, ShadowTemplate>();

  /** The root of an element; `undefined` for a tag without a class. */
  of(element: HtmlElement, labels: Labels): ShadowTemplate | undefined {
    const { tag } = element;
    const elementType = elementClass(tag);
    if (!elementType) return undefined;
    const names = this.#namesOf(elementType);
    // In the order of the element's attributes.
    const observed = element.attributes().filter(([name]) => names.has(name));
    const key = observed.reduce((text, [name, value]) => `${text}\0${name}=${value}`, tag);
    const templates = getOrInsert(this.#templates, labels, () => new Map());
    return getOrInsert(templates, key, () => {
      setLabels(labels);
      const root = parseHtml(renderRoot(tag, observed));
      compact(root);
      return this.#intern(root);
    });
  }

  #namesOf(elementType: ElementClass): ReadonlySet<string> {
    return getOrInsert(this.#observed, elementType, () => new Set(elementType.observedAttributes));
  }

  #intern(root: HtmlElement): ShadowTemplate {
    const html = `<template shadowrootmode="open">${writeContent(root)}</template>`;
    return getOrInsert(this.#interned, html, () => ({
      html,
      tags: [...tagsIn(root)].filter((tag) => tag.startsWith('octavo-')),
      content: withoutStyles(root),
    }));
  }
}

function withoutStyles(root: HtmlElement): HtmlElement {
  const content = root.copy();
  content.children = content.children.filter((child) => typeof child === 'string' || child.tag !== 'style');
  return content;
}

function renderRoot(tag: string, attributes: [string, string][]): string {
  const renderer = new LitElementRenderer(tag);
  for (const [name, value] of attributes) renderer.setAttribute(name, value);
  renderer.connectedCallback();
  const root = renderer.renderShadow({
    elementRenderers: [LitElementRenderer],
    customElementInstanceStack: [renderer],
    customElementHostStack: [renderer],
    eventTargetStack: [],
    slotStack: [],
    deferHydration: false,
  });
  return root ? collectResultSync(root) : '<slot></slot>';
}

/** Removes Lit's markers, which only hydration needs, because the class replaces the root on upgrade, and spaces between tags. */
function compact(parent: HtmlElement): void {
  const children: HtmlNode[] = [];
  for (const child of parent.children) {
    const last = children.at(-1);
    if (typeof child === 'string' && typeof last === 'string') children[children.length - 1] = last + child;
    else if (typeof child === 'string' || child.tag !== markup) children.push(child);
  }
  parent.children = children.filter((child) =>
    typeof child === 'string' ? child.trim() !== '' : compactElement(child),
  );
}

/** Returns whether something is left of the element. */
function compactElement(element: HtmlElement): boolean {
  element.remove('shadowroot');
  element.tidy();
  if (element.tag !== 'style') {
    compact(element);
    return true;
  }
  const css = dropTokenFallbacks(minifyCss(writeContent(element)));
  element.children = [css];
  return css !== '';
}
