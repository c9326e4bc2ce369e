/** Settings for search engines and link previews. */
import { rootAbsolute } from '../../addresses/page-path.js';
import type { Site } from '../../core/model/types.js';
import type { Settings } from '../schema/settings.js';

/** Meta tags, indexing and publisher. `metadata` contains `<meta>` tags in mint.json, and `timestamp` in docs.json. */
export function toSeo({ seo, metadata, thumbnails }: Pick<Settings, 'seo' | 'metadata' | 'thumbnails'>): Site['seo'] {
  const { timestamp: _, ...metatags } = metadata ?? {};
  const images = toThumbnails(thumbnails);
  const preview: Record<string, string> = images?.background ? { 'og:image': images.background } : {};
  return {
    metatags: { ...preview, ...metatags, ...seo?.metatags },
    ...pathsOf(seo),
    ...(images && { thumbnails: images }),
    indexHidden: seo?.indexing === 'all' || seo?.indexHiddenPages === true,
    trailingSlash: seo?.trailingSlash,
    organization: seo?.organization && { ...seo.organization },
  };
}

function toThumbnails(thumbnails: Settings['thumbnails']): Site['seo']['thumbnails'] {
  if (!thumbnails) return undefined;
  const { appearance, background, fonts } = thumbnails;
  return { appearance, background: background && rootAbsolute(background), family: fonts?.family };
}

/** Shallow folders first, so that deeper folders override their tags. */
function pathsOf({ paths }: Settings['seo'] & object = {}): Pick<Site['seo'], 'paths'> {
  if (!paths) return {};
  const sorted = paths
    .map(({ path, metatags }) => ({ path: path.replace(/^\/|\/$/g, ''), metatags }))
    .sort((one, other) => one.path.split('/').length - other.path.split('/').length);
  return { paths: sorted };
}
