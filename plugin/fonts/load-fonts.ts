import { dirname, join } from 'node:path';
import { cacheFolder } from '../core/cache/cache-folder.js';
import type { Report } from '../core/errors/errors.js';
import type { Site } from '../core/model/types.js';
import type { FontOptions } from './find-fonts.js';

/** The fonts of a site with their files. Downloaded ones are shared by all sites and stored beside their caches. */
export async function loadFonts(
  site: Site,
  report: Report,
  waiting?: Omit<FontOptions, 'cacheDir'>,
): Promise<Site['fonts']> {
  if (Object.values(site.fonts).every((font) => !font)) return site.fonts;
  const { findFonts } = await import('./find-fonts.js');
  const cacheDir = join(dirname(cacheFolder(site.root)), 'fonts');
  return findFonts(site, { cacheDir, ...waiting }, report);
}
