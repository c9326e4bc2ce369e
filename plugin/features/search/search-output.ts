import type { Pool } from '../../core/pool/pool.js';
import { contentKey } from '../../core/cache/content-key.js';
import type { BuiltSite, Output, OutputFile } from '../../outputs/output.js';
import { searchManifest, searchPath } from '../../../runtime/search/index/index-file.js';
import { failedPagefind, findPagefind } from './pagefind/find-pagefind.js';
import { pagefindFiles, pagefindPath } from './pagefind/pagefind-files.js';
import { searchIndexFiles } from './search-index-files.js';
import { reader, searchTask } from './search-tasks.js';
import { isSearchable } from './searchable-pages.js';

/**
 * The search index. In builds, Pagefind makes it if the site wants that; if it fails, it is Octavo's own. `pool`: makes it
 * there. Default: in this process.
 */
export function searchOutput(pool?: Pool): Output {
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
      // In dev, a reader requests the files in the manifest that was sent last.
      if (requested === undefined || requested === searchManifest || !last)
        last = await indexFiles(site, adapter, pool);
      for (const [path, content] of last) yield { path, content, key };
    },
  };
}

/** `adapter`: the module that searches instead. */
async function indexFiles(
  { loaded, search }: BuiltSite,
  adapter: string | undefined,
  pool: Pool | undefined,
): Promise<ReadonlyMap<string, string>> {
  const { pages, pending } = await search.read((page) => isSearchable(loaded.site, page));
  const others = { ...(adapter !== undefined && { adapter }), ...(pending && { pending }) };
  const outcome = await pool?.run(searchTask, { pages, others });
  const made = outcome && 'output' in outcome ? outcome.output : undefined;
  // Only this process holds cached pages that another build has removed.
  return made ?? searchIndexFiles(loaded, reader(pages, search.unpack), others);
}
