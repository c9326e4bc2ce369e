/**
 * Writes JSX as HTML: all text and all attributes are escaped. Only `Html` is trusted, and only `html()` creates it.
 */
import { html, type Html, type Node } from '../../runtime/jsx/node.js';
import { renderToString, type Host } from '../../runtime/jsx/render.js';
import { Holes, type WaitingHost } from '../mdx/render/holes.js';

/** A sidebar has thousands of list items, whose end tags are optional. */
const host: Host = { impliedEndTags: new Set(['li']) };

/** `node` as HTML text. */
export function writeHtml(node: Node): string {
  return renderToString(node, host);
}

/** The same for a node of which parts may be known later. */
export function writeWaiting(
  node: Node,
  { component, notShown }: Pick<Host, 'component' | 'notShown'> = {},
): string | Promise<string> {
  const holes = new Holes();
  const waiting: WaitingHost = {
    ...host,
    component,
    notShown,
    wait: (promise) => holes.add(promise, waiting),
    failed(error) {
      throw error;
    },
  };
  const text = renderToString(node, waiting);
  return holes.isEmpty ? text : holes.fillTexts([text]).then(([filled = '']) => filled);
}

/** `node` rendered once for many pages, as one flat string, which is faster to copy than a rope of parts. */
export function prerender(node: Node): Html {
  return html(Buffer.from(writeHtml(node)).toString());
}

/** `value` as the content of a `<script>` with data. */
export function scriptData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
