/** Finds and replaces the addresses of a style sheet. */
import { decodeAddress } from '../../addresses/encode-address.js';
import { isUrl } from '../../addresses/page-path.js';

/**
 * `url()`, `src()`, `@import`, and the strings before a resolution in `image-set()`, with their address. Comments and
 * other strings are skipped.
 */
const addresses =
  /\/\*[^]*?(?:\*\/|$)|(\b(?:url|src)\(\s*)(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'()]+))|(@import\s+|(?<=[(,]\s*)(?=["'][^"'\n]*["']\s+(?:[\d.]+(?:x|dppx|dpi|dpcm)\b|type\()))(?:"([^"\n]*)"|'([^'\n]*)')|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/gi;

/** An address in a style sheet. */
export interface CssAddress {
  address: string;
  /** Offset of the `url()`, `src()` or `@import` in the style sheet. */
  start: number;
}

/** The addresses in their order. */
export function cssAddresses(css: string): CssAddress[] {
  const found: CssAddress[] = [];
  replaceCssAddresses(css, (address, start) => {
    found.push({ address, start });
    return address;
  });
  return found;
}

/** The style sheet with other addresses. `replace` receives each address, and where it is. */
export function replaceCssAddresses(css: string, replace: (address: string, start: number) => string): string {
  return css.replace(addresses, (match, ...parts: (string | number | undefined)[]) => {
    const [prefix = parts[4], double = parts[5], single = parts[6], bare] = parts;
    const address = double ?? single ?? bare;
    if (typeof prefix !== 'string' || typeof address !== 'string') return match;
    const quote = double !== undefined ? '"' : single !== undefined ? "'" : '';
    return `${prefix}${quote}${replace(address, parts[7] as number)}${quote}`;
  });
}

/**
 * The style sheet for a site below `base`. Like pages, it names files from the root of the docs folder, but browsers
 * read these addresses from the root of the host. `assets`: the files of the docs folder.
 */
export function withBase(css: string, base: string, assets: ReadonlySet<string>): string {
  return replaceCssAddresses(css, (address) => {
    if (!address.startsWith('/')) return address;
    const path = withoutBase(address, base, assets).slice(1);
    return isAsset(path, assets) ? base + path : address;
  });
}

/** A root-absolute address, without the `base` that the author has written before the name of a file. */
export function withoutBase(address: string, base: string, assets: ReadonlySet<string>): string {
  const path = address.slice(base.length);
  return address.startsWith(base) && isAsset(path, assets) ? `/${path}` : address;
}

function isAsset(path: string, assets: ReadonlySet<string>): boolean {
  return assets.has(decodeAddress(path.replace(/[?#].*$/s, '')));
}

/**
 * Whether an address can point to a file of the site. False for parts of the page, such as gradients, and escaped
 * addresses.
 */
export function isFileAddress(address: string): boolean {
  const trimmed = address.trim();
  return trimmed !== '' && !/^#|\\/.test(trimmed) && !isUrl(trimmed);
}
