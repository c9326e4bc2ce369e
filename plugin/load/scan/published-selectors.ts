/** Lets selectors of authors match what the hosted page has: links by their address, and `div`s around components. */
import { address, pageAddress, pageLink } from '../../addresses/addresses.js';
import type { LoadedSite } from '../loaded-site.js';

/** A condition for a whole root-absolute address, its start or its end. */
const condition = /\[\s*href\s*([$^]?)=\s*(["']?)(\/[^"'\]\s]*)\2\s*(?:[is]\s*)?\]/gi;

/** `div` with a class. Comments and texts are skipped. */
const frame = /\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?<![\w.#:&\\-])div(?=\.|\[\s*class\b)/gi;

/** The style sheet, in which `div.card` also matches the element of a component, with the same specificity. */
export function withFrames(css: string): string {
  return css.replace(frame, (found) => (/^div$/i.test(found) ? ':is(div,:where([light]))' : found));
}

/**
 * The style sheet with two forms of each address in its conditions, that of the author and that which links have in pages:
 * `:is([href="/guide"],[href="/docs/guide/"])`.
 */
export function withLinkForms(css: string, { pages, base, site }: Pick<LoadedSite, 'pages' | 'base' | 'site'>): string {
  if (!css.includes('href')) return css;
  const { trailingSlash } = site.seo;
  const routes = new Set(pages.map(({ route }) => route));
  const withoutBase = (written: string): string =>
    written.startsWith(base) ? written.slice(base.length - 1) : written;

  /** As pages write a link. */
  const whole = (written: string): string => address(pageLink(withoutBase(written), routes, trailingSlash), base);
  const start = (written: string): string => address(withoutBase(written), base);
  const end = (written: string): string => {
    const bare = pageAddress(written, false);
    const isOfPage = bare !== '/' && pages.some(({ route }) => route.endsWith(bare));
    return isOfPage ? pageAddress(bare, trailingSlash) : written;
  };

  return css.replace(condition, (found: string, sign: string, _quote: string, written: string) => {
    const form = sign === '^' ? start(written) : sign === '$' ? end(written) : whole(written);
    return form === written ? found : `:is(${found},${found.replace(written, () => form)})`;
  });
}
