import { posix } from 'node:path';
import type { PageMeta } from '../../core/model/types.js';

const imageKeys = ['og:image', 'twitter:image'];

/**
 * The preview images that `file` names relative to itself, from the docs folder: `./a.png` in `guides/b.mdx` is
 * `/guides/a.png`.
 */
export function pageImages(meta: PageMeta, file: string): Record<string, string> {
  const images = imageKeys.flatMap((key): [string, string][] => {
    const value = meta[key];
    if (typeof value !== 'string' || !/^\.\.?\//.test(value)) return [];
    return [[key, posix.join('/', posix.dirname(file), value)]];
  });
  return Object.fromEntries(images);
}
