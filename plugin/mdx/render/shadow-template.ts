/** The shadow root of one element, rendered from the very template that the browser uses. */
import { LitElementRenderer } from '@lit-labs/ssr/lib/lit-element-renderer.js';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import '../../../elements/index.js';
import { setLabels, type Labels } from '../../../elements/labels.js';
import type { HtmlElement } from '../../html/html-element.js';
import { dropTokenFallbacks, minifyCss } from './minify-css.js';

/** What is asked of an element's class. */
interface ElementClass {
  readonly interactive: boolean;
  readonly observedAttributes: readonly string[];
}

/** A rendered root, and the elements that stand in it themselves. */
export interface ShadowTemplate {
  html: string;
  tags: string[];
}

/** By the words in them, as each language has one table of words; then by tag and attributes. */
const templates = new WeakMap<Labels, Map<string, ShadowTemplate>>();

/** Roots that differ in their attributes only by name are one string in memory. */
const interned = new Map<string, ShadowTemplate>();

/** The class that is defined for `tag`, if there is one. */
export function elementClass(tag: string): ElementClass | undefined {
  const { customElements } = globalThis as unknown as {
    customElements: { get(tag: string): ElementClass | undefined };
  };
  return customElements.get(tag);
}

/** The root of an element. Rendered once per set of observed attributes. */
export function shadowTemplate(element: HtmlElement, labels: Labels): ShadowTemplate | undefined {
  const { tag } = element;
  const elementType = elementClass(tag);
  if (!elementType) return undefined;
  const observed = observedAttributes(element, elementType.observedAttributes);
  const key = observed.reduce((text, [name, value]) => `${text}\0${name}=${value}`, tag);
  let cachedTemplates = templates.get(labels);
  if (!cachedTemplates) templates.set(labels, (cachedTemplates = new Map()));
  let template = cachedTemplates.get(key);
  if (!template) {
    setLabels(labels);
    cachedTemplates.set(key, (template = intern(renderRoot(tag, observed))));
  }
  return template;
}

/** In the order in which the element has them. */
function observedAttributes(element: HtmlElement, names: readonly string[]): [name: string, value: string][] {
  return element.attributes().filter(([name]) => names.includes(name));
}

function intern(html: string): ShadowTemplate {
  let template = interned.get(html);
  if (!template) {
    const tags = Array.from(html.matchAll(/<(octavo-[a-z0-9-]+)/g), (match) => match[1]!);
    interned.set(html, (template = { html, tags }));
  }
  return template;
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

/** Without Lit's markers, which only hydration needs: the class clears the root when it arrives. */
function compact(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/ shadowroot="open"/g, '')
    .replace(/<style>([\s\S]*?)<\/style>/g, (_, css: string) =>
      css.trim() ? `<style>${dropTokenFallbacks(minifyCss(css))}</style>` : '',
    )
    .replace(/>\s+</g, '><')
    .replace(/\s+(?=[^<>]*>)/g, ' ')
    .replace(/<([^<>]*?)\s+>/g, '<$1>');
}
