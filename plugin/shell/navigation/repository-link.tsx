/** Links of type `github`: they show the owner, name and stars of the repository. */
import { h, type Node } from '../../../runtime/jsx/node.js';
import type { NavbarLink } from '../../core/model/types.js';
import { icons } from '../icons.js';

/** `owner/name` of the repository at `href`; `undefined` for any other page of the host. */
export function repositoryName(href: string): string | undefined {
  const [, name] = /^https?:\/\/[^/]+\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?(?:[?#].*)?$/.exec(href) ?? [];
  return name;
}

/** The number of stars, if known at build time: short on the page, in full for screen readers. */
export function renderStars({ stars }: NavbarLink): Node {
  if (stars === undefined) return undefined;
  const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }).format(stars);
  return (
    <span class="octavo-stars">
      {icons.star}
      <span role="img" aria-label={`${stars} ${stars === 1 ? 'star' : 'stars'}`}>
        {short.toLowerCase()}
      </span>
    </span>
  );
}

/** URL of the repository in the API of its host. A self-hosted instance has the API below its own URL. */
export function repositoryApi({ type, href }: NavbarLink): string | undefined {
  const name = type === 'github' ? repositoryName(href) : undefined;
  if (name === undefined) return undefined;
  const { origin, hostname } = new URL(href);
  const api = /^(?:www\.)?github\.com$/.test(hostname) ? 'https://api.github.com' : `${origin}/api/v3`;
  return `${api}/repos/${name}`;
}
