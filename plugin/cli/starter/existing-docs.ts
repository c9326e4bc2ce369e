/** Finds the site that a repository has. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configFiles, hasConfig } from '../../config/read/find-config.js';
import { entriesIn } from '../../reader/docs-file.js';

/**
 * The folder in `folder` that has settings: its top, `docs` or `documentation`, otherwise the only such folder in it or
 * one level deeper, such as `apps/docs`.
 */
export function existingDocs(folder: string): string | undefined {
  const usual = ['', 'docs', 'documentation'].find((docs) => hasConfig(join(folder, docs)));
  if (usual !== undefined) return usual;
  const top = foldersIn(folder);
  const below = [...top, ...top.flatMap((name) => foldersIn(join(folder, name)).map((child) => `${name}/${child}`))];
  const sites = below.filter((docs) => hasNavigation(join(folder, docs)));
  return sites.length === 1 ? sites[0] : undefined;
}

/** Other tools also have files named docs.json. */
function hasNavigation(folder: string): boolean {
  const file = configFiles.map((name) => join(folder, name)).find((path) => existsSync(path));
  return file !== undefined && readFileSync(file, 'utf8').includes('"navigation"');
}

/** Empty for a folder that does not exist or cannot be read. */
function foldersIn(folder: string): string[] {
  return entriesIn(folder)
    .filter(
      (entry) => entry.isDirectory() && !/^\.|^(?:node_modules|dist|test|tests|fixtures|examples?)$/.test(entry.name),
    )
    .map(({ name }) => name);
}
