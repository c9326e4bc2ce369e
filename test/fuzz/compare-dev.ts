/** Compares what the dev server serves with what a build writes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { relativePath } from '../../plugin/core/text/slash-path.js';

export interface BuiltPage {
  route: string;
  document: string;
}

/** The pages in the output of a build. */
export function builtPages(outDir: string): BuiltPage[] {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'index.html')
    .map(({ parentPath }) => parentPath);
  return files.sort().map((folder) => ({
    route: `/${relative(outDir, folder).split(sep).join('/')}`,
    document: comparable(readFileSync(join(folder, 'index.html'), 'utf8')),
  }));
}

/** The files of a build in `outDir`. */
export function builtFiles(outDir: string): string[] {
  const entries = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ parentPath, name }) => relativePath(outDir, join(parentPath, name))).sort();
}

/** Those of the built `files` that the dev server at `url` has with other bytes, apart from what it adds to pages. */
export async function differentInDev(outDir: string, url: string, files = builtFiles(outDir)): Promise<string[]> {
  const different: string[] = [];
  for (const file of files) {
    const address = file.split('/').map(encodeURIComponent).join('/');
    const inDev = Buffer.from(await (await fetch(new URL(address, url))).arrayBuffer());
    const built = readFileSync(join(outDir, file));
    const isSame = file.endsWith('.html')
      ? devPage(inDev.toString()) === comparable(built.toString())
      : inDev.equals(built);
    if (!isSame) different.push(file);
  }
  return different;
}

/** A page of the dev server without the scripts that keep it up to date. */
export function devPage(document: string): string {
  return comparable(document)
    .replace(/<script type="module" src="[^"]*(?:@vite\/client|dev-client)"><\/script>/g, '')
    .replace(/<script type="application\/json" id="octavo-dev">.*?<\/script>/s, '');
}

/** Without the hashes of the scripts of components, which are minified only in a build. */
function comparable(document: string): string {
  return document.replace(/(\/_octavo\/islands\/[\w-]+)-[\w-]{8}\./g, '$1.');
}
