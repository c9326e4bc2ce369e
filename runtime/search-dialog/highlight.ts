/** Highlights the match on the page that a result points to, and scrolls to it. */
import { attempt } from '../../elements/attempt.js';
import { hashTarget } from '../../elements/page-hash.js';
import { createMatcher, type MatchWords } from '../search/match-ranges.js';
import { pathOf } from '../page-path.js';
import { matchKey, type KeptMatch } from './matches/keep-match.js';
import { reveal } from './matches/reveal.js';

const name = 'octavo-search';
const maxRanges = 300;
const css = `::highlight(${name}){background-color:light-dark(#fde68a,#854d0e);color:light-dark(#1c1917,#fef3c7)}`;

/** Shows the match that was kept for this page, if there is one. */
export function showKeptMatch(): void {
  const match = attempt(() => JSON.parse(sessionStorage.getItem(matchKey)!) as KeptMatch | null);
  if (!match) return;
  sessionStorage.removeItem(matchKey);
  if (match.path === pathOf(location)) highlight(match);
}

function highlight({ words }: KeptMatch): void {
  const content = document.getElementById('content-area') ?? document.querySelector('main') ?? document.body;
  const ranges = findRanges(content, words);
  if (ranges.length === 0) return;
  const target = hashTarget();
  const isAfter = (range: Range): boolean =>
    !target ||
    target.contains(range.startContainer) ||
    Boolean(target.compareDocumentPosition(range.startContainer) & Node.DOCUMENT_POSITION_FOLLOWING);
  const matches = ranges.filter(isAfter);
  const first = matches.find(isVisible) ?? matches[0];
  if (first) {
    reveal(boxOf(first));
    scrollTo(first, target);
  }
  if (!('highlights' in CSS)) return;
  prepare();
  CSS.highlights.set(name, new Highlight(...ranges));
}

/** Whether the document has the style of matches. */
let isPrepared = false;

/** Adds the style of matches, which Escape removes. Pages that change in place share it. */
function prepare(): void {
  if (isPrepared) return;
  isPrepared = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  addEventListener('keydown', ({ key }) => key === 'Escape' && CSS.highlights.delete(name));
}

/** Whether the reader can scroll to a match. In a closed tab it has boxes too. */
function isVisible(range: Range): boolean {
  return range.getClientRects().length > 0 && boxOf(range).checkVisibility();
}

/** The element that holds a match: for text in a slot, the slot, which a closed accordion hides. */
function boxOf({ startContainer }: Range): Element {
  return (startContainer as Text).assignedSlot ?? startContainer.parentElement!;
}

/** Leaves the page where it is if the match is visible below the heading. */
function scrollTo(range: Range, target: Element | null): void {
  const { top, bottom } = range.getBoundingClientRect();
  if (target && bottom < innerHeight * 0.9 && top > 0) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: top - innerHeight * 0.3, behavior: isCalm ? 'instant' : 'smooth' });
}

function findRanges(content: Element, words: MatchWords): Range[] {
  const match = createMatcher(words);
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node && ranges.length < maxRanges; node = walker.nextNode()) {
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
