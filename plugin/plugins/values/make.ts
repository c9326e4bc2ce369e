/** HTML of plugins: the functions that create it, and checks of the results of hooks. */
import { h, html, Html, isElement, type Component, type Node } from '../../../runtime/jsx/node.js';
import { isTagName } from '../../../runtime/jsx/render.js';
import { isA } from '../../core/errors/thrown.js';
import { markup, type HtmlElement } from '../../core/tree/html-element.js';
import { parseHtml } from '../../core/tree/parse-html.js';
import { writeContent } from '../../core/tree/write-html.js';
import type { Maker } from '../plugin.js';

/** The result of components and parts, for messages. */
export const nodeKinds = 'HTML from h() or html(), or text';

/** Whether a value is a node, or a promise of one. */
export function isNode(value: unknown): value is Node {
  if (Array.isArray(value)) return value.every(isNode);
  if (typeof value === 'object' && value !== null)
    return value instanceof Html || isA(value, Promise) || isElement(value);
  return typeof value !== 'function' && typeof value !== 'symbol';
}

/** Creates HTML, also with components by their names. `componentOf` throws if no component has the name. */
export function makerOf(componentOf: (name: string) => Component<any, any>): Maker {
  const create: typeof h = (type, ...others) => {
    if (typeof type !== 'string') return h(type, ...others);
    if (!isTagName(type)) throw new TypeError(`"${type}" is not the name of an element.`);
    return h(/^[A-Z]/.test(type) ? componentOf(type) : type, ...others);
  };
  return { h: create, html };
}

const headTags = new Set(['base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title', markup]);

/** The HTML of elements for `<head>`, or why it cannot be there, for use after "returned". */
export function headHtml({ value }: Html): Html | { fault: string } {
  const tree = parseHtml(value);
  const wrong = tree.children.find((child) => (typeof child === 'string' ? child.trim() : !headTags.has(child.tag)));
  if (wrong === undefined) return html(writeContent(tree));
  return {
    fault:
      typeof wrong === 'string'
        ? 'text instead of elements'
        : `<${(wrong as HtmlElement).tag}>, which cannot be in <head>`,
  };
}
