import { join } from 'node:path';
import { pagePath } from '../../addresses/page-path.js';
import { fileStart, type Report } from '../../core/errors/errors.js';
import type { NavItem, NavSection, Site, SourceLocation } from '../../core/model/types.js';
import { fileState } from '../../reader/docs-file.js';

/**
 * The navigation of `site` with the page `guides/install` in place of an entry `guides/install#linux`, and a warning for
 * each. Pages with `#` in their name keep it. `generated`: paths of pages without a file.
 */
export function withoutAnchors(site: Site, generated: ReadonlySet<string>, report: Report): NavSection {
  const isPage = (path: string): boolean =>
    generated.has(path) || ['mdx', 'md'].some((extension) => fileState(join(site.root, `${path}.${extension}`)));

  function withoutAnchor(path: string): string {
    const page = pagePath(path.replace(/#[^/]*$/, ''));
    return page === undefined || isPage(path) || !isPage(page) ? path : page;
  }

  function pageOf(path: string, location?: SourceLocation): string {
    const page = withoutAnchor(path);
    if (page === path) return path;
    report.warn({
      ...fileStart(site.configFile),
      ...location,
      code: 'page-path',
      message: `The entry ${JSON.stringify(path)} names a page with an anchor; it links to the start of the page.`,
      hint: `Write ${JSON.stringify(page)}.`,
    });
    return page;
  }

  function itemOf(item: NavItem): NavItem {
    if (item.type === 'page') return { ...item, path: pageOf(item.path, item.location) };
    const root = item.root === undefined ? {} : { root: pageOf(item.root, item.rootLocation) };
    return { ...item, ...root, items: item.items.map(itemOf) };
  }

  function sectionOf(section: NavSection): NavSection {
    // The root page is among the items, where it is reported.
    const root = section.root === undefined ? {} : { root: withoutAnchor(section.root) };
    return { ...section, ...root, children: section.children.map(sectionOf), items: section.items.map(itemOf) };
  }

  return sectionOf(site.navigation);
}
