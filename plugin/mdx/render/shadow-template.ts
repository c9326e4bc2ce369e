/** Renders the shadow root of an element from the same template as in the browser. */
import { LitElementRenderer } from '@lit-labs/ssr/lib/lit-element-renderer.js';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import '../../../elements/with-diagrams.js';
import { setLabels, type Labels } from '../../../elements/labels.js';
import type { HtmlElement } from '../../core/tree/html-element.js';
import { dropTokenFallbacks, minifyCss } from './minify-css.js';

/** The part of an element class that is used. */
interface ElementClass {
  readonly interactive: boolean;
  readonly hasFlatRoot: boolean;
  readonly observedAttributes: readonly string[];
}

/** A rendered root, and the elements inside it. */
export interface ShadowTemplate {
  html: string;
  tags: string[];
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
  /** What `observedAttributes` of each class returned, which it computes on every access. */
  readonly #observed = new Map<ElementClass, ReadonlySet<string>>();
  /** Roots that differ only in the `name` attribute share one string in memory. */
  readonly #interned = new Map<string, ShadowTemplate>();

  /** The root of an element; `undefined` for a tag without a class, and where light styles draw the element. */
  of(element: HtmlElement, labels: Labels): ShadowTemplate | undefined {
    const { tag } = element;
    const elementType = elementClass(tag);
    if (!elementType) return undefined;
    const isFlat = element.has('flat');
    if (isFlat && !elementType.hasFlatRoot) return undefined;
    const observed = observedAttributes(element, this.#namesOf(elementType));
    const key = observed.reduce((text, [name, value]) => `${text}\0${name}=${value}`, isFlat ? `${tag} flat` : tag);
    let templates = this.#templates.get(labels);
    if (!templates) this.#templates.set(labels, (templates = new Map()));
    let template = templates.get(key);
    if (!template) {
      setLabels(labels);
      const html = renderRoot(tag, observed);
      template = this.#intern(isFlat ? html.replace(/<style>[^<]*<\/style>/g, '') : html);
      templates.set(key, template);
    }
    return template;
  }

  #namesOf(elementType: ElementClass): ReadonlySet<string> {
    let names = this.#observed.get(elementType);
    if (!names) this.#observed.set(elementType, (names = new Set(elementType.observedAttributes)));
    return names;
  }

  #intern(html: string): ShadowTemplate {
    let template = this.#interned.get(html);
    if (!template) {
      const tags = Array.from(html.matchAll(/<(octavo-[a-z0-9-]+)/g), (match) => match[1]!);
      this.#interned.set(html, (template = { html, tags }));
    }
    return template;
  }
}

/** In the order of the element's attributes. */
function observedAttributes(element: HtmlElement, names: ReadonlySet<string>): [name: string, value: string][] {
  return element.attributes().filter(([name]) => names.has(name));
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
  const html = root ? collectResultSync(root) : '<slot></slot>';
  return `<template shadowrootmode="open">${compact(html)}</template>`;
}

/** Without Lit's markers, which only hydration needs: the class replaces the root on upgrade. */
function compact(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<\?>/g, '')
    .replace(/ shadowroot="open"/g, '')
    .replace(/<style>([\s\S]*?)<\/style>/g, (_, css: string) =>
      css.trim() ? `<style>${dropTokenFallbacks(minifyCss(css))}</style>` : '',
    )
    .replace(/>\s+</g, '><')
    .replace(/\s+(?=[^<>]*>)/g, ' ')
    .replace(/<([^<>]*?)\s+>/g, '<$1>');
}
