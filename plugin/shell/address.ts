import { escapeHtml } from '../../runtime/jsx/escape.js';
import { encodePart } from '../encode-address.js';
import { isSafeFile, isSafeLink } from '../site/safe-address.js';

const unsafe = /[^\x21-\x7e]+/g;

/** The address as a page needs it: root-absolute ones get the base path, spaces and non-ASCII letters are encoded. One that runs code becomes `#`. */
export function address(href: string, base: string): string {
  if (!isSafeFile(href)) return '#';
  const placed = href.startsWith('/') && !href.startsWith('//') ? base + href.slice(1) : href;
  return placed.replace(unsafe, encodePart);
}

/** The address of a link, escaped for use inside a double-quoted attribute. */
export function hrefAttribute(href: string, base: string): string {
  return isSafeLink(href) ? escapeHtml(address(href, base)) : '#';
}

/** Whether the address leads to another host. */
export function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}

/** A route with `/` at its end where `wanted`; what ends like a file stays. */
export function withSlash(route: string, wanted = false): string {
  return wanted && !route.endsWith('/') && !/\.[a-z\d]+$/i.test(route) ? `${route}/` : route;
}
