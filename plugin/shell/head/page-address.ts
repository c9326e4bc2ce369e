/** URLs of pages for readers outside the site. */
import { address, isExternal, pageAddress as addressOfPage, pathAddress } from '../../addresses/addresses.js';
import type { PageEntry } from '../../core/model/types.js';
import type { PageView, ShellContext } from '../types.js';

/** The URL with host and base path; without the host if it is unknown. */
export function absoluteAddress(href: string, context: ShellContext): string {
  return isExternal(href) ? href : (siteHost(context) ?? '') + address(href, context.base);
}

/** The URL of the page with this route, like {@link absoluteAddress}. */
export function pageAddress(route: string, context: ShellContext): string {
  return absoluteAddress(pathAddress(addressOfPage(route, context.site.seo.trailingSlash)), context);
}

/** `https://docs.example.com`, from the option or the `canonical` metatag of the site. */
export function siteHost({ siteUrl, site }: ShellContext): string | undefined {
  const canonical = siteUrl ?? site.seo.metatags['canonical'];
  return canonical && isExternal(canonical) ? /^(?:https?:)?\/\/[^/]+/.exec(canonical)![0] : undefined;
}

/** Whether it is the page for addresses that do not exist. It has no address of its own. */
export function isNotFoundPage({ path, file }: PageEntry): boolean {
  return path === '404' && file === '';
}

/** The URL of the page for search engines; `undefined` if it has none, or the host is unknown. */
export function canonicalAddress(view: PageView): string | undefined {
  if (isNotFoundPage(view.page)) return undefined;
  const { canonical } = view.page.meta;
  if (typeof canonical === 'string' && canonical !== '') return absoluteAddress(canonical, view);
  return siteHost(view) === undefined ? undefined : pageAddress(view.page.route, view);
}
