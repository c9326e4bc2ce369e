/** Finds files that the style sheets of the docs folder refer to and that do not exist. */
import { posix } from 'node:path';
import { readText } from '../../reader/docs-file.js';
import type { Problem } from '../../core/errors/errors.js';
import type { LocalLink } from '../../mdx/types.js';
import { EditedText } from '../../mdx/source/edited-text.js';
import { cssAddresses, isFileAddress } from '../../load/scan/css-addresses.js';
import { fileKind } from '../../reader/file-kinds.js';
import type { LinkCheck } from './check-links.js';

/** Returns a warning for each missing file. `assets`: files of the docs folder. `base`: the path the site is served from. */
export function checkStyleSheets(root: string, assets: readonly string[], base: string, links: LinkCheck): Problem[] {
  const sheets = assets.filter((file) => file.endsWith('.css') && fileKind(file) === 'website');
  return sheets.flatMap((file) => links.check(filesOf(file, readText(root, file) ?? '', base)));
}

function filesOf(file: string, css: string, base: string): LocalLink[] {
  let text: EditedText | undefined;
  return cssAddresses(css).flatMap(({ address, start }): LocalLink[] => {
    const target = targetOf(address.trim(), file, base);
    if (target === undefined) return [];
    return [{ kind: 'asset', target, file, ...(text ??= EditedText.of(css)).originalPoint(start) }];
  });
}

/** Root-absolute; `undefined` if it is not a file of the site. Browsers resolve addresses from the style sheet. */
function targetOf(address: string, file: string, base: string): string | undefined {
  if (!isFileAddress(address)) return undefined;
  if (!address.startsWith('/')) return posix.join('/', posix.dirname(file), address);
  return address.startsWith(base) ? address.slice(base.length - 1) : undefined;
}
