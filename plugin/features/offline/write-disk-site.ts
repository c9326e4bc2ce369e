/** Writes a built site as a folder that opens from disk, without a web server. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { zipSync } from 'fflate';
import { contentKey } from '../../core/cache/content-key.js';
import { OutputFolder } from '../../core/output/output-folder.js';
import { previousOutput } from '../../outputs/previous-output.js';
import { searchManifest, searchPath, type IndexManifest } from '../../../runtime/search/index/index-file.js';
import { firstPaintScript } from '../../shell/first-paint.js';
import { fragmentPath } from '../../shell/create-shell.js';
import { slashPath } from '../../core/text/slash-path.js';
import { replaceCssAddresses } from '../../load/scan/css-addresses.js';
import { addressesFrom, sitePath } from './disk-addresses.js';
import { modulesForDisk } from './disk-modules.js';
import { loaderPath, pageForDisk, type DiskFiles } from './disk-page.js';

/** Scripts of the build, all of which are modules. */
const ownModule = /^_octavo\/.*\.js$/;

/** Writes the site in `folder`, which was built for the base path `/`, to `outDir`. `isZipped`: also as `outDir`.zip. */
export async function writeDiskSite(folder: string, outDir: string, isZipped: boolean): Promise<void> {
  const output = new OutputFolder(outDir, (target) => previousOutput(target, undefined));
  try {
    const files = await diskFiles(folder);
    for (const [path, content] of files) output.write(path, contentKey(String(content)), content);
    output.commit();
    if (isZipped) writeFileSync(`${outDir}.zip`, zipped(files, basename(outDir)));
  } catch (error) {
    output.close();
    throw error;
  }
}

async function diskFiles(folder: string): Promise<Map<string, string | Uint8Array>> {
  const paths = filesIn(folder);
  const files: DiskFiles = { paths: new Set(paths), modules: new Set() };
  const written = new Map<string, string | Uint8Array>();
  const text = (path: string): string => readFileSync(join(folder, path), 'utf8');
  for (const path of paths) {
    if (/\.html?$/.test(path)) written.set(path, pageForDisk(text(path), path, files));
    else if (path.endsWith('.css'))
      written.set(path, replaceCssAddresses(text(path), addressesFrom(path, files.paths)));
    else written.set(path, readFileSync(join(folder, path)));
  }
  addData(written, files, text);
  // Not all imports of a minified module can be found.
  for (const path of paths.filter((each) => ownModule.test(each))) files.modules.add(path);
  const scripts = await modulesForDisk(files.modules, (path) => (files.paths.has(path) ? text(path) : undefined));
  for (const [path, code] of scripts) written.set(path, code);
  return written.set(loaderPath, firstPaintScript('disk'));
}

/** Adds the data that the site's scripts request, as scripts next to the files. */
function addData(written: Map<string, string | Uint8Array>, files: DiskFiles, text: (path: string) => string): void {
  for (const path of files.paths) {
    const isMarkdown = path.endsWith('.md');
    const isFragment = path.startsWith(fragmentPath);
    if (!isMarkdown && !isFragment && !path.startsWith(searchPath)) continue;
    if (path.endsWith('.js')) continue;
    if (!isMarkdown) written.delete(path);
    const content = isFragment
      ? fragmentForDisk(text(path), files)
      : path === searchManifest
        ? indexForDisk(text(path), files)
        : text(path);
    written.set(`${path}.js`, `octavoFile(${JSON.stringify(path)},${JSON.stringify(content)});\n`);
  }
}

/** Pages of any folder show it, so its links begin with a marker that the loader replaces. */
function fragmentForDisk(html: string, files: DiskFiles): string {
  return pageForDisk(html, '', files).replace(/ (href|data-href)="(?!\w+:|#)/g, ' $1="octavo-site:/');
}

/** Links to pages name the file. A search engine of the site is a module. */
function indexForDisk(json: string, files: DiskFiles): string {
  const manifest = JSON.parse(json) as IndexManifest;
  const adapter = manifest.adapter === undefined ? undefined : sitePath(`/${manifest.adapter}`);
  if (adapter !== undefined) files.modules.add(adapter);
  return JSON.stringify({ ...manifest, pageFile: 'index.html' });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => slashPath(join(entry.parentPath, entry.name).slice(folder.length + 1)))
    .sort();
}

function zipped(files: ReadonlyMap<string, string | Uint8Array>, name: string): Uint8Array {
  return zipSync(
    Object.fromEntries(Array.from(files, ([path, content]) => [`${name}/${path}`, Buffer.from(content as string)])),
  );
}
