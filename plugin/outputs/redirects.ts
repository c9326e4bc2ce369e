/** Where the redirects of docs.json lead: as single addresses, and as the `_redirects` file that some hosts read. */
import { address } from '../shell/address.js';
import type { Site } from '../site/types.js';

type Redirect = Site['redirects'][number];

/** Whether `source` stands for one address only: then a page can stand there. */
export function isPlain({ source }: Redirect): boolean {
  return source.startsWith('/') && !/[:*]/.test(source);
}

/** Where a redirect leads, as a browser asks for it. `undefined` for what is neither a path nor http(s). */
export function redirectTarget(redirect: Redirect, base: string): string | undefined {
  if (redirect.destination.startsWith('/')) return address(redirect.destination, base);
  return /^https?:\/\//.test(redirect.destination) ? redirect.destination : undefined;
}

/** The `_redirects` file that Netlify, Cloudflare Pages and others read. Empty where there are no redirects. */
export function redirectsFile(redirects: readonly Redirect[], base: string): string {
  const lines = redirects.flatMap((redirect) => {
    const target = redirectTarget(redirect, base);
    if (target === undefined || !redirect.source.startsWith('/')) return [];
    const source = address(redirect.source.replace(/:\w+\*/g, '*'), base);
    return [`${source} ${target.replace(/:\w+\*|\*/g, ':splat')} ${redirect.permanent ? 301 : 302}`];
  });
  return lines.length > 0 ? `${lines.join('\n')}\n` : '';
}
