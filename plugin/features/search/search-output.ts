import { contentKey } from '../../core/cache/content-key.js';
import type { Output, OutputFile } from '../../outputs/output.js';
import { searchManifest, searchPath } from '../../../runtime/search/index/index-file.js';
import { failedPagefind, findPagefind } from './pagefind/find-pagefind.js';
import { pagefindFiles, pagefindPath } from './pagefind/pagefind-files.js';

/** The search index. In builds, Pagefind makes it if the site wants that; if it fails, it is Octavo's own. */
export function searchOutput(): Output {
  let last: ReadonlyMap<string, string> | undefined;
  return {
    name: 'search',
    owns: (path) => path.startsWith(searchPath) || path.startsWith(pagefindPath),
    key({ isDev, documentKey, search, loaded }) {
      return isDev ? undefined : contentKey(documentKey, search.key, findPagefind(loaded.site)?.version);
    },
    async *files(site, requested) {
      const pagefind = site.isDev ? undefined : findPagefind(site.loaded.site);
      const made: OutputFile[] = [];
      let adapter: string | undefined;
      let key: string | undefined;
      try {
        if (pagefind) made.push(...(await pagefindFiles(pagefind, site)));
        adapter = made.at(-1)?.path;
      } catch (error) {
        site.warn(failedPagefind(site.loaded.site, (error as Error).message));
        // The next build tries again.
        key = contentKey(site.search.key);
      }
      yield* made;
      // In dev, the parts that a reader requests are those of the list that he has.
      if (requested === undefined || requested === searchManifest || !last) last = await site.search.files(adapter);
      for (const [path, content] of last) yield { path, content, key };
    },
  };
}
