/** Colors for XML and HTML, as received. */
import { html, type TemplateResult } from 'lit';

/** Parts of a document: comments, CDATA, declarations and tags; everything between them is text. */
export const pieces =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<[!?][^>]*>?|<\/?[\w:.-]+(?:"[^"]*"|'[^']*'|[^'">])*>?|[^<]+|</g;

/** More pieces than this stay without colors: each is an element of the page. */
const limit = 5000;

/** The source with a `<span>` around each tag, name, value and comment. */
export function markup(source: string): TemplateResult | string {
  const found = source.match(pieces) ?? [];
  if (found.length > limit) return source;
  return html`${found.map((piece) => {
    if (/^<[!?]/.test(piece)) return html`<span class="comment">${piece}</span>`;
    return /^<\/?[\w:.-]/.test(piece) ? tag(piece) : piece;
  })}`;
}

function tag(source: string): TemplateResult {
  const [, start = '', rest = ''] = /^(<\/?[\w:.-]+)([\s\S]*)$/.exec(source) ?? [];
  const attributes = rest.match(/"[^"]*"|'[^']*'|[^\s"'=>/]+|[\s=>/]/g) ?? [];
  return html`<span class="tag">${start}</span>${attributes.map((part) => {
      if (/^["']/.test(part)) return html`<span class="string">${part}</span>`;
      return /^[\s=]/.test(part) ? part : html`<span class=${/^[/>]/.test(part) ? 'tag' : 'key'}>${part}</span>`;
    })}`;
}
