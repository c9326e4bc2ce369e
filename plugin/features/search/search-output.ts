import type { Pool } from '../../core/pool/pool.js';
import { contentKey } from '../../core/cache/content-key.js';
import type { BuiltSite, Output, OutputFile } from '../../outputs/output.js';
import { searchManifest, searchPath } from '../../../runtime/search/index/index-file.js';
import type { SearchEngine } from '../../plugins/search-engine.js';
import { shardsOf } from './search-index.js';
import { searchIndexFiles } from './search-index-files.js';
import { reader, searchTask, toSent } from './search-tasks.js';
import { isSearchable } from './searchable-pages.js';

/**
 * The search index. In builds, `engine` makes it; if it fails, it is Octavo's own. `pool`: makes it there. Default: in this
 * process.
 */
export function searchOutput({ pool, engine }: { pool?: Pool; engine?: SearchEngine }): Output {
  let last: ReadonlyMap<string, string> | undefined;
  return {
    name: 'search',
    owns: (path) => path.startsWith(searchPath) || (engine !== undefined && path.startsWith(engine.folder)),
    key({ isDev, documentKey, search, loaded }) {
      return isDev ? undefined : contentKey(documentKey, search.key, engine?.versionOf(loaded.site));
    },
    async *files(built, requested) {
      const { site, pages } = built.loaded;
      const made: OutputFile[] = [];
      let adapter: string | undefined;
      let key: string | undefined;
      try {
        if (engine?.versionOf(site) !== undefined) made.push(...(await engine.files(built, shardsOf(site, pages))));
        adapter = made.at(-1)?.path;
      } catch (error) {
        built.warn(engine!.failed(site, (error as Error).message));
        // The next build tries again.
        key = contentKey(built.search.key);
      }
      yield* made;
      // In dev, a reader requests the files in the manifest that was sent last.
      if (requested === undefined || requested === searchManifest || !last)
        last = await indexFiles(built, adapter, pool);
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
  const outcome = await pool?.run(searchTask, { pages: toSent(pages), others });
  const made = outcome && 'output' in outcome ? outcome.output : undefined;
  // Only this process holds cached pages that another build has removed.
  return made ?? searchIndexFiles(loaded, reader(pages, search.unpack), others);
}
