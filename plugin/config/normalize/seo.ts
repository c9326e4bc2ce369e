/** What search engines and previews are told. */
import { rootAbsolute } from '../../site/page-path.js';
import type { Site } from '../../site/types.js';
import type { Settings } from '../schema/settings.js';

/** Tags, indexing and publisher. `metadata` of the older schema holds `<meta>` tags, beside `timestamp` of the newer one. */
export function toSeo({ seo, metadata, thumbnails }: Pick<Settings, 'seo' | 'metadata' | 'thumbnails'>): Site['seo'] {
  const { timestamp: _, ...metatags } = metadata ?? {};
  const preview = thumbnails?.background ? { 'og:image': rootAbsolute(thumbnails.background) } : {};
  return {
    metatags: texts({ ...preview, ...metatags, ...seo?.metatags }),
    indexHidden: seo?.indexing === 'all' || seo?.indexHiddenPages === true,
    trailingSlash: seo?.trailingSlash,
    organization: seo?.organization && { ...seo.organization },
  };
}

/** All values as text. */
export function texts(values: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
}
