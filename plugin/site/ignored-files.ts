/** Which files of the docs folder are no part of the site. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ignore from 'ignore';

/** Answers for a path relative to the docs folder, with `/`; folders end with `/`. */
export type IsIgnored = (relative: string) => boolean;

const alwaysIgnored = ['node_modules', '.*', '!.well-known'];

/** At the root of the folder: what belongs to a repository rather than to its documentation. */
const usuallyIgnored = [
  '/build',
  '/dist',
  '/coverage',
  '/tmp',
  '/temp',
  '/README.md',
  '/LICENSE.md',
  '/CHANGELOG.md',
  '/CONTRIBUTING.md',
];

/** Program and project files that a page may import, or that only tools read. */
const notPublished = [
  '/docs.json',
  '/mint.json',
  'package.json',
  'package-lock.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
  'tsconfig*.json',
  '*.ts',
  '*.tsx',
  '*.jsx',
  '*.mjs',
  '*.cjs',
  '*.config.js',
  'LICENSE',
  'Dockerfile',
  'Makefile',
];

/**
 * The rules of `.mintignore` (in the syntax of .gitignore) and the usual ones. The usual ones do not hold for pages that
 * the navigation names: `named` are their paths without extension.
 */
export async function readIgnored(root: string, named: ReadonlySet<string>): Promise<IsIgnored> {
  const own = await readFile(path.join(root, '.mintignore'), 'utf8').catch(() => '');
  const always = ignore().add(alwaysIgnored).add(own);
  const usually = ignore().add(usuallyIgnored).add(own);
  const namedFolders = new Set([...named].map((page) => page.split('/')[0]!));
  return (relative) => {
    if (always.ignores(relative)) return true;
    if (!usually.ignores(relative)) return false;
    const first = relative.split('/')[0]!;
    return relative.includes('/') ? !namedFolders.has(first) : !named.has(relative.replace(/\.mdx?$/, ''));
  };
}

const unpublished = ignore().add(notPublished);

/** Whether a file is copied to the site as it is. */
export function isPublished(relative: string): boolean {
  return !unpublished.ignores(relative);
}
