/** Highlights the match on the page that a result points to, and scrolls to it. */
import { createMatcher } from '../search/match-ranges.js';

/** Where the dialog leaves the match for the next page. `<octavo-search>` looks there. */
export const matchKey = 'octavo-search-match';

/** The match that a result stands for. */
interface Match {
  path: string;
  query: string;
  terms: string[];
}

const name = 'octavo-search';
const mostRanges = 300;
const css = `::highlight(${name}){background-color:light-dark(#fde68a,#854d0e);color:light-dark(#1c1917,#fef3c7)}`;

/** Keeps the match for the page at `href`. */
export function keepMatch(href: string, query: string, terms: readonly string[]): void {
  try {
    const match: Match = { path: new URL(href).pathname, query, terms: terms.slice(0, 50) };
    sessionStorage.setItem(matchKey, JSON.stringify(match));
  } catch {
    // Storage is not available: the page opens without a highlight.
  }
}

/** Shows the match that was kept for this page, if there is one. */
export function showMatch(): void {
  try {
    const match = JSON.parse(sessionStorage.getItem(matchKey) ?? 'null') as Match | null;
    sessionStorage.removeItem(matchKey);
    if (match?.path === location.pathname) highlight(match);
  } catch {
    // Storage is not available.
  }
}

function highlight({ query, terms }: Match): void {
  const content = document.getElementById('content-area') ?? document.querySelector('main') ?? document.body;
  const ranges = findRanges(content, query, terms);
  if (ranges.length === 0) return;
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  const isAfter = (range: Range): boolean =>
    !target ||
    target.contains(range.startContainer) ||
    Boolean(target.compareDocumentPosition(range.startContainer) & Node.DOCUMENT_POSITION_FOLLOWING);
  const first = ranges.find((range) => isAfter(range) && range.getClientRects().length > 0);
  if (first) scrollTo(first, target);
  if (!('highlights' in CSS)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  CSS.highlights.set(name, new Highlight(...ranges));
  addEventListener('keydown', ({ key }) => key === 'Escape' && CSS.highlights.delete(name));
}

/** Leaves the page where it is if the match is visible below the heading. */
function scrollTo(range: Range, target: Element | null): void {
  const { top, bottom } = range.getBoundingClientRect();
  if (target && bottom < innerHeight * 0.9 && top > 0) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: top - innerHeight * 0.3, behavior: isCalm ? 'instant' : 'smooth' });
}

function findRanges(content: Element, query: string, terms: readonly string[]): Range[] {
  const match = createMatcher(query, terms);
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node && ranges.length < mostRanges; node = walker.nextNode()) {
    if (node.parentElement?.closest('script,style,template,svg')) continue;
    for (const [start, end] of match(node.nodeValue ?? '')) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}
