/** From JSX to HTML: all text and all attributes are escaped. Only `Html` is trusted, and only `html()` makes it. */
import { html, type Html, type Node } from '../../runtime/jsx/node.js';
import { renderToString, type Host } from '../../runtime/jsx/render.js';

/** A sidebar has thousands of list items; a browser closes them by itself. */
const host: Host = { impliedEndTags: new Set(['li']) };

/** `node` as HTML text. */
export function writeHtml(node: Node): string {
  return renderToString(node, host);
}

/** `node` written once, for many pages: one flat string, which is copied faster than the parts that it was joined from. */
export function prerender(node: Node): Html {
  return html(Buffer.from(writeHtml(node)).toString());
}

/** `value` as the content of a `<script>` that is data. */
export function scriptData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
