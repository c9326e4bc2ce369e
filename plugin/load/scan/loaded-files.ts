/** Decides which style sheets and scripts of the docs folder every page loads. */
import { join, posix } from 'node:path';
import { foldersOf } from '../../core/text/folders-of.js';
import { fileState, readText } from '../../reader/docs-file.js';
import { FileFinder } from './file-finder.js';

/** The style sheets and scripts of a folder. Files are relative to it. */
export interface LoadedFiles {
  /** `.css` files that every page loads, in this order. */
  styles: string[];
  /** `.js` files that every page loads, in this order. */
  scripts: string[];
  /** The other `.css` and `.js` files. */
  notLoaded: FileNotLoaded[];
}

/** A style sheet or script that not every page loads. */
export interface FileNotLoaded {
  file: string;
  /**
   * `project`: its folder is a project of its own. `tool`: its name is that of a file for tools. `node`: only Node can
   * run it. `module`: it has imports or exports, but pages load classic scripts. `large`: it is large, so only the pages
   * that name it load it.
   */
  reason: 'project' | 'tool' | 'node' | 'module' | 'large';
  /** For `project`, the file that makes the folder a project. For `large`, the size in bytes. */
  detail?: string | number;
}

/** Files that make a folder below the docs folder a project of its own: an example, a package, a theme of another tool. */
const projectFiles = ['package.json', 'pyproject.toml', 'conf.py', 'Cargo.toml', 'go.mod', 'docs.json', 'mint.json'];

/** Names of style sheets and scripts that bundlers, test runners and other tools read. */
const forTools = /\.module\.css$|\.(?:spec|test|stories|config|conf)\.js$|(?:^|\/)(?:_meta|gulpfile|gruntfile)\.js$/i;

/** Bytes of a script that every page loads although some pages name it. */
const maxNamedScriptBytes = 500_000;

/**
 * Sorts the style sheets and scripts among `assets`: first those at the root of the folder, then by path. `sources`: the
 * pages and snippets, which can name a script.
 */
export async function findLoadedFiles(
  root: string,
  assets: readonly string[],
  sources: readonly string[],
): Promise<LoadedFiles> {
  const found: LoadedFiles = { styles: [], scripts: [], notLoaded: [] };
  const projects = projectsIn(assets);
  for (const file of rootFirst(assets)) {
    const extension = posix.extname(file);
    if (extension !== '.css' && extension !== '.js') continue;
    const reason = await reasonNotToLoad(root, file, { projects, sources });
    if (reason) found.notLoaded.push({ file, ...reason });
    else found[extension === '.css' ? 'styles' : 'scripts'].push(file);
  }
  return found;
}

function rootFirst(files: readonly string[]): string[] {
  const isAtRoot = (file: string): boolean => !file.includes('/');
  return [...files.filter(isAtRoot), ...files.filter((file) => !isAtRoot(file))];
}

/** The file that makes each folder a project. */
function projectsIn(files: readonly string[]): Map<string, string> {
  const marks = files.filter((file) => file.includes('/') && projectFiles.includes(posix.basename(file)));
  return new Map(marks.map((file) => [posix.dirname(file), file]));
}

interface Folder {
  projects: ReadonlyMap<string, string>;
  sources: readonly string[];
}

async function reasonNotToLoad(
  root: string,
  file: string,
  { projects, sources }: Folder,
): Promise<Omit<FileNotLoaded, 'file'> | undefined> {
  const project = foldersOf(file).findLast((folder) => projects.has(folder));
  if (project !== undefined) return { reason: 'project', detail: projects.get(project) };
  if (forTools.test(file)) return { reason: 'tool' };
  if (!file.endsWith('.js')) return undefined;
  const size = fileState(join(root, file))?.size ?? 0;
  if (size > maxNamedScriptBytes && isNamed(root, file, sources)) return { reason: 'large', detail: size };
  const { unusableScript } = await import('./unusable-script.js');
  const reason = unusableScript(readText(root, file) ?? '');
  return reason && { reason };
}

const scriptAddress = /(["'`])([^"'`\s]+\.js(?:\?[^"'`\s]*)?)\1/g;

/** Whether the address of the script is in a page or snippet, as in `<script src="/widget.js">`. */
function isNamed(root: string, script: string, sources: readonly string[]): boolean {
  const finder = new FileFinder([script], '/');
  return sources.some((file) => {
    const addresses = Array.from((readText(root, file) ?? '').matchAll(scriptAddress), ([, , address]) => address!);
    const references = addresses.map((address) => ({ address, isAddress: true }));
    return finder.find(references, file).length > 0;
  });
}
