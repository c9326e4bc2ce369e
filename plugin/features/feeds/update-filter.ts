import { decode } from '../../core/tree/decode.js';
import { HtmlElement } from '../../core/tree/html-element.js';
import { walkHtml } from '../../core/tree/walk-html.js';
import { writeContent } from '../../core/tree/write-html.js';

/** Adds a button for each tag of a changelog above its first entry, in the order of first use. */
export function addUpdateFilter(page: HtmlElement): void {
  const tags = new Set<string>();
  let first: { parent: HtmlElement; update: HtmlElement } | undefined;
  let hasFilter = false;
  walkHtml(page, (element, { parent, isIn }) => {
    hasFilter ||= element.tag === 'octavo-update-filter';
    if (element.tag === 'octavo-update') first ??= { parent, update: element };
    const isTag = element.tag === 'span' && element.attribute('slot') === 'tag' && isIn('octavo-update');
    if (isTag) tags.add(writeContent(element).trim());
  });
  if (!first || hasFilter || tags.size === 0) return;
  const buttons = Array.from(tags, button);
  const { children } = first.parent;
  children.splice(children.indexOf(first.update), 0, HtmlElement.make('octavo-update-filter', {}, buttons));
}

function button(source: string): HtmlElement {
  return HtmlElement.make('button', { type: 'button', value: decode(source), 'aria-pressed': 'false' }, [source]);
}
