import { contentKey } from '../core/cache/content-key.js';
import type { LoadedSite } from '../load/loaded-site.js';
import type { ClientManifest } from '../outputs/client-files.js';
import { repeatedIds } from './navigation/repeated-ids.js';
import { classesInScripts } from './theme/utility-classes.js';

/** Everything that documents and the stylesheet, which they name, depend on, except the content of their page. */
export function documentSiteKey(loaded: LoadedSite, manifest: ClientManifest): string {
  const { versions, styles, scripts, base, siteUrl, repository, codeFiles, plugins } = loaded;
  const { redirects: _redirects, references: _references, addresses: _addresses, ...site } = loaded.site;
  // A document does not depend on the source of other pages, but it may depend on their front matter.
  const pages = loaded.pages.map(({ hash: _hash, problems: _problems, generatedSource: _source, api, ...page }) => ({
    ...page,
    api: api && { ...api, hash: '' },
  }));
  const classes = classesInScripts(site.root, scripts);
  const { scripts: ofPlugins, styles: stylesOfPlugins } = plugins?.assets ?? {};
  return contentKey(
    versions,
    site,
    pages,
    styles,
    scripts,
    base,
    siteUrl,
    repository,
    codeFiles,
    classes,
    repeatedIds(loaded.site, loaded),
    manifest,
    ofPlugins,
    stylesOfPlugins,
    plugins?.settings,
  );
}
