import { dirname, join } from 'node:path';
import { cacheFolder } from '../../core/cache/cache-folder.js';
import type { BuiltinHooks } from '../../plugins/builtin.js';

/** Images for link previews. Their addresses contain the URL of the site. */
export const previewsFeature: BuiltinHooks = {
  name: 'previews',
  async prepare(loaded, { report }) {
    const { site, pages, siteUrl } = loaded;
    if (siteUrl === undefined) return loaded;
    const { withPreviews } = await import('./load-previews.js');
    const fonts = join(dirname(cacheFolder(site.root)), 'fonts');
    return { ...loaded, site: { ...site, seo: await withPreviews(site, pages, fonts, report) } };
  },
  async siteOutputs({ loaded }) {
    return loaded.site.seo.previews ? [(await import('./previews-output.js')).previewsOutput] : [];
  },
};
