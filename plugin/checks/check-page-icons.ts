/** Finds icons in front matter that no library contains. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../errors.js';
import type { Icons } from '../icons/icons.js';
import { nearest } from '../nearest.js';
import { frontMatterPosition } from '../site/front-matter-position.js';
import type { FolderScan } from '../site/scan-folder.js';
import type { Site } from '../site/types.js';

/** Returns a warning for each. Pages are read again only if their icon is unknown. */
export function unknownPageIcons(site: Site, { pages }: Pick<FolderScan, 'pages'>, icons: Icons): Problem[] {
  let names: string[] | undefined;
  return pages.flatMap(({ file, meta: { icon, iconType, iconLibrary } }) => {
    if (typeof icon !== 'string' || icon === '') return [];
    if (icons.resolve(icon, { type: iconType, library: iconLibrary })) return [];
    const near = nearest(icon, (names ??= icons.names()));
    const hint =
      near === undefined
        ? 'Use a name from Font Awesome, Lucide or Tabler, a path or a URL.'
        : `Did you mean icon: ${near}?`;
    const position = frontMatterPosition('icon', readFileSync(path.join(site.root, file), 'utf8'), true);
    return [{ code: 'icon-unknown', message: `Unknown icon "${icon}".`, hint, file, ...position }];
  });
}
