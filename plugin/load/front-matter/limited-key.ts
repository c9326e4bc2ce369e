/** Reports a key or value in front matter that a static site does not support. */
import type { Problem } from '../../core/errors/errors.js';
import type { PageEntry } from '../../core/model/types.js';
import { frontMatterLocation } from './front-matter-location.js';

interface LimitedKey {
  key: string;
  /** The name in messages. */
  name: string;
  isUsed(value: unknown): boolean;
  effect: string;
  hint: string;
}

/** One warning at all pages that use it. */
export function limitedKey(root: string, pages: readonly PageEntry[], limited: LimitedKey): Problem[] {
  const { key, name, isUsed, effect, hint } = limited;
  const users = pages.filter(({ meta }) => isUsed(meta[key]));
  const [first] = users;
  if (!first) return [];
  const locations = users.map((page) => frontMatterLocation(root, page, key, true));
  const count = users.length === 1 ? '1 page uses' : `${users.length} pages use`;
  return [
    {
      code: 'api-page',
      message: `${count} ${name}, ${effect}`,
      hint,
      ...frontMatterLocation(root, first, key, true),
      ...(locations.length > 1 && { places: locations }),
    },
  ];
}
