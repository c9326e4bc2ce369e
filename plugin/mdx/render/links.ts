/** Resolves `href` and `src` as authors write them to URLs for browsers. */
import { posix } from 'node:path';
import { isSafeAddress, type AddressUse } from '../../../elements/safe-address.js';
import { decodeAddress, encodePart } from '../../addresses/encode-address.js';
import { pageLink, pathAddress } from '../../addresses/addresses.js';
import { isUrl } from '../../addresses/page-path.js';

export interface ResolvedLink {
  /** For the browser: with the base path, or unchanged if it is external. */
  href: string;
  /** Root-absolute without base, with query and hash, if it is internal. */
  target?: string;
  kind: 'page' | 'asset';
  /** Whether the address was replaced because the page may not contain it. */
  isRefused?: boolean;
  /** The path from the docs folder, if the author wrote it below the path of the site on a host. */
  meant?: string;
}

/** The link targets of a site. */
export interface LinkTargets {
  /** Routes of pages: `/guides/install`. */
  routes: ReadonlySet<string>;
  /** Paths of other files, root-absolute: `/images/a.png`. */
  assets: ReadonlySet<string>;
  /** Route of a source file relative to the docs folder. */
  routeOf(file: string): string | undefined;
  /** Paths at which a host may serve the site: `/docs`. */
  hostPaths?: readonly string[];
  /** Whether the addresses of pages end with `/`. Default: true. */
  trailingSlash?: boolean;
}

/** Resolves links of a site that is served under `base` (`/` or `/docs/`). */
export class Links {
  readonly #targets: LinkTargets;
  readonly #base: string;
  /** The host paths that are not folders of the site too. */
  readonly #hostPaths: readonly string[];

  constructor(targets: LinkTargets, base: string) {
    this.#targets = targets;
    this.#base = base.replace(/\/$/, '');
    const paths = [...targets.routes, ...targets.assets];
    this.#hostPaths = [...new Set(targets.hostPaths)].filter(
      (folder) => folder !== '' && !paths.some((path) => `${path}/`.startsWith(`${folder}/`)),
    );
  }

  /**
   * Resolves `href` in `file`. `wanted` is the most likely kind of target. `isData`: the address is not from the author's
   * pages.
   */
  resolve(href: string, file: string, wanted: 'page' | 'asset', isData = false): ResolvedLink {
    const trimmed = href.trim();
    if (!isSafeAddress(trimmed, useOf(wanted, isData)))
      return { href: wanted === 'page' ? '#' : 'about:blank', kind: wanted, isRefused: true };
    if (trimmed === '' || isUrl(trimmed)) return { href: trimmed, kind: wanted };
    const [, typed = '', end = ''] = /^([^?#]*)(.*)$/s.exec(trimmed)!;
    // As in browsers.
    const path = typed.replaceAll('\\', '/');
    const rest = withComposedHash(end);
    if (path === '') return { href: rest, target: this.#ownRoute(file, rest), kind: 'page' };
    const written = this.#absolute(path, file, wanted);
    const absolute = this.#fromDocsFolder(written, wanted);
    const kind = this.#targets.assets.has(decodeAddress(absolute)) ? 'asset' : wanted;
    const clean = kind === 'page' ? withoutExtension(absolute) : absolute;
    const target = `${clean}${rest}`;
    const meant = absolute === written ? {} : { meant: target };
    return { href: this.#href(target, kind), target, kind, ...meant };
  }

  #href(target: string, kind: 'page' | 'asset'): string {
    const { routes, trailingSlash } = this.#targets;
    return encodeSpaces(this.#base + (kind === 'page' ? pageLink(target, routes, trailingSlash) : target));
  }

  /** `/docs/install` is `/install`, if only that exists. */
  #fromDocsFolder(path: string, wanted: 'page' | 'asset'): string {
    const folder = this.#hostPaths.find((each) => path.startsWith(`${each}/`));
    const rest = folder === undefined ? path : path.slice(folder.length);
    return rest !== path && this.#exists(rest, wanted) && !this.#exists(path, wanted) ? rest : path;
  }

  #ownRoute(file: string, rest: string): string | undefined {
    const route = this.#targets.routeOf(file);
    return route === undefined ? undefined : `${pathAddress(route)}${rest}`;
  }

  /** Relative paths are resolved from the file's folder, then from the root, which older pages mean. */
  #absolute(path: string, file: string, wanted: 'page' | 'asset'): string {
    if (path.startsWith('/')) return posix.normalize(path);
    const near = posix.join('/', posix.dirname(file), path);
    if (this.#exists(near, wanted)) return near;
    const far = posix.join('/', path);
    return this.#exists(far, wanted) ? far : near;
  }

  #exists(path: string, wanted: 'page' | 'asset'): boolean {
    const { routes, assets } = this.#targets;
    return assets.has(decodeAddress(path)) || (wanted === 'page' && routes.has(decodeAddress(withoutExtension(path))));
  }
}

function useOf(wanted: 'page' | 'asset', isData: boolean): AddressUse {
  const use = wanted === 'page' ? 'link' : 'file';
  return isData ? use : `page-${use}`;
}

/** `/a/b.mdx`, `/a/b/`, `/a/b/index` → the route of that page. */
function withoutExtension(path: string): string {
  const bare = path.replace(/\.mdx?$/, '').replace(/(.)\/$/, '$1');
  return bare.replace(/\/index$/, '') || '/';
}

/** Spaces, and `%` that encodes nothing. */
function encodeSpaces(href: string): string {
  return href.replace(/\s|%(?![\da-f]{2})/gi, encodePart);
}

/** Ids of a page have composed letters, such as one character for `é`, which links can have as two. */
function withComposedHash(rest: string): string {
  const at = rest.indexOf('#');
  if (at < 0 || !/[\u0300-\uFFFF]|%[c-e]/i.test(rest)) return rest;
  const id = decodeAddress(rest.slice(at + 1));
  const composed = id.normalize('NFC');
  return id === composed ? rest : `${rest.slice(0, at)}#${encodeURIComponent(composed)}`;
}
