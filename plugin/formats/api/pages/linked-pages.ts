/** Adds the pages that the pages of parts link to: the overview of their document, and models. */
import { groupBy } from '../../../core/text/group-by.js';
import type { ApiReference, NavSection, Site } from '../../../core/model/types.js';
import type { ApiStrings } from '../../../languages/api-strings.js';
import { loadUiStrings } from '../../../languages/load-ui-strings.js';
import type { LoadedPage } from '../../../load/load-page.js';
import { languageOfPage } from '../../../nav/language-alternates.js';
import { changesEntry } from '../changes/changes-entry.js';
import { changesId } from '../changes/changes-model.js';
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
  const documented = pages.flatMap((page) => (page.api ? [{ ...page, api: page.api }] : []));
  const documents = groupBy(documented, ({ api }) => JSON.stringify([sourceKey(api), api.directory]));
  const linked = await Promise.all([...documents.values()].map((group) => linkedPages(group, options)));
  // Named in the order of the documents, however long each takes.
  const names = new PageNames(pages.map(({ path }) => path));
  const added = linked.flatMap((create) => create(names));
  const replaced = new Map(added.map((page) => [page.path, page]));
  const others = new Set(pages.map(({ path }) => path));
  return [...pages.map((page) => replaced.get(page.path) ?? page), ...added.filter(({ path }) => !others.has(path))];
}

/** Returns the function that creates the pages that those of one document link to. `group`: its pages with the same folder. */
async function linkedPages(
  group: readonly ApiLoadedPage[],
  { specifications, navigation, overview = true }: LinkingOptions,
): Promise<(names: PageNames) => LoadedPage[]> {
  const { path, api } = group[0]!;
  const { format, reader, document } = await specifications.open(api);
  const { api: uiStrings } = await loadUiStrings(languageOfPage({ navigation }, path));
  const ids = new Set(group.map((page) => page.api.id));
  const hidden = group.every((page) => page.hidden);
  const changes = await changesEntry(api, specifications);
  const entries = [
    ...(reader.overview ? [reader.overview(document)] : []),
    ...(changes ? [changes.entry] : []),
    ...(reader.linked?.(document, ids, uiStrings) ?? []),
  ];
  const added = entries.filter(({ id }) => !ids.has(id) && (overview || !id.startsWith(overviewId)));
  const derived = group.filter((page) => page.api.id === overviewId || page.api.id === changesId);
  return (names) => {
    const created = added.map((entry): ApiLoadedPage => {
      const at = names.unique(`${folderOf(api, format)}/${entry.page.path}`);
      const owner = entry === changes?.entry ? changes.document : document;
      const reference = referenceTo(entry, api, owner, api.directory);
      return { ...generatedPage(at, entry, reference), api: reference, hidden };
    });
    return [...derived, ...created].map((page) => named(page, uiStrings));
  };
}

/** The overview with its name in the navigation, unless it needs another one, and changes with their title. */
function named(page: ApiLoadedPage, { overview, changes }: ApiStrings): LoadedPage {
  const { id } = page.api;
  if (id === changesId) return { ...page, meta: { ...page.meta, title: changes } };
  return id === overviewId ? { ...page, meta: { sidebarTitle: overview, ...page.meta } } : page;
}
