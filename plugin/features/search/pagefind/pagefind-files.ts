/** Indexes a built site with Pagefind, and writes its files and the module that connects them with the search dialog. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentKey } from '../../../core/cache/content-key.js';
import { articleDocument } from './article.js';
import type { PagefindPackage } from './find-pagefind.js';
import { writePagefindBundles } from './index-pages.js';
import { keywordsOf } from '../search-page.js';
import { shardsOf, type Shard } from '../search-index.js';
import type { OutputFolder } from '../../../core/output/output-folder.js';
import { packageRoot } from '../../../core/package/package-root.js';
import { htmlPath } from '../../../core/addresses/addresses.js';
import { relativePath } from '../../../core/text/slash-path.js';
import type { LoadedSite } from '../../../load/loaded-site.js';

/** Folder of its files in the output. */
export const pagefindPath = '_octavo/pagefind/';

/** Writes the files and returns the path of the module. Pages must be written before. Throws if Pagefind fails. */
export async function writePagefind(
  pagefind: PagefindPackage,
  { site, pages }: Pick<LoadedSite, 'site' | 'pages'>,
  key: string,
  output: OutputFolder,
): Promise<string> {
  // Some of its files have the same name for each content, but not in each version.
  const path = `${pagefindPath}${pagefind.version}/`;
  const shards = shardsOf(site, pages);
  const languages = [...new Set(shards.map(({ scope }) => scope.language))];
  const bundles = languages.map((language) => ({
    language: language?.toLowerCase() ?? 'en',
    folder: join(output.staging, path, language ?? 'all'),
    documents: documentsOf(
      shards.filter(({ scope }) => scope.language === language),
      pages,
      output,
    ),
  }));
  await writePagefindBundles(pagefind, bundles);
  for (const file of readdirSync(join(output.staging, path), { recursive: true, withFileTypes: true }))
    if (file.isFile()) output.adopt(relativePath(output.staging, join(file.parentPath, file.name)), key);
  return writeAdapter(path, key, output);
}

/** Pages that have been built. One with an error is left out. */
function* documentsOf(
  shards: readonly Shard[],
  pages: LoadedSite['pages'],
  output: OutputFolder,
): Generator<{ url: string; content: string }> {
  for (const { scope, members } of shards)
    for (const { index, row } of members) {
      const { meta, route } = pages[index]!;
      const path = htmlPath(route);
      if (!output.has(path)) continue;
      const html = readFileSync(output.pathOf(path), 'utf8');
      const { version, product } = scope;
      const { description } = meta;
      const content = articleDocument(html, {
        ...row,
        version,
        product,
        description,
        keywords: keywordsOf(meta.keywords),
      });
      if (content !== undefined) yield { url: row.route.slice(1), content };
    }
}

/** Writes the module, which does not depend on the site. */
function writeAdapter(path: string, key: string, output: OutputFolder): string {
  const code = readFileSync(join(packageRoot, 'dist/cdn/pagefind-adapter.js'), 'utf8');
  const file = `${path}adapter-${contentKey(code).slice(0, 8)}.js`;
  output.write(file, key, code);
  return file;
}
