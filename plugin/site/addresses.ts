/** Where pages are in the output, and how a page writes the address of something. */
import { encodePart } from '../encode-address.js';
import { isSafeFile, isSafeLink } from './safe-address.js';

const unsafe = /[^\x21-\x7e]+/g;

/** The address as a page needs it: root-absolute ones get the base path, spaces and non-ASCII letters are encoded. One that runs code becomes `#`. */
export function address(href: string, base: string): string {
  if (!isSafeFile(href)) return '#';
  const placed = href.startsWith('/') && !href.startsWith('//') ? base + href.slice(1) : href;
  return placed.replace(unsafe, encodePart);
}

/** The address of a link: as `address`, and `#` for a document made of data. */
export function linkAddress(href: string, base: string): string {
  return isSafeLink(href) ? address(href, base) : '#';
}

/** The address of `route` for readers outside the site: complete if the host is known, else from the root. */
export function publicAddress(route: string, base: string, siteUrl?: string): string {
  const path = address(route, base);
  return siteUrl ? new URL(path, siteUrl).href : path;
}

/** Whether the address is on another host. */
export function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}

/** A route with `/` at its end where `wanted`; what ends like a file stays. */
export function withSlash(route: string, wanted = false): string {
  return wanted && !route.endsWith('/') && !/\.[a-z\d]+$/i.test(route) ? `${route}/` : route;
}

/** The file of a page in the output: `/a/b` → `a/b/index.html`, `/` → `index.html`. Works on any static host. */
export function htmlPath(route: string): string {
  const path = withoutSlashes(route);
  return path === '' ? 'index.html' : `${path}/index.html`;
}

/** The file of a page as Markdown in the output: `/a/b` → `a/b.md`, `/` → `index.md`. */
export function markdownPath(route: string): string {
  return `${withoutSlashes(route) || 'index'}.md`;
}

function withoutSlashes(route: string): string {
  return route.replace(/^\/+|\/+$/g, '');
}
