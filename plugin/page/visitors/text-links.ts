import type { HtmlElement } from '../../core/tree/html-element.js';
import { walkHtml } from '../../core/tree/walk-html.js';

/** Elements that are part of a line of text. */
const inline = new Set(
  'abbr b cite code del em i ins kbd mark math q s samp small span strong sub sup u var wbr'.split(' '),
);

/** Gives the links in the text the class `link`, by which authors' rules tell them from the links of components. */
export function nameTextLinks(page: HtmlElement): void {
  walkHtml(page, (element, { isDrawn }) => {
    if (element.tag !== 'a' || isDrawn || !element.has('href')) return;
    if (['class', 'slot', 'data-component-part'].some((name) => element.has(name))) return;
    if (element.elements.every(({ tag }) => inline.has(tag))) element.add('class', 'link');
  });
}
