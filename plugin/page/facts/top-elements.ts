import { markup, type HtmlElement } from '../../core/tree/html-element.js';

const invisible = new Set(['script', 'style', 'template', markup]);

/** The classes (`.hero`) and the id (`#top`) of the first element, of the first one in it, and so on. Text ends the list. */
export function topElements(parent: HtmlElement): string[][] {
  const first = parent.children.find((child) =>
    typeof child === 'string' ? child.trim() !== '' : !invisible.has(child.tag),
  );
  if (first === undefined || typeof first === 'string') return [];
  const id = first.attribute('id');
  const classes = first.attribute('class')?.split(/\s+/).filter(Boolean) ?? [];
  return [[...classes.map((name) => `.${name}`), ...(id ? [`#${id}`] : [])], ...topElements(first)];
}
