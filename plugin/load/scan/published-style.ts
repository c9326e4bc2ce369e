import { posix } from 'node:path';
import { readText } from '../../reader/docs-file.js';
import type { LoadedSite } from '../loaded-site.js';
import { withBase } from './css-addresses.js';

/** The site of a style sheet. */
type StyledSite = Pick<LoadedSite, 'assets' | 'base'> & { site: Pick<LoadedSite['site'], 'root'> };

/** The style sheet `file` of the docs folder as it is published; `undefined` if that is the file itself, or it is another file. */
export function publishedStyle({ assets, base, site }: StyledSite, file: string): string | undefined {
  if (base === '/' || posix.extname(file).toLowerCase() !== '.css') return undefined;
  const css = readText(site.root, file);
  const placed = css === undefined ? undefined : withBase(css, base, new Set(assets));
  return placed === css ? undefined : placed;
}
