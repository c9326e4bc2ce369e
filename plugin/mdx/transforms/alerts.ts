/** Turns block quotes that begin with `[!NOTE]` into callouts. */
import type { Element, Root } from 'hast';
import { flowComponent } from './component-node.js';
import { walk } from './walk.js';

const CALLOUTS: Record<string, string> = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Info',
  INFO: 'Info',
  WARNING: 'Warning',
  CAUTION: 'Danger',
  DANGER: 'Danger',
};
const MARKER = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$|(?=\S))/;

/** Changes `root` in place. Quotes with another marker stay quotes. */
export function alerts(root: Root): void {
  walk(root, (node) => {
    if (node.type !== 'element' || node.tagName !== 'blockquote') return undefined;
    const name = takeMarker(node);
    if (!name) return undefined;
    alerts({ type: 'root', children: node.children });
    return [flowComponent(name, {}, node.children, node.position)];
  });
}

/** Removes the marker from the quote's first paragraph (and the paragraph, if nothing is left of it). */
function takeMarker(quote: Element): string | undefined {
  const paragraph = quote.children.find((child) => child.type !== 'text');
  if (paragraph?.type !== 'element' || paragraph.tagName !== 'p') return undefined;
  const text = paragraph.children[0];
  const match = text?.type === 'text' ? MARKER.exec(text.value) : null;
  const name = match ? CALLOUTS[match[1]!.toUpperCase()] : undefined;
  if (!match || !name || text?.type !== 'text') return undefined;
  text.value = text.value.slice(match[0].length);
  if (text.value === '') paragraph.children.shift();
  const first = paragraph.children[0];
  if (first?.type === 'element' && first.tagName === 'br') paragraph.children.shift();
  if (paragraph.children.length === 0) quote.children.splice(quote.children.indexOf(paragraph), 1);
  return name;
}
