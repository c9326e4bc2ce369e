/** Finds icons in front matter that no library contains, or only in another style. */
import type { Problem } from '../../core/errors/errors.js';
import type { Icons } from '../../icons/icons.js';
import type { FolderScan } from '../../load/scan/scan-folder.js';
import type { Site } from '../../core/model/types.js';
import { frontMatterLocation } from '../../load/front-matter/front-matter-location.js';

/** Returns a warning for each. Pages are read again only if something is wrong. */
export function pageIconFaults(site: Site, { pages }: Pick<FolderScan, 'pages'>, icons: Icons): Problem[] {
  return pages.flatMap((page) => {
    const { icon, iconType, iconLibrary } = page.meta;
    if (typeof icon !== 'string' || icon === '') return [];
    const fault = icons.faultOf(icon, { type: iconType, library: iconLibrary });
    return fault ? [{ ...fault, ...frontMatterLocation(site.root, page, 'icon', true) }] : [];
  });
}
