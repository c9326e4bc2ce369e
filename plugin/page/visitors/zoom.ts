import { HtmlElement } from '../../core/tree/html-element.js';
import { walkHtml } from '../../core/tree/walk-html.js';

/** Adds the zoom element to pages with images. */
export function addZoom(page: HtmlElement): void {
  let hasPicture = false;
  walkHtml(page, (element) => {
    hasPicture ||= element.tag === 'img' && isZoomable(element);
  });
  if (hasPicture) page.children.push(HtmlElement.make('octavo-zoom', {}));
}

/** Icons are images too, but are not worth enlarging. */
function isZoomable(image: HtmlElement): boolean {
  const slot = image.attribute('slot');
  const isIcon = image.attribute('class')?.includes('octavo-icon') || slot === 'icon' || slot === 'image';
  return !isIcon && !image.has('data-no-zoom');
}
