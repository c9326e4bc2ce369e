import type { HtmlElement, RepeatedContent } from './html-element.js';
import { parseHtml } from './parse-html.js';

/** Reads repeated content once. `read` must not change the tree. */
export function oncePerContent<T>(read: (tree: HtmlElement) => T): (content: RepeatedContent) => T {
  const results = new WeakMap<RepeatedContent, { result: T }>();
  return (content) => {
    let known = results.get(content);
    if (!known) results.set(content, (known = { result: read(parseHtml(content.plain)) }));
    return known.result;
  };
}
