/** Output paths of pages, and URLs as pages write them. */
import { isSafeAddress } from '../../elements/safe-address.js';
import { encodePart } from '../encode-address.js';

const unsafe = /[^\x21-\x7e]+/g;

/**
 * The URL as written in a page: root-absolute paths get the base path; spaces and non-ASCII characters are encoded. A
 * URL that data may not contain becomes `#`.
 */
export function address(href: string, base: string): string {
  if (!isSafeAddress(href, 'file')) return '#';
  return written(href, base);
}

function written(href: string, base: string): string {
  const placed = href.startsWith('/') && !href.startsWith('//') ? base + href.slice(1) : href;
  return placed.replace(unsafe, encodePart);
}

/** The URL of a link: like `address`, but also `mailto:` and `tel:`, and no data URL. */
export function linkAddress(href: string, base: string): string {
  return isSafeAddress(href, 'link') ? written(href, base) : '#';
}

/** The URL of `route` for use outside the site: absolute if the host is known, otherwise relative to the root. */
export function publicAddress(route: string, base: string, siteUrl?: string): string {
  const path = address(route, base);
  return siteUrl ? new URL(path, siteUrl).href : path;
}

/** Whether the URL points to another host. */
export function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}

/** The route with a trailing slash if `wanted`. Paths with a file extension are unchanged. */
export function withSlash(route: string, wanted = false): string {
  return wanted && !route.endsWith('/') && !/\.[a-z\d]+$/i.test(route) ? `${route}/` : route;
}

/** The output file of a page: `/a/b` → `a/b/index.html`, `/` → `index.html`. Works on any static host. */
export function htmlPath(route: string): string {
  const path = withoutSlashes(route);
  return path === '' ? 'index.html' : `${path}/index.html`;
}

/** The output file of a page's Markdown version: `/a/b` → `a/b.md`, `/` → `index.md`. */
export function markdownPath(route: string): string {
  return `${withoutSlashes(route) || 'index'}.md`;
}

function withoutSlashes(route: string): string {
  return route.replace(/^\/+|\/+$/g, '');
}
