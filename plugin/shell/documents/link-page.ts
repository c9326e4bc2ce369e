import { pageLink } from '../../addresses/addresses.js';
import { linkRoute } from '../../addresses/page-path.js';
import type { PageInput, ShellOptions } from '../types.js';
import { redirectTarget } from './redirect-pages.js';
import { renderRedirect } from './redirect.js';

/**
 * The document of a page that is only a link in the navigation: readers who open its own address are redirected.
 * `undefined` if it has a text of its own, or the link is not a page.
 */
export function renderLinkPage(
  { base, routes, site }: Pick<ShellOptions, 'base' | 'site'> & { routes: ReadonlySet<string> },
  { page, rendered }: Pick<PageInput, 'page' | 'rendered'>,
): string | undefined {
  const { url } = page.meta;
  if (!url || rendered.html.trim() !== '') return undefined;
  const destination = pageLink(linkRoute(url), routes, site.seo.trailingSlash);
  const target = redirectTarget({ destination }, base);
  return target === undefined ? undefined : renderRedirect(target);
}
