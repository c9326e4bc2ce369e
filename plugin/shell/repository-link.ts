/** Links of type `github`: they show the repository by owner and name, and its stars. */
import { escapeHtml } from '../../runtime/jsx/escape.js';
import type { NavbarLink, Site } from '../site/types.js';
import { glyphs } from './glyphs.js';

/** `owner/name` of the repository that `href` leads to; `undefined` where it leads elsewhere on the host. */
export function repositoryName(href: string): string | undefined {
  const [, name] = /^https?:\/\/[^/]+\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?(?:[?#].*)?$/.exec(href) ?? [];
  return name;
}

/** Whether a link in the navbar shows stars. */
export function hasStars(site: Site): boolean {
  return starHosts(site).length > 0;
}

/** The hosts that tell the stars of the navbar's links: `https://api.github.com`. */
export function starHosts({ navbar: { links, primary } }: Site): string[] {
  const addresses = [...links, ...(primary ? [primary] : [])].flatMap((link) => starsAddress(link) ?? []);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/**
 * The place for the number of stars, with the address that tells it; empty where the link is not to a repository. It keeps
 * its width from the start, so that nothing moves when the number comes.
 */
export function renderStars(link: NavbarLink): string {
  const api = starsAddress(link);
  return api === undefined
    ? ''
    : `<span class="stars" data-stars="${escapeHtml(api)}">${glyphs.star}<span></span></span>`;
}

/** The public API of the host; one that a company runs itself answers below its own address. */
function starsAddress({ type, href }: NavbarLink): string | undefined {
  const name = type === 'github' ? repositoryName(href) : undefined;
  if (name === undefined) return undefined;
  const { origin, hostname } = new URL(href);
  const api = /^(?:www\.)?github\.com$/.test(hostname) ? 'https://api.github.com' : `${origin}/api/v3`;
  return `${api}/repos/${name}`;
}
