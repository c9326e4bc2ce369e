/** Redirects on static hosts: redirect pages for every host, and the `_redirects` file of Netlify and Cloudflare. */
import { isSafeAddress } from '../../../elements/safe-address.js';
import { decodeAddress } from '../../addresses/encode-address.js';
import { address } from '../../addresses/addresses.js';
import { renderRedirect } from './redirect.js';
import { hasHash, isPlain, type Redirect } from '../../nav/redirects.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';

/** The target of a redirect as a URL. `undefined` if it is neither a path nor http(s). */
export function redirectTarget({ destination }: Pick<Redirect, 'destination'>, base: string): string | undefined {
  const isComplete = /^\/(?!\/)|^[a-z]+:\/\//.test(destination);
  return isComplete && isSafeAddress(destination, 'request') ? address(destination, base) : undefined;
}

/** The same with the query of the request. Browsers keep the hash. `undefined` if there is no target. */
export function redirectLocation(destination: string, base: string, query: string): string | undefined {
  const target = redirectTarget({ destination }, base);
  if (target === undefined || query === '' || query === '?') return target;
  const [path = '', hash] = target.split('#');
  return `${path}${path.includes('?') ? query.replace('?', '&') : query}${hash === undefined ? '' : `#${hash}`}`;
}

/**
 * The redirect pages, by path: for each source without placeholders, and for sources with a hash, which only the page
 * can see.
 */
export function redirectPages(redirects: readonly Redirect[], base: string): Map<string, string> {
  const byPath = new Map<string, { target?: string; hashes: Record<string, string> }>();
  for (const redirect of redirects) {
    const target = redirectTarget(redirect, base);
    if (target === undefined || !(isPlain(redirect) || hasHash(redirect))) continue;
    const [source = '/', hash] = redirect.source.split('#');
    const page = getOrInsert(byPath, decodeAddress(source), () => ({ hashes: {} }));
    if (hash === undefined) page.target ??= target;
    else if (!Object.hasOwn(page.hashes, `#${hash}`)) page.hashes[`#${hash}`] = target;
  }
  return new Map([...byPath].map(([path, { target, hashes }]) => [path, renderRedirect(target ?? base, hashes)]));
}

/** The `_redirects` file. Empty if there are no redirects. */
export function redirectsFile(redirects: readonly Redirect[], base: string): string {
  const lines = redirects.flatMap((redirect) => {
    const target = redirectTarget(redirect, base);
    if (target === undefined || hasHash(redirect) || !redirect.source.startsWith('/')) return [];
    const splat = /:(\w+)\*|\*/.exec(redirect.source);
    const source = address(redirect.source.replace(/:\w+\*/g, '*'), base);
    const rest = splat ? new RegExp(splat[1] ? `:${splat[1]}\\b\\*?` : '(?<=/)\\*', 'g') : undefined;
    return [`${source} ${rest ? target.replace(rest, ':splat') : target} ${redirect.permanent ? 301 : 302}`];
  });
  return lines.length > 0 ? `${lines.join('\n')}\n` : '';
}
