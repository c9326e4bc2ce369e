/** Finds icons in front matter that no library contains. */
import type { Problem } from '../errors.js';
import type { Icons } from '../icons/icons.js';
import type { FolderScan } from '../site/scan-folder.js';
import type { Site } from '../site/types.js';
import { frontMatterLocation } from './front-matter-location.js';

/** Returns a warning for each. Pages are read again only if their icon is unknown. */
export function unknownPageIcons(site: Site, { pages }: Pick<FolderScan, 'pages'>, icons: Icons): Problem[] {
  return pages.flatMap((page) => {
    const { icon, iconType, iconLibrary } = page.meta;
    if (typeof icon !== 'string' || icon === '') return [];
    if (icons.resolve(icon, { type: iconType, library: iconLibrary })) return [];
    const near = icons.similar(icon);
    const hint =
      near === undefined
        ? 'Use a name from Font Awesome, Lucide or Tabler, a path or a URL.'
        : `Did you mean icon: ${near}?`;
    const location = frontMatterLocation(site.root, page, 'icon', true);
    return [{ code: 'icon-unknown', message: `Unknown icon "${icon}".`, hint, ...location }];
  });
}
