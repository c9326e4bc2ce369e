/** Keys that stand for everything but the page itself: what its content depends on, and what the document around it does. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetState } from '../outputs/assets.js';
import { namedPages } from '../site/navigation-pages.js';
import type { NavSection } from '../site/types.js';
import { contentKey } from './content-key.js';
import type { Client } from '../build/page-pipeline.js';
import type { LoadedSite } from '../site/load-site.js';

/** Size and time of files. Those that were removed meanwhile are left out. */
export function assetStates({ site }: LoadedSite, files: readonly string[]): AssetState[] {
  return files.flatMap((file) => {
    const stats = statSync(join(site.root, file), { throwIfNoEntry: false });
    return stats ? [{ file, size: stats.size, mtimeMs: stats.mtimeMs }] : [];
  });
}

/** Everything that the content of pages depends on, but for their sources: settings, addresses, sizes of pictures. */
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

/** The pages of each language: they hold words in it. */
function languages(section: NavSection): unknown[] {
  const language = section.kind === 'language' ? [[section.code, namedPages(section).map(({ path }) => path)]] : [];
  return [...language, ...section.children.flatMap(languages)];
}

/** Everything that documents depend on, but for the content of their page. */
export function documentSiteKey(loaded: LoadedSite, client: Client): string {
  const { versions, styles, scripts, base, siteUrl, repository } = loaded;
  const { redirects: _redirects, references: _references, addresses: _addresses, ...site } = loaded.site;
  // The source of another page is not part of a document; what its front matter says may be.
  const pages = loaded.pages.map(({ hash: _hash, problems: _problems, ...page }) => page);
  return contentKey(versions, site, pages, styles, scripts, base, siteUrl, repository, client);
}
