import { handle } from '../../core/pool/pool.js';
import type { BuiltinHooks } from '../../plugins/builtin.js';
import { fromSent, reader, searchTask } from './search-tasks.js';
import { isIndexable } from './searchable-pages.js';
import { renderSearch } from './search-button.js';
import { indexPage } from './search-page.js';
import { searchModule } from './search-settings.js';

/** The search index. */
export const searchFeature: BuiltinHooks = {
  name: 'search',
  index: (page) => (isIndexable(page.meta) ? (sections) => indexPage(sections, page) : undefined),
  tasks: ({ loaded, unpack }) => [
    handle(searchTask, async ({ pages, others }) => {
      const { searchIndexFiles } = await import('./search-index-files.js');
      let isComplete = true;
      const lost = (): undefined => void (isComplete = false);
      const files = await searchIndexFiles(
        loaded,
        reader(fromSent(pages), (range) => unpack(range) ?? lost()),
        others,
      );
      return isComplete ? files : undefined;
    }),
  ],
  searchButton: renderSearch,
  hosts(site) {
    const file = searchModule(site);
    return file === undefined ? [] : [{ modules: [file] }];
  },
  siteOutputs: async ({ pool, isDev, searchEngine }) => [
    (await import('./search-output.js')).searchOutput(isDev ? {} : { pool, engine: searchEngine }),
  ],
};
