/** Finds files that the style sheets of the docs folder refer to and that do not exist. */
import { posix } from 'node:path';
import { readText } from '../../reader/docs-file.js';
import type { Problem } from '../../core/errors/errors.js';
import type { LocalLink } from '../../mdx/types.js';
import { EditedText } from '../../mdx/source/edited-text.js';
import { cssAddresses, isFileAddress, withoutBase } from '../../load/scan/css-addresses.js';
import { fileKind } from '../../reader/file-kinds.js';
import type { LinkCheck } from './check-links.js';

/**
 * Returns a warning for each missing file. `assets`: files of the docs folder. `base`: the path the site is served from,
 * which addresses may contain.
 */
export function checkStyleSheets(root: string, assets: readonly string[], base: string, links: LinkCheck): Problem[] {
  const sheets = assets.filter((file) => file.endsWith('.css') && fileKind(file) === 'website');
  const site = { base, assets: new Set(assets) };
  return sheets.flatMap((file) => links.check(filesOf(file, readText(root, file) ?? '', site)));
}

function filesOf(file: string, css: string, site: Site): LocalLink[] {
  let text: EditedText | undefined;
  return cssAddresses(css).flatMap(({ address, start }): LocalLink[] => {
    const target = targetOf(address.trim(), file, site);
    if (target === undefined) return [];
    return [{ kind: 'asset', target, file, ...(text ??= EditedText.of(css)).originalPoint(start) }];
  });
}

interface Site {
  base: string;
  assets: ReadonlySet<string>;
}

/** Root-absolute; `undefined` if it is not a file of the site. Browsers resolve addresses from the style sheet. */
function targetOf(address: string, file: string, { base, assets }: Site): string | undefined {
  if (!isFileAddress(address)) return undefined;
  if (!address.startsWith('/')) return posix.join('/', posix.dirname(file), address);
  return withoutBase(address, base, assets);
}
