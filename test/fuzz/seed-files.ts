/** Files to change: pages and settings of real sites next to the checkout, or of the demo and the test sites. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const corpus = join(repository, '../shared/corpus');
const maxPageLength = 60_000;

export interface SeedSite {
  name: string;
  root: string;
  /** Paths of pages, relative to `root`, with `/`. */
  pages: string[];
  /** Files that pages import. */
  snippets: string[];
}

/** All sites, sorted by name. */
export function seedSites(): SeedSite[] {
  const folders = [join(repository, 'demo'), ...foldersIn(join(repository, 'test/sites'))];
  return [...folders, ...foldersIn(corpus)].map(readSeedSite).filter((site) => site.pages.length > 0);
}

/** The text of every `docs.json` and `mint.json`. */
export function seedSettings(sites: readonly SeedSite[]): { file: string; text: string }[] {
  return sites.flatMap(({ root }) =>
    ['docs.json', 'mint.json']
      .filter((file) => existsSync(join(root, file)))
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
  );
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map(({ name }) => join(folder, name)).sort();
}

function readSeedSite(root: string): SeedSite {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const isSnippet = (file: string): boolean => /(?:^|\/)_?snippets\//.test(file);
  return {
    name: relative(join(root, '..'), root),
    root,
    pages: files.filter((file) => /\.mdx?$/.test(file) && !isSnippet(file) && isPageSized(join(root, file))),
    snippets: files.filter((file) => isSnippet(file) && /\.(?:mdx?|[jt]sx?)$/.test(file)),
  };
}

function isPageSized(file: string): boolean {
  return readFileSync(file, 'utf8').length <= maxPageLength;
}
