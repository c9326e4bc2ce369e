/** Cache keys for everything except the page itself: what page content depends on, and what documents depend on. */
import { join } from 'node:path';
import { fileState } from '../../reader/docs-file.js';
import type { AssetState } from '../../load/scan/assets.js';
import { namedPages } from '../../core/model/navigation-pages.js';
import type { NavSection } from '../../core/model/types.js';
import { contentKey } from '../../core/cache/content-key.js';
import type { ClientManifest } from '../../outputs/client-files.js';
import { scriptClasses } from '../../shell/theme/script-classes.js';
import type { LoadedSite } from '../../load/loaded-site.js';

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

/** Everything that documents and the stylesheet, which they name, depend on, except the content of their page. */
export function documentSiteKey(loaded: LoadedSite, manifest: ClientManifest): string {
  const { versions, styles, scripts, base, siteUrl, repository, codeFiles } = loaded;
  const { redirects: _redirects, references: _references, addresses: _addresses, ...site } = loaded.site;
  // A document does not depend on the source of other pages, but it may depend on their front matter.
  const pages = loaded.pages.map(({ hash: _hash, problems: _problems, generatedSource: _source, api, ...page }) => ({
    ...page,
    api: api && { ...api, hash: '' },
  }));
  const classes = scriptClasses(loaded.site, loaded);
  return contentKey(versions, site, pages, styles, scripts, base, siteUrl, repository, codeFiles, classes, manifest);
}
