import { escapeHtml } from '../../runtime/jsx/escape.js';

const unsafe = /[^\x21-\x7e]+/g;

/** The address as a page needs it: root-absolute ones get the base path, spaces and non-ASCII letters are encoded. */
export function address(href: string, base: string): string {
  const placed = href.startsWith('/') && !href.startsWith('//') ? base + href.slice(1) : href;
  return placed.replace(unsafe, encodeURIComponent);
}

/** `address` escaped for use inside a double-quoted attribute; scripts as an address become `#`. */
export function hrefAttribute(href: string, base: string): string {
  return /^\s*(?:javascript|vbscript|data):/i.test(href) ? '#' : escapeHtml(address(href, base));
}

/** Whether the address leads to another host. */
export function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}

/** A route with `/` at its end where `wanted`; what ends like a file stays. */
export function withSlash(route: string, wanted = false): string {
  return wanted && !route.endsWith('/') && !/\.[a-z\d]+$/i.test(route) ? `${route}/` : route;
}
