import { handle } from '../../core/pool/pool.js';
import type { BuiltinHooks } from '../../plugins/builtin.js';
import { missingPagefind } from './pagefind/find-pagefind.js';
import { reader, searchTask } from './search-tasks.js';
import { isIndexable } from './searchable-pages.js';
import { indexPage } from './search-page.js';

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
        reader(pages, (range) => unpack(range) ?? lost()),
        others,
      );
      return isComplete ? files : undefined;
    }),
  ],
  siteOutputs: async ({ pool, isDev }) => [(await import('./search-output.js')).searchOutput(isDev ? undefined : pool)],
  check: async ({ loaded }) => missingPagefind(loaded.site),
};
