/** Finds front matter without an effect: unsupported keys, related pages that do not exist, and feeds without a URL. */
import { effectHint } from '../../config/schema/effect.js';
import { frontMatter } from '../../config/schema/front-matter.js';
import { settingKeys } from '../../config/setting-keys.js';
import type { Problem } from '../../core/errors/errors.js';
import { nearestPath } from '../../addresses/nearest-path.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { isBelow } from '../../load/missing-pages.js';
import { isUrl, pagePath } from '../../addresses/page-path.js';
import { relatedEntries } from '../../nav/related-pages.js';
import type { FolderScan } from '../../load/scan/scan-folder.js';
import type { PageEntry, Site } from '../../core/model/types.js';
import { frontMatterLocation } from '../../load/front-matter/front-matter-location.js';

/** Keys that other checks report in more detail. */
const elsewhere = new Set(['openapi-schema', 'asyncapi', 'sdk', 'groups', 'public', 'isPublic']);

const unsupported = [...settingKeys(frontMatter).values()].filter(
  ({ path, effect }) => effect.status === 'unsupported' && !elsewhere.has(path),
);

/** Returns a warning for each key without an effect, and for each missing page. */
export function checkPageKeys({ root }: Pick<Site, 'root'>, scan: CheckedPages): Problem[] {
  return [...unsupported.flatMap((key) => keyProblems(root, key, scan.pages)), ...missingRelated(root, scan)];
}

type CheckedPages = Pick<FolderScan, 'pages' | 'lostFolders'>;

function keyProblems(
  root: string,
  { path, effect }: (typeof unsupported)[number],
  pages: readonly PageEntry[],
): Problem[] {
  return pages
    .filter(({ meta }) => meta[path] !== undefined && meta[path] !== null && meta[path] !== '')
    .map((page) => ({
      code: 'front-matter-unsupported',
      message: `${path} has no effect.`,
      hint: effectHint(effect),
      ...frontMatterLocation(root, page, path, false),
    }));
}

function missingRelated(root: string, { pages, lostFolders = [] }: CheckedPages): Problem[] {
  const paths = new Set(pages.map(({ path }) => path));
  return pages.flatMap((page) =>
    relatedEntries(page.meta).flatMap(({ target }): Problem[] => {
      const path = isUrl(target) ? undefined : pagePath(target);
      if (path === undefined || paths.has(path) || isBelow(path, lostFolders)) return [];
      const similar = nearestPath(path, paths);
      return [
        {
          code: 'related-missing',
          message: `related: there is no page ${JSON.stringify(target)}.`,
          hint: similar ? `Did you mean ${JSON.stringify(similar)}?` : 'Correct the path, or remove the entry.',
          ...frontMatterLocation(root, page, 'related', true),
        },
      ];
    }),
  );
}

/** Returns a problem for each page that asks for a feed if the URL of the site is not known. */
export function missingFeeds({ site: { root }, pages, siteUrl }: LoadedSite): Problem[] {
  if (siteUrl !== undefined) return [];
  return pages
    .filter(({ meta }) => meta.rss === true)
    .map((page) => ({
      code: 'feed-missing',
      message: '`rss: true` has no effect: this build writes no feeds, because it does not know the URL of the site.',
      hint: 'Build with --site https://docs.example.com, or set "canonical" in "seo.metatags" to the URL.',
      ...frontMatterLocation(root, page, 'rss', false),
    }));
}
