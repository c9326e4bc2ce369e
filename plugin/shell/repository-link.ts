/** Links of type `github`: they show the repository by owner and name, and its stars. */
import type { NavbarLink } from '../site/types.js';
import { glyphs } from './glyphs.js';

/** `owner/name` of the repository that `href` leads to; `undefined` where it leads elsewhere on the host. */
export function repositoryName(href: string): string | undefined {
  const [, name] = /^https?:\/\/[^/]+\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?(?:[?#].*)?$/.exec(href) ?? [];
  return name;
}

/** The number of stars, where the build knows it: shown short, read aloud whole. */
export function renderStars({ stars }: NavbarLink): string {
  if (stars === undefined) return '';
  const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }).format(stars);
  const label = `${stars} ${stars === 1 ? 'star' : 'stars'}`;
  return `<span class="stars">${glyphs.star}<span role="img" aria-label="${label}">${short.toLowerCase()}</span></span>`;
}

/** Address of the repository in the API of its host; one that a company runs itself answers below its own address. */
export function repositoryApi({ type, href }: NavbarLink): string | undefined {
  const name = type === 'github' ? repositoryName(href) : undefined;
  if (name === undefined) return undefined;
  const { origin, hostname } = new URL(href);
  const api = /^(?:www\.)?github\.com$/.test(hostname) ? 'https://api.github.com' : `${origin}/api/v3`;
  return `${api}/repos/${name}`;
}
