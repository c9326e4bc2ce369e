import { address } from '../shell/address.js';

/** The address of `route` for readers outside the site: complete where the site's host is known, else from its root. */
export function publicAddress(route: string, base: string, siteUrl?: string): string {
  const path = address(route, base);
  return siteUrl ? new URL(path, siteUrl).href : path;
}
