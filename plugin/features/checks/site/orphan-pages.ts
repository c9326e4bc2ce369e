/** Finds pages that readers cannot reach. */
import { fileStart, type Problem } from '../../../core/errors/errors.js';
import type { LocalLink } from '../../../mdx/types.js';
import { mayHaveSelectMenus } from '../../../nav/choices.js';
import { namedPages } from '../../../load/navigation/navigation-pages.js';
import { navigator } from '../../../nav/navigator.js';
import { isUrl, pagePath, linkRoute } from '../../../addresses/page-path.js';
import { relatedEntries } from '../../../nav/related-pages.js';
import { startRoute } from '../../../addresses/routes.js';
import type { PageEntry, Site } from '../../../core/model/types.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';
import { pathOf } from '../check-links.js';

/** Returns a finding for each page without an entry in the navigation, a link from another file or a menu, or a redirect to it. */
export function orphanPages(site: Site, pages: readonly PageEntry[], links: readonly LocalLink[]): Problem[] {
  const named = new Set(namedPages(site.navigation).map(({ path }) => path));
  const linked = linkedFrom(links);
  const paths = new Set([...namedInSettings(site), startRoute(site, pages), '/404']);
  const related = new Set(
    pages.flatMap(({ meta }) => relatedEntries(meta).flatMap(({ target }) => pagePath(target) ?? [])),
  );
  const isUnlinked = ({ path, route, file }: PageEntry): boolean =>
    !named.has(path) &&
    !paths.has(route) &&
    !related.has(path) &&
    ![...(linked.get(route) ?? [])].some((from) => from !== file);
  const unlinked = new Set(pages.filter(isUnlinked));
  const candidates = [...unlinked].filter(
    ({ meta, generatedSource }) => generatedSource === undefined && meta.hidden !== true && meta.noindex !== true,
  );
  if (candidates.length === 0) return [];
  const inMenus = menuTargets(
    site,
    pages,
    pages.filter((page) => !unlinked.has(page)),
  );
  return candidates
    .filter(({ route }) => !inMenus.has(route))
    .map(({ file }) => ({
      code: 'page-orphan',
      message: 'The page is not in the navigation, and no page links to it.',
      hint: 'Add it to the navigation, or list its folder with an entry such as "guides/*". Or link to it, write "hidden: true" in its front matter if that is intended, or remove it.',
      ...fileStart(file),
    }));
}

/** Pages in the menus of languages and versions on `reachable`, which point to the equivalent pages. */
function menuTargets(site: Site, pages: readonly PageEntry[], reachable: readonly PageEntry[]): Set<string> {
  if (!mayHaveSelectMenus(site.navigation)) return new Set();
  const navigationOf = navigator(site, { pages });
  return new Set(
    reachable.flatMap(({ path }) =>
      navigationOf(path).selectMenus.flatMap(({ options }) => options.map(({ href }) => pathOf(href))),
    ),
  );
}

/** The files that link to each path. */
function linkedFrom(links: readonly LocalLink[]): Map<string, Set<string>> {
  const linked = new Map<string, Set<string>>();
  for (const { target, file } of links) {
    getOrInsert(linked, pathOf(target), () => new Set()).add(file);
  }
  return linked;
}

/** Targets of links and redirects in the settings. */
function namedInSettings({ references = [], redirects }: Site): string[] {
  return [
    ...references.flatMap(({ kind, value }) => (kind === 'link' ? [pathOf(linkRoute(value))] : [])),
    ...redirects.flatMap(({ destination }) => (isUrl(destination) ? [] : [pathOf(destination)])),
  ];
}
