/** Finds the site that a repository has, or the pages of one. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configFiles, hasConfig } from '../../config/read/find-config.js';
import { Report } from '../../core/errors/errors.js';
import { readFileRules } from '../../load/scan/ignored-files.js';
import { isPageFile } from '../../load/scan/scan-folder.js';
import { walkFolder } from '../../load/scan/walk-folder.js';
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

/**
 * The folder in `folder` with pages but without settings, and the files of its pages, sorted: `docs` or `documentation`,
 * otherwise its top. In the folder of a project, only pages directly in it make it a folder of docs.
 */
export function existingPages(folder: string): { docs: string; pages: string[] } | undefined {
  const candidates = ['docs', 'documentation', ''].map((docs) => ({ docs, pages: pagesIn(join(folder, docs)) }));
  const isProject = projectFiles.some((name) => existsSync(join(folder, name)));
  return candidates.find(({ docs, pages }) =>
    docs === '' && isProject ? pages.some((file) => !file.includes('/')) : pages.length > 0,
  );
}

const projectFiles = ['.git', 'package.json', 'pyproject.toml', 'Cargo.toml', 'go.mod'];

/** The pages that a build finds. */
function pagesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return walkFolder(folder, readFileRules(folder, new Set()).isIgnored, new Report()).filter(isPageFile);
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
