import type { Plugin } from '../../plugins/plugin.js';
import type { PageElement, VisitorTools } from '../../plugins/views.js';

/** Images that readers can enlarge. */
export const zoomFeature = {
  name: 'zoom',
  visitors: [{ phase: 'html', tags: ['img'], visit: addZoom }],
} satisfies Plugin;

/** Adds the zoom element to pages with images. */
function addZoom(page: PageElement, { create, walk }: VisitorTools): void {
  let hasPicture = false;
  walk(page, (element) => {
    hasPicture ||= element.tag === 'img' && isZoomable(element);
  });
  if (hasPicture) page.children.push(create('octavo-zoom'));
}

/** Icons are images too, but are not worth enlarging. */
function isZoomable(image: PageElement): boolean {
  const slot = image.attribute('slot');
  const isIcon = image.attribute('class')?.includes('octavo-icon') || slot === 'icon' || slot === 'image';
  return !isIcon && !image.has('data-no-zoom');
}
