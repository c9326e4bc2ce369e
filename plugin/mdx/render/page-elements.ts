/** Elements that a page gets for what is on it, without its author writing them. */
import { wrapPictures } from '../../../elements/picture/picture.page.js';
import { islandRanges } from './island-ranges.js';

/** Adds the filter above a changelog with tags, buttons to pictures that ask for them, and behind a page with pictures the element that enlarges them. */
export function addPageElements(html: string): string {
  const filtered = addUpdateFilter(html);
  return addZoom(filtered.includes(' data-actions=') ? wrapPictures(filtered, islandRanges(filtered)) : filtered);
}

/** A button for each tag, in the order in which they first occur. The texts are escaped already. */
function addUpdateFilter(html: string): string {
  const first = html.search(/<octavo-update[\s>]/);
  if (first < 0 || html.includes('<octavo-update-filter')) return html;
  const tags = new Set(Array.from(html.matchAll(/<span slot="tag">([^<>]*)<\/span>/g), (match) => match[1]!.trim()));
  if (tags.size === 0) return html;
  const buttons = [...tags].map((tag) => `<button type="button" value="${tag}" aria-pressed="false">${tag}</button>`);
  return `${html.slice(0, first)}<octavo-update-filter>${buttons.join('')}</octavo-update-filter>${html.slice(first)}`;
}

/** Icons are pictures too, but nobody wants them larger. */
function addZoom(html: string): string {
  const hasPicture = /<img\s(?![^<>]*(?:data-no-zoom|octavo-icon|slot="icon"|slot="image"))/.test(html);
  return hasPicture ? `${html}<octavo-zoom></octavo-zoom>` : html;
}
