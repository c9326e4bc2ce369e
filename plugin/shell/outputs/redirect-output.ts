/** Pages that redirect: from the start of a site without a start page, and from the addresses of the settings. */
import { posix } from 'node:path';
import { htmlPath, pageAddress, publicAddress } from '../../addresses/addresses.js';
import { decodeAddress } from '../../addresses/encode-address.js';
import { startRoute } from '../../addresses/routes.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';
import type { Redirect } from '../../nav/redirects.js';
import type { Output } from '../../outputs/output.js';
import { redirectPages } from '../documents/redirect-pages.js';
import { renderRedirect } from '../documents/redirect.js';

/** The files of all redirects, which are asked for each page. */
const paths = new WeakMap<readonly Redirect[], ReadonlySet<string>>();

export const redirectOutput: Output = {
  name: 'redirects',
  owns: (path, { site: { redirects } }) =>
    path === htmlPath('/') || getOrInsert(paths, redirects, () => new Set(redirects.map(fileOfRule))).has(path),
  async *files(site, requested) {
    const { base, pages, site: settings } = site.loaded;
    const start = startRoute(settings, pages);
    if (start !== '/')
      yield {
        path: htmlPath('/'),
        content: renderRedirect(publicAddress(pageAddress(start, settings.seo.trailingSlash), base)),
        isRedirect: true,
      };
    const redirects = site.redirects.filter((rule) => requested === undefined || fileOfRule(rule) === requested);
    for (const [route, content] of redirectPages(redirects, base)) {
      const path = fileOf(route);
      // No folder replaces a file.
      if (!(await site.publishes(posix.dirname(path)))) yield { path, content, isRedirect: true };
    }
  },
};

function fileOfRule({ source }: Redirect): string {
  return fileOf(decodeAddress(source.replace(/#.*$/s, '')));
}

/**
 * The file of a redirect page. Only names of HTML files are written as they are: hosts would send a page as `guide.pdf`
 * with the type of the name, but they redirect to a folder of that name.
 */
function fileOf(route: string): string {
  // Normalized from the root, so that `..` cannot leave the output folder.
  const path = posix.normalize(route).slice(1);
  return /\.html?$/i.test(path) ? path : htmlPath(path);
}
