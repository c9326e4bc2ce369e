/** Settings for search engines and link previews. */
import { rootAbsolute } from '../../site/page-path.js';
import type { Site } from '../../site/types.js';
import type { Settings } from '../schema/settings.js';

/** Meta tags, indexing and publisher. `metadata` contains `<meta>` tags in mint.json, and `timestamp` in docs.json. */
export function toSeo({ seo, metadata, thumbnails }: Pick<Settings, 'seo' | 'metadata' | 'thumbnails'>): Site['seo'] {
  const { timestamp: _, ...metatags } = metadata ?? {};
  const preview = thumbnails?.background ? { 'og:image': rootAbsolute(thumbnails.background) } : {};
  return {
    metatags: texts({ ...preview, ...metatags, ...seo?.metatags }),
    ...pathsOf(seo),
    indexHidden: seo?.indexing === 'all' || seo?.indexHiddenPages === true,
    trailingSlash: seo?.trailingSlash,
    organization: seo?.organization && { ...seo.organization },
  };
}

/** Shallow folders first, so that deeper folders override their tags. */
function pathsOf({ paths }: Settings['seo'] & object = {}): Pick<Site['seo'], 'paths'> {
  if (!paths) return {};
  const sorted = paths
    .map(({ path, metatags }) => ({ path: path.replace(/^\/|\/$/g, ''), metatags: texts(metatags) }))
    .sort((one, other) => one.path.split('/').length - other.path.split('/').length);
  return { paths: sorted };
}

/** All values as text. */
export function texts(values: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
}
