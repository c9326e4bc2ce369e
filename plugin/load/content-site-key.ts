/** The part of the cache key of pages that they share. */
import { join } from 'node:path';
import { contentKey } from '../core/cache/content-key.js';
import { namedPages } from './navigation-pages.js';
import type { NavSection } from '../core/model/types.js';
import { fileState } from '../reader/docs-file.js';
import type { LoadedSite } from './loaded-site.js';
import type { AssetState } from './scan/assets.js';

/** Size and time of files. Files that have been removed in the meantime are skipped. */
export function assetStates({ site }: LoadedSite, files: readonly string[]): AssetState[] {
  return files.flatMap((file) => {
    const stats = fileState(join(site.root, file));
    return stats ? [{ file, size: stats.size, mtimeMs: stats.mtimeMs }] : [];
  });
}

/** Everything that the content of pages depends on, except their sources: settings, addresses, image sizes. */
export function contentSiteKey(loaded: LoadedSite, assets: readonly AssetState[]): string {
  const {
    navigation,
    navbar: _navbar,
    footer: _footer,
    banner: _banner,
    redirects: _redirects,
    references: _references,
    addresses: _addresses,
    ...rest
  } = loaded.site;
  return contentKey(
    loaded.versions,
    rest,
    loaded.base,
    loaded.codeFiles,
    loaded.codeThemes,
    languages(navigation),
    loaded.pages.map(({ route, file }) => [route, file]),
    loaded.assets,
    assets,
  );
}

/** The pages of each language: their content includes UI strings. */
function languages(section: NavSection): unknown[] {
  const language = section.kind === 'language' ? [[section.code, namedPages(section).map(({ path }) => path)]] : [];
  return [...language, ...section.children.flatMap(languages)];
}
