import type { HtmlElement } from '../../core/tree/html-element.js';
import type { BuiltinHooks } from '../../plugins/builtin.js';

/** Adds the zoom element to pages with images. */
export const zoomFeature: BuiltinHooks = {
  name: 'zoom',
  visitors: [
    {
      phase: 'html',
      tags: ['img'],
      visit(page, { create, walk }) {
        let hasPicture = false;
        walk(page, (element) => {
          hasPicture ||= element.tag === 'img' && isZoomable(element);
        });
        if (hasPicture) page.children.push(create('octavo-zoom'));
      },
    },
  ],
};

/** Icons are images too, but are not worth enlarging. */
function isZoomable(image: HtmlElement): boolean {
  const slot = image.attribute('slot');
  const isIcon = image.attribute('class')?.includes('octavo-icon') || slot === 'icon' || slot === 'image';
  return !isIcon && !image.has('data-no-zoom');
}
