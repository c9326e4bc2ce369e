/** Turns block quotes that begin with `[!NOTE]` into callouts. */
import type { Element, ElementContent, Root } from 'hast';
import { flowComponent } from './component-node.js';
import { walk } from './walk.js';
import { ownValue } from '../../core/text/own-value.js';

const calloutTypes: Record<string, string> = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Info',
  INFO: 'Info',
  WARNING: 'Warning',
  CAUTION: 'Danger',
  DANGER: 'Danger',
};
const alertMarker = /^\[!([A-Za-z]+)\][ \t]*(?:\r?\n|$|(?=\S))/;

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

/** Removes the marker from the quote's first paragraph (and the paragraph, if it becomes empty). */
function takeMarker(quote: Element): string | undefined {
  const paragraph = quote.children.find((child) => child.type !== 'text');
  if (!isElement(paragraph, 'p')) return undefined;
  const [text] = paragraph.children;
  if (text?.type !== 'text') return undefined;
  const [marker, word = ''] = alertMarker.exec(text.value) ?? [];
  const name = ownValue(calloutTypes, word.toUpperCase());
  if (marker === undefined || !name) return undefined;
  text.value = text.value.slice(marker.length);
  if (text.value === '') paragraph.children.shift();
  // Two spaces after the marker are a hard break.
  if (isElement(paragraph.children[0], 'br')) paragraph.children.shift();
  if (paragraph.children.length === 0) quote.children.splice(quote.children.indexOf(paragraph), 1);
  return name;
}

function isElement(node: ElementContent | undefined, tagName: string): node is Element {
  return node?.type === 'element' && node.tagName === tagName;
}
