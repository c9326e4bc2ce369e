/** Settings for search engines and link previews. */
import type { Site } from '../../core/model/types.js';
import type { Settings } from '../schema/settings.js';

/** Meta tags, indexing and publisher. `metadata` contains `<meta>` tags in mint.json, and `timestamp` in docs.json. */
export function toSeo({ seo, metadata }: Pick<Settings, 'seo' | 'metadata'>): Site['seo'] {
  const { timestamp: _, ...metatags } = metadata ?? {};
  return {
    metatags: { ...metatags, ...seo?.metatags },
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
    .map(({ path, metatags }) => ({ path: path.replace(/^\/|\/$/g, ''), metatags }))
    .sort((one, other) => one.path.split('/').length - other.path.split('/').length);
  return { paths: sorted };
}
