import { escapeHtml } from '../../runtime/jsx/escape.js';
import type { Words } from '../languages/words.js';
import type { TocEntry } from '../mdx/types.js';
import { encodeWhole } from '../encode-address.js';

/** Headings below this depth are not listed. */
const deepest = 3;

/** `On this page`: the headings as a nested list of links, and `menu` below them; empty where there are no headings. */
export function renderToc(toc: readonly TocEntry[], words: Words, menu = ''): string {
  const entries = toc.filter((entry) => entry.depth <= deepest);
  if (entries.length === 0) return '';
  return (
    `<aside id="table-of-contents" popover aria-labelledby="toc-title"><nav><p id="toc-title">${escapeHtml(words.onThisPage)}</p>` +
    `${renderEntries(entries)}</nav>${menu}</aside>`
  );
}

function renderEntries(entries: readonly TocEntry[]): string {
  const open: number[] = [];
  let html = '';
  for (const { depth, id, title } of entries) {
    while (open.length > 1 && open.at(-1)! > depth) {
      html += '</ul>';
      open.pop();
    }
    if (open.length === 0 || open.at(-1)! < depth) {
      html += '<ul>';
      open.push(depth);
    }
    html += `<li><a href="#${escapeHtml(encodeWhole(id))}">${escapeHtml(title)}</a>`;
  }
  return html + '</ul>'.repeat(open.length);
}
