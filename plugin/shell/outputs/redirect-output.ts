/** Pages that redirect: from the start of a site without a start page, and from the addresses of the settings. */
import { posix } from 'node:path';
import { htmlPath, publicAddress } from '../../addresses/addresses.js';
import { decodeAddress } from '../../addresses/encode-address.js';
import { startRoute } from '../../addresses/routes.js';
import type { Output } from '../../outputs/output.js';
import { redirectPages } from '../documents/redirect-pages.js';
import { renderRedirect } from '../documents/redirect.js';

export const redirectOutput: Output = {
  name: 'redirects',
  owns: (path, { site }) =>
    path === htmlPath('/') || site.redirects.some(({ source }) => fileOf(pathOf(source)) === path),
  async *files(site, requested) {
    const { base, pages, site: settings } = site.loaded;
    const start = startRoute(settings, pages);
    if (start !== '/')
      yield { path: htmlPath('/'), content: renderRedirect(publicAddress(start, base)), isRedirect: true };
    const redirects = site.redirects.filter(
      ({ source }) => requested === undefined || fileOf(pathOf(source)) === requested,
    );
    for (const [route, content] of redirectPages(redirects, base)) {
      const path = fileOf(route);
      // No folder replaces a file.
      if (!(await site.publishes(posix.dirname(path)))) yield { path, content, isRedirect: true };
    }
  },
};

function pathOf(source: string): string {
  return decodeAddress(source.replace(/#.*$/s, ''));
}

/** A path with a file extension is written under exactly that name. */
function fileOf(route: string): string {
  // Normalized from the root, so that `..` cannot leave the output folder.
  const path = posix.normalize(route).slice(1);
  return /\.[a-z]+$/i.test(path) ? path : htmlPath(path);
}
