import { dirname, join } from 'node:path';
import { cacheFolder } from '../../core/cache/cache-folder.js';
import type { BuiltinHooks } from '../../plugins/builtin.js';
import { previewImage } from './preview-path.js';
import { previewsOf } from './preview-style.js';

/** Images for link previews. Their addresses contain the URL of the site. */
export const previewsFeature: BuiltinHooks = {
  name: 'previews',
  async prepare(loaded, { report }) {
    const { site, pages, siteUrl } = loaded;
    if (siteUrl === undefined) return loaded;
    const { withPreviews } = await import('./load-previews.js');
    const fonts = join(dirname(cacheFolder(site.root)), 'fonts');
    const previews = await withPreviews(site, pages, fonts, report);
    return { ...loaded, site: { ...site, own: { ...site.own, previews } } };
  },
  previewImage,
  async siteOutputs({ loaded }) {
    return previewsOf(loaded.site).style ? [(await import('./previews-output.js')).previewsOutput] : [];
  },
};
