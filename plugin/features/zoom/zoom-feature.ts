import type { HtmlElement } from '../../core/tree/html-element.js';
import type { VisitorTools } from '../../page/visitors/page-visitor.js';
import type { BuiltinHooks } from '../../plugins/builtin.js';

/** Images that readers can enlarge. */
export const zoomFeature: BuiltinHooks = {
  name: 'zoom',
  visitors: [{ phase: 'html', tags: ['img'], visit: addZoom }],
};

/** Adds the zoom element to pages with images. */
function addZoom(page: HtmlElement, { create, walk }: VisitorTools): void {
  let hasPicture = false;
  walk(page, (element) => {
    hasPicture ||= element.tag === 'img' && isZoomable(element);
  });
  if (hasPicture) page.children.push(create('octavo-zoom'));
}

/** Icons are images too, but are not worth enlarging. */
function isZoomable(image: HtmlElement): boolean {
  const slot = image.attribute('slot');
  const isIcon = image.attribute('class')?.includes('octavo-icon') || slot === 'icon' || slot === 'image';
  return !isIcon && !image.has('data-no-zoom');
}
