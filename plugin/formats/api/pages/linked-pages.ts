/** Adds the pages that the pages of parts link to: the overview of their document, and models. */
import { groupBy } from '../../../core/text/group-by.js';
import type { ApiReference, NavSection, Site } from '../../../core/model/types.js';
import { loadUiStrings } from '../../../languages/load-ui-strings.js';
import type { LoadedPage } from '../../../load/load-page.js';
import { languageOfPage } from '../../../nav/language-alternates.js';
import { overviewId } from '../overview.js';
import { sourceKey, type Specifications } from '../specifications.js';
import { generatedPage, referenceTo } from './generated-page.js';
import { folderOf, PageNames } from './page-names.js';

export interface LinkingOptions {
  specifications: Specifications;
  navigation: NavSection;
  /** Whether documents have overviews. Default: true. */
  overview?: Site['api']['overview'];
}

type ApiLoadedPage = LoadedPage & { api: ApiReference };

/** The pages, with those that no navigation has to name. They are hidden where all pages that link to them are. */
export async function withLinkedPages(
  pages: readonly LoadedPage[],
  options: LinkingOptions,
): Promise<readonly LoadedPage[]> {
  const names = new PageNames(pages.map(({ path }) => path));
  const documented = pages.flatMap((page) => (page.api ? [{ ...page, api: page.api }] : []));
  const documents = groupBy(documented, ({ api }) => JSON.stringify([sourceKey(api), api.directory]));
  const groups = [...documents.values()].map((group) => linkedPages(group, names, options));
  const added = (await Promise.all(groups)).flat();
  const replaced = new Map(added.map((page) => [page.path, page]));
  const others = new Set(pages.map(({ path }) => path));
  return [...pages.map((page) => replaced.get(page.path) ?? page), ...added.filter(({ path }) => !others.has(path))];
}

/** The pages that those of one document link to. `group`: its pages with the same folder. */
async function linkedPages(
  group: readonly ApiLoadedPage[],
  names: PageNames,
  { specifications, navigation, overview = true }: LinkingOptions,
): Promise<LoadedPage[]> {
  const { path, api } = group[0]!;
  const { format, reader, document } = await specifications.open(api);
  const { api: uiStrings } = await loadUiStrings(languageOfPage({ navigation }, path));
  const ids = new Set(group.map((page) => page.api.id));
  const hidden = group.every((page) => page.hidden);
  const entries = [
    ...(reader.overview ? [reader.overview(document)] : []),
    ...(reader.linked?.(document, ids, uiStrings) ?? []),
  ];
  const added = entries
    .filter(({ id }) => !ids.has(id) && (overview || !id.startsWith(overviewId)))
    .map((entry): ApiLoadedPage => {
      const at = names.unique(`${folderOf(api, format)}/${entry.page.path}`);
      const reference = referenceTo(entry, api, document, api.directory);
      return { ...generatedPage(at, entry, reference), api: reference, hidden };
    });
  const isOverview = (page: ApiLoadedPage): boolean => page.api.id === overviewId;
  return [...group.filter(isOverview), ...added].map((page) =>
    isOverview(page) ? named(page, uiStrings.overview) : page,
  );
}

/** The overview with its name in the navigation, unless it needs another one. */
function named(page: LoadedPage, sidebarTitle: string): LoadedPage {
  return { ...page, meta: { sidebarTitle, ...page.meta } };
}
