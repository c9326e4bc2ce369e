/** Finds pages with the same title. */
import type { Problem } from '../../../core/errors/errors.js';
import { findPlacements } from '../../../nav/nav-placements.js';
import type { NavSectionKind, PageEntry, Site } from '../../../core/model/types.js';
import { frontMatterLocation } from '../../../load/front-matter/front-matter-location.js';

/** Sections whose pages readers see on their own, so that titles repeat in them. */
const separate: ReadonlySet<NavSectionKind> = new Set(['language', 'version', 'product', 'dropdown']);

/** Returns a finding for each page with the title of an earlier page of the same language, version and product. */
export function duplicateTitles({ navigation, root, drilldown }: Site, pages: readonly PageEntry[]): Problem[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const { byPath: placements } = findPlacements(navigation, byPath, drilldown);
  const first = new Map<string, PageEntry>();
  return pages.flatMap((page): Problem[] => {
    const placement = placements.get(page.path);
    if (!placement || page.hidden || page.generatedSource !== undefined || page.meta.url || page.isTitleHidden)
      return [];
    const scope = placement.section.trail
      .filter(({ kind }) => separate.has(kind))
      .map(({ kind, label }) => `${kind} ${label}`);
    const key = JSON.stringify([scope, page.meta.title.trim().toLowerCase()]);
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, page);
      return [];
    }
    return [
      {
        code: 'title-duplicate',
        message: `The title "${page.meta.title}" is also the title of ${earlier.file}.`,
        hint: 'Say in the title what is different, such as "Install the server". The navigation can keep the short one as sidebarTitle.',
        ...frontMatterLocation(root, page, 'title', true),
      },
    ];
  });
}
