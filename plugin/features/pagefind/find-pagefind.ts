/** Finds the package `pagefind`, which the site installs if it uses it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../core/package/package-folder.js';
import { packageRoot } from '../../core/package/package-root.js';
import { fileStart, type Problem } from '../../core/errors/errors.js';
import type { Site } from '../../core/model/types.js';

/** An installed package. */
export interface PagefindPackage {
  /** The module for Node, absolute. */
  file: string;
  version: string;
}

/** The package; `undefined` if it is not installed. */
export function findPagefind({ root }: Pick<Site, 'root'>): PagefindPackage | undefined {
  const folder = packageFolder('pagefind', root) ?? packageFolder('pagefind', packageRoot);
  if (folder === undefined) return undefined;
  const { main, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  return { file: join(folder, main!), version: version! };
}

/** Returns a warning if the package is not installed. */
export function missingPagefind(site: Pick<Site, 'root' | 'configFile' | 'references'>): Problem[] {
  if (findPagefind(site)) return [];
  const message = 'The package "pagefind" is not installed. The built-in index is used.';
  const hint = 'Run "npm install --save-dev pagefind", or remove "search.adapter".';
  return [{ code: 'pagefind-missing', message: `search.adapter: ${message}`, hint, ...locationOf(site) }];
}

/** A warning: Pagefind failed for `reason`. */
export function failedPagefind(site: Pick<Site, 'configFile' | 'references'>, reason: string): Problem {
  return {
    code: 'pagefind-failed',
    message: `search.adapter: Pagefind failed: ${reason.trim().replace(/[^.]$/, '$&.')} The built-in index is used.`,
    hint: 'Reinstall the package: "npm install --save-dev pagefind".',
    ...locationOf(site),
  };
}

function locationOf({ configFile, references = [] }: Pick<Site, 'configFile' | 'references'>) {
  const reference = references.find(({ kind }) => kind === 'search-adapter');
  return reference?.location ?? fileStart(configFile);
}
