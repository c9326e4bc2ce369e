/** Decides which files of the docs folder are published: website files, and files that the site refers to. */
import { maxFileBytes } from '../../reader/limits.js';
import type { SitePlugins } from '../plugins-file.js';
import { relativePath } from '../../core/text/slash-path.js';
import { extname, join } from 'node:path';
import { readText } from '../../reader/docs-file.js';
import { fileKind, isProjectFile } from '../../reader/file-kinds.js';
import { FileFinder } from './file-finder.js';
import { holdsSecret } from './holds-secret.js';
import { referencesInText } from '../../addresses/text-references.js';
import type { FileReference } from '../../core/model/references.js';
import { referencesInCss, referencesInData, referencesInHtml, referencesInScript } from './find-references.js';
import type { FolderScan } from './scan-folder.js';
import type { PageEntry, Site } from '../../core/model/types.js';

/** A file of the docs folder that is not a page. */
export interface FolderFile {
  /** Relative to the docs folder. */
  file: string;
  isPublished: boolean;
  /**
   * The reason. `type`, `used` and `included` files are published; `private`, `source` (part of pages or settings),
   * `project` (tool configuration) and `unused` files are not.
   */
  reason: 'type' | 'used' | 'included' | 'private' | 'source' | 'project' | 'unused';
}

/** The parts of a site that decide about its files. */
export interface PublishingSite extends Readonly<
  Pick<FolderScan, 'assets' | 'included' | 'private' | 'snippets' | 'pages' | 'scripts'>
> {
  site: Pick<Site, 'root' | 'addresses' | 'references' | 'redirects'>;
  base: string;
  plugins?: Pick<SitePlugins, 'watched'>;
}

/** Whether the file is published because of its name, or because every page loads it. */
export function isWebsiteFile({ scripts }: Pick<PublishingSite, 'scripts'>, file: string): boolean {
  return fileKind(file) === 'website' || (file.endsWith('.js') && scripts.includes(file));
}

/** Finds the files that are only published because the site refers to them. */
export function createFileFinder(loaded: Pick<PublishingSite, 'assets' | 'included' | 'base' | 'scripts'>): FileFinder {
  const requested = new Set(loaded.included);
  return new FileFinder(
    loaded.assets.filter((file) => !isWebsiteFile(loaded, file) && !requested.has(file)),
    loaded.base,
  );
}

/** Findings from building the pages. Files are relative to the docs folder. */
export interface PageUse {
  /** Files that the pages refer to. */
  files: Iterable<string>;
  /** Files that the pages are made from. */
  sources: Iterable<string>;
  /** The subset of `sources` with code that runs in the browser. */
  liveSources: Iterable<string>;
}

/** All files with the decision, sorted by name. */
export function publishedFiles(loaded: PublishingSite, use: PageUse): FolderFile[] {
  const { assets, included, private: privateFiles } = loaded;
  const used = usedFiles(loaded, use);
  const wanted = new Set(included);
  const sources = new Set([...use.sources, ...settingsFiles(loaded.site), ...pluginFiles(loaded)]);
  const decide = (file: string): Omit<FolderFile, 'file'> => {
    if (wanted.has(file)) return { isPublished: true, reason: 'included' };
    if (isWebsiteFile(loaded, file)) return { isPublished: true, reason: 'type' };
    const mayBePublished = used.get(file);
    if (mayBePublished) return { isPublished: true, reason: 'used' };
    if (mayBePublished === false) return { isPublished: false, reason: 'private' };
    return { isPublished: false, reason: sources.has(file) ? 'source' : isProjectFile(file) ? 'project' : 'unused' };
  };
  const files = assets.map((file): FolderFile => ({ file, ...decide(file) }));
  const hidden = privateFiles.map((file): FolderFile => ({ file, isPublished: false, reason: 'private' }));
  return [...files, ...hidden].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Files that the settings are made from. */
function settingsFiles({ references = [], redirects }: PublishingSite['site']): string[] {
  return [...references, ...redirects].flatMap(({ location }) => location?.file ?? []);
}

/** Files that plugins have read. */
function pluginFiles({ plugins, site: { root } }: PublishingSite): string[] {
  return plugins?.watched.map((file) => relativePath(root, file)) ?? [];
}

/** The files that something refers to, with whether they can be published. */
function usedFiles(loaded: PublishingSite, { files: pageFiles, liveSources }: PageUse): Map<string, boolean> {
  const finder = createFileFinder(loaded);
  const used = new Map<string, boolean>();
  if (finder.isEmpty) return used;
  const { root } = loaded.site;
  const queue: string[] = [];
  const use = (files: Iterable<string>): void => {
    for (const file of files) {
      if (used.has(file)) continue;
      used.set(file, !holdsSecret(join(root, file)));
      if (used.get(file)) queue.push(file);
    }
  };
  use(pageFiles);
  use(finder.find(loaded.site.addresses ?? [], ''));
  for (const file of liveSources) use(finder.find(referencesInFile(root, file, referencesInScript), file));
  for (const { file, meta } of loaded.pages) use(finder.find(referencesInMeta(meta), file));
  for (const file of [...loaded.snippets, ...loaded.assets.filter((name) => isWebsiteFile(loaded, name))]) {
    use(finder.find(referencesInFile(root, file), file));
  }
  // A file can refer to further files.
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    use(finder.find(referencesInFile(root, file), file));
  }
  return used;
}

/** Text for readers, which can be identical to a file name. */
const texts = new Set(['title', 'sidebarTitle', 'description', 'tag', 'keywords', 'author']);

function referencesInMeta(meta: PageEntry['meta']): FileReference[] {
  return Object.entries(meta).flatMap(([key, value]) =>
    textsIn(value).flatMap((text) => referencesInText(text, !texts.has(key))),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const readers: Record<string, (text: string) => FileReference[]> = {
  '.css': referencesInCss,
  '.html': referencesInHtml,
  '.htm': referencesInHtml,
  '.js': referencesInScript,
  '.mjs': referencesInScript,
  '.jsx': referencesInScript,
  '.ts': referencesInScript,
  '.tsx': referencesInScript,
  '.json': referencesInData,
  '.webmanifest': referencesInData,
  '.yaml': referencesInData,
  '.yml': referencesInData,
};

function referencesInFile(root: string, file: string, reader = readers[extname(file).toLowerCase()]): FileReference[] {
  return reader ? reader(readText(root, file, maxFileBytes) ?? '') : [];
}
