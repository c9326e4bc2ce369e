/** The preview image of a page for social networks, with its title. */
import { createHash } from 'node:crypto';
import type { PageEntry, Site } from '../../core/model/types.js';

/** Changes when the design changes, so that no host shows an old image. */
const design = 3;

/** Folder of the images in the output. */
export const previewFolder = '_octavo/previews/';

/** Path of the image in the output; `undefined` if the page has none. */
export function previewPath(
  site: Pick<Site, 'name' | 'logo' | 'colors' | 'fonts' | 'seo'>,
  page: PageEntry,
): string | undefined {
  const { previews } = site.seo;
  if (!previews || page.file === '') return undefined;
  const { title, description } = page.meta;
  const drawn = [design, previews, site.name, site.logo, site.colors, site.fonts, title, description];
  return `${previewFolder}${createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 12)}.png`;
}
