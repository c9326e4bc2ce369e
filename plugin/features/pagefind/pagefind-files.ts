/** Indexes a built site with Pagefind: its files, and the module that connects them with the search dialog. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentKey } from '../../core/cache/content-key.js';
import { articleDocument } from './article.js';
import { findPagefind } from './find-pagefind.js';
import { pagefindPath } from './pagefind-path.js';
import { writePagefindBundles } from './index-pages.js';
import { keywordsOf, type SearchedPages } from '../../plugins/search-engine.js';
import { packageRoot } from '../../core/package/package-root.js';
import { relativePath } from '../../core/text/slash-path.js';
import type { BuiltSite, OutputFile } from '../../outputs/output.js';

/** The files; the last one is the module. Throws if Pagefind fails. */
export async function pagefindFiles(built: BuiltSite, shards: readonly SearchedPages[]): Promise<OutputFile[]> {
  const pagefind = findPagefind(built.loaded.site)!;
  // Some of its files have the same name for each content, but not in each version.
  const path = `${pagefindPath}${pagefind.version}/`;
  const folder = join(built.scratch, 'pagefind');
  const languages = [...new Set(shards.map(({ scope }) => scope.language))];
  const bundles = languages.map((language) => ({
    language: language?.toLowerCase() ?? 'en',
    folder: join(folder, language ?? 'all'),
    documents: documentsOf(
      shards.filter(({ scope }) => scope.language === language),
      built,
    ),
  }));
  await writePagefindBundles(pagefind, bundles);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  const bundled = files.map((file) => ({ path: path + relativePath(folder, file), content: { copy: file } }));
  return [...bundled, adapterFile(path)];
}

/** Pages that have been built. One with an error is left out. */
function* documentsOf(shards: readonly SearchedPages[], built: BuiltSite): Generator<{ url: string; content: string }> {
  for (const { scope, members } of shards)
    for (const { index, row } of members) {
      const page = built.loaded.pages[index]!;
      const { version, product } = scope;
      const { description, keywords } = page.meta;
      const document = { ...row, version, product, description, keywords: keywordsOf(keywords) };
      const content = articleDocument(built.document(page)?.read() ?? '', document);
      if (content !== undefined) yield { url: row.route.slice(1), content };
    }
}

/** The module does not depend on the site. */
function adapterFile(path: string): OutputFile {
  const content = readFileSync(join(packageRoot, 'dist/cdn/pagefind-adapter.js'), 'utf8');
  return { path: `${path}adapter-${contentKey(content).slice(0, 8)}.js`, content };
}
