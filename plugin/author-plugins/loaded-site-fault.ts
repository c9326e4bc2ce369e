import type { LoadedSite } from '../load/loaded-site.js';

/** Whether the result of a plugin can be built: the same pages in the same places, and settings. */
export function isLoadedSite(value: unknown, before: LoadedSite): value is LoadedSite {
  if (typeof value !== 'object' || value === null) return false;
  const { site, pages, base } = value as Partial<LoadedSite>;
  if (typeof site !== 'object' || site === null || base !== before.base || !Array.isArray(pages)) return false;
  if (site.root !== before.site.root || pages.length !== before.pages.length) return false;
  return pages.every((page, index) => {
    const { file, route, hash } = before.pages[index]!;
    const isSame = page?.file === file && page.route === route && page.hash === hash;
    return isSame && typeof page.meta === 'object' && page.meta !== null && typeof page.meta.title === 'string';
  });
}
