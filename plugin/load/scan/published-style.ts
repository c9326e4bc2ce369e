import { posix } from 'node:path';
import { readText } from '../../reader/docs-file.js';
import type { LoadedSite } from '../loaded-site.js';
import { withBase } from './css-addresses.js';
import { withFrames, withLinkForms } from './published-selectors.js';

/**
 * The style sheet `file` of the docs folder as it is published, with the addresses that browsers need, and selectors that
 * match the elements of the page; `undefined` if that is the file itself, or it is another file.
 */
export function publishedStyle(loaded: LoadedSite, file: string): string | undefined {
  if (posix.extname(file).toLowerCase() !== '.css') return undefined;
  const { assets, base, site } = loaded;
  const css = readText(site.root, file);
  if (css === undefined) return undefined;
  const published = withFrames(withLinkForms(base === '/' ? css : withBase(css, base, new Set(assets)), loaded));
  return published === css ? undefined : published;
}
