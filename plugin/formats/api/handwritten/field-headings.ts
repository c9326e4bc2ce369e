/** Headings above fields, as generated pages have them, where the author wrote none. */
import type { HtmlElement, HtmlNode } from '../../../core/tree/html-element.js';
import { parseHtml } from '../../../core/tree/parse-html.js';
import type { ApiStrings } from '../../../languages/api-strings.js';
import { slotText } from '../../../page/find-element.js';

const headings = ['authorization', 'path', 'query', 'header', 'cookie', 'body', 'responses'] as const;
type Heading = (typeof headings)[number];

/**
 * Adds a heading before the first of the fields of each location, in place. A heading of the author counts for the fields
 * after it.
 */
export function addFieldHeadings(page: HtmlElement, uiStrings: ApiStrings): void {
  let current: Heading | undefined;
  let hasOwn = false;
  page.children = page.children.flatMap((node): HtmlNode[] => {
    if (typeof node === 'string') return [node];
    hasOwn ||= /^h[1-6]$/.test(node.tag);
    const heading = headingOf(node);
    if (heading === undefined) return [node];
    const isMissing = heading !== current && !hasOwn;
    current = heading;
    hasOwn = false;
    return isMissing ? [...parseHtml(`<h2>${uiStrings[heading]}</h2>`).children, node] : [node];
  });
}

function headingOf(element: HtmlElement): Heading | undefined {
  if (element.tag === 'octavo-response-field') return 'responses';
  if (element.tag !== 'octavo-param-field') return undefined;
  const location = slotText(element, 'location');
  const name = slotText(element, 'name') || (element.attribute('name') ?? '');
  if (location === 'header' && /^authorization$/i.test(name)) return 'authorization';
  return headings.find((heading) => heading === location);
}
