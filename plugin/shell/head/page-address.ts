/** URLs of pages for readers outside the site. */
import { address, isExternal, withSlash } from '../../site/addresses.js';
import type { PageView, ShellContext } from '../types.js';

/** The URL with host and base path; without the host if it is unknown. */
export function absoluteAddress(href: string, context: ShellContext): string {
  return isExternal(href) ? href : (siteHost(context) ?? '') + address(href, context.base);
}

/** `https://docs.example.com`, from the option or the `canonical` metatag of the site. */
export function siteHost({ siteUrl, site }: ShellContext): string | undefined {
  const canonical = siteUrl ?? site.seo.metatags['canonical'];
  return canonical && isExternal(canonical) ? /^(?:https?:)?\/\/[^/]+/.exec(canonical)![0] : undefined;
}

/** The URL of the page for search engines; `undefined` if the host is unknown. */
export function canonicalAddress(view: PageView): string | undefined {
  const { canonical } = view.page.meta;
  if (typeof canonical === 'string' && canonical !== '') return absoluteAddress(canonical, view);
  return siteHost(view) === undefined
    ? undefined
    : absoluteAddress(withSlash(view.page.route, view.site.seo.trailingSlash), view);
}
