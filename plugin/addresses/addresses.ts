/** Output paths of pages, and URLs as pages write them. */
import { isSafeAddress } from '../../elements/safe-address.js';
import { decodeAddress, encodePart } from './encode-address.js';

const unsafe = /[^\x21-\x7e]+/g;
/** `%` without the two digits that it encodes a character with, as in `/100%`. */
const looseSign = /%(?![\da-f]{2})/gi;

/**
 * The URL as written in a page: root-absolute paths get the base path; spaces and non-ASCII characters are encoded, and
 * in paths also `%` where it encodes nothing. A URL that data may not contain becomes `#`.
 */
export function address(href: string, base: string): string {
  return isSafeAddress(href, 'file') ? written(href, base) : '#';
}

function written(href: string, base: string): string {
  const isPath = href.startsWith('/') && !href.startsWith('//');
  const placed = isPath ? base + href.slice(1).replace(looseSign, encodePart) : href;
  return placed.replace(unsafe, encodePart);
}

/** The URL of a link: like `address`, but also `mailto:` and `tel:`, and no data URL. */
export function linkAddress(href: string, base: string): string {
  return isSafeAddress(href, 'link') ? written(href, base) : '#';
}

/**
 * The path of a page or a file, such as `/C#/intro`, as the path of a URL: encodes the characters that end or encode a
 * path. `address` encodes all other characters.
 */
export function pathAddress(path: string): string {
  return path.replace(/[%#?]/g, encodePart);
}

/** The URL of a path for use outside the site: absolute if the host is known, otherwise relative to the root. */
export function publicAddress(path: string, base: string, siteUrl?: string): string {
  const href = address(pathAddress(path), base);
  return siteUrl ? new URL(href, siteUrl).href : href;
}

/** Whether the URL points to another host. */
export function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}

/**
 * The route of a page as its address: with a slash at the end, because a page is the `index.html` of a folder and most
 * hosts redirect to the slash; without it if `hasSlash` is `false`, for hosts that answer both.
 */
export function pageAddress(route: string, hasSlash = true): string {
  const bare = route.replace(/(.)\/+$/, '$1');
  return hasSlash && bare !== '/' ? `${bare}/` : bare;
}

/** The same for a root-absolute link with query and hash, if it points to a page. Other links are unchanged. */
export function pageLink(href: string, routes: Pick<ReadonlySet<string>, 'has'>, hasSlash?: boolean): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href)!;
  return path.startsWith('/') && routes.has(decodeAddress(path.replace(/(.)\/+$/, '$1')))
    ? pageAddress(path, hasSlash) + rest
    : href;
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

/** The output files of a page: its document and its Markdown version. */
export function pagePaths(route: string): [document: string, markdown: string] {
  return [htmlPath(route), markdownPath(route)];
}

/** The same as the path of a URL: `/a/b.md`. */
export function markdownAddress(route: string): string {
  return pathAddress(`/${markdownPath(route)}`);
}

function withoutSlashes(route: string): string {
  return route.replace(/^\/+|\/+$/g, '');
}
