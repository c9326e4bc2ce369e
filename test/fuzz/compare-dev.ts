/** Compares pages of the dev server with built pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

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

/** A page of the dev server without the scripts that keep it up to date. */
export function devPage(document: string): string {
  return comparable(document)
    .replace(/<script type="module" src="[^"]*(?:@vite\/client|dev-client)"><\/script>/g, '')
    .replace(/<script type="application\/json" id="octavo-dev">.*?<\/script>/s, '');
}

/** Without the hashes of the scripts of components, which are minified only in a build. */
function comparable(document: string): string {
  return document.replace(/(\/_octavo\/islands\/[\w-]+)-[\w-]{8}\.js/g, '$1.js');
}
