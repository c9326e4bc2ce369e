/** The preview image of a page for social networks. */
import { createHash } from 'node:crypto';
import type { PageEntry, Site } from '../../core/model/types.js';
import type { PreviewImage } from '../../shell/types.js';
import { previewsOf } from './preview-style.js';

/** Changes when the design changes, so that no host shows an old image. */
const design = 3;

/** Folder of the images in the output. */
export const previewFolder = '_octavo/previews/';

/** Path in the output of the image with the title of the page; `undefined` if it has none. */
export function previewPath(
  site: Pick<Site, 'name' | 'logo' | 'colors' | 'fonts' | 'own'>,
  page: PageEntry,
): string | undefined {
  const { style } = previewsOf(site);
  if (!style || page.file === '') return undefined;
  const { title, description } = page.meta;
  const fonts = [site.fonts.heading, site.fonts.body].map((font) => font?.faces?.map((face) => face.path));
  const drawn = [design, style, site.name, site.logo, site.colors, fonts, title, description];
  return `${previewFolder}${createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 12)}.png`;
}

/** The image with the title of the page, or else the image of the settings. */
export function previewImage(site: Site, page: PageEntry): PreviewImage | undefined {
  const { background, style } = previewsOf(site);
  const path = previewPath(site, page);
  if (path === undefined) return background === undefined || style ? undefined : { address: background };
  const tags = { 'og:image:width': '1200', 'og:image:height': '630', 'og:image:alt': page.meta.title };
  return { address: `/${path}`, tags };
}
