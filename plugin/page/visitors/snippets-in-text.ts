/** Puts snippets into the sentences that use them. */
import { inTextTag } from '../../core/tree/in-text.js';
import type { HtmlElement, HtmlNode } from '../../core/tree/html-element.js';
import { walkHtml } from '../../core/tree/walk-html.js';

/** Replaces each snippet in a sentence by its only paragraph, or by its blocks if there are several. */
export function joinSnippets(page: HtmlElement): void {
  walkHtml(page, (element) => {
    if (element.elements.some(({ tag }) => tag === inTextTag)) element.children = element.children.flatMap(contentOf);
  });
  if (page.elements.some(({ tag }) => tag === inTextTag)) page.children = page.children.flatMap(contentOf);
}

function contentOf(node: HtmlNode): HtmlNode[] {
  if (typeof node === 'string' || node.tag !== inTextTag) return [node];
  const content = node.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  const [only] = content;
  if (content.length !== 1 || typeof only !== 'object') return node.children.flatMap(contentOf);
  return only.tag === 'p' ? only.children.flatMap(contentOf) : contentOf(only);
}
