/** Decides which files `octavo init` adds to a folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { configFiles } from '../config/find-config.js';
import { slashPath } from '../slash-path.js';
import { checkWorkflow } from './check-workflow.js';
import { deployWorkflow } from './deploy-workflow.js';
import { packageFile, type PackageScripts } from './package-file.js';
import { starterPages } from './starter-pages.js';

/** What `octavo init` does. */
export interface StarterPlan {
  /** `site`: a new site. `settings`: settings for existing pages. `scripts`: the site exists. */
  kind: 'site' | 'settings' | 'scripts';
  /** Content of the files by path. Those that exist are not replaced, except package.json. */
  files: Record<string, string>;
  /** The script that starts the site. */
  script: string;
}

/** Plans the files for `folder`, which may not exist yet. `version`: of Octavo. */
export function planStarter(folder: string, version: string): StarterPlan {
  const entries = existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.git') : [];
  const hasSettings = (docs: string): boolean => configFiles.some((file) => existsSync(join(folder, docs, file)));
  const existing = ['', 'docs', 'documentation'].find(hasSettings);
  const docs = existing ?? (entries.length === 0 ? '' : 'docs');
  const name = titleOf(folder);
  const pages = existing === undefined && docs !== '' ? markdownIn(join(folder, docs)) : [];
  const kind = existing !== undefined ? 'scripts' : pages.length > 0 ? 'settings' : 'site';
  const written = { site: starterPages(name), settings: settingsFor(name, pages), scripts: {} }[kind];
  const scripts = scriptsFor(docs);
  const out = docs === '' ? 'dist' : `${docs}/dist`;
  const files = {
    ...inFolder(docs, written),
    'package.json': packageFile(textOf(join(folder, 'package.json')), { name: basename(folder), scripts, version }),
    '.gitignore': `node_modules\n${out}\n`,
    '.github/workflows/docs.yml': deployWorkflow(docs === '' ? 'build' : 'docs:build', out),
    '.github/workflows/docs-check.yml': checkWorkflow(docs),
  };
  return { kind, files, script: docs === '' ? 'dev' : 'docs' };
}

/** In a repository with other scripts, those of the docs have a prefix. */
function scriptsFor(docs: string): PackageScripts {
  if (docs === '') return { dev: 'octavo dev', build: 'octavo build', check: 'octavo check' };
  return { docs: `octavo dev ${docs}`, 'docs:build': `octavo build ${docs}`, 'docs:check': `octavo check ${docs}` };
}

/** Settings that list the existing pages. */
function settingsFor(name: string, pages: readonly string[]): Record<string, string> {
  const settings = { theme: 'mint', name, colors: { primary: '#0F766E' }, navigation: { pages } };
  return { 'docs.json': `${JSON.stringify(settings, undefined, 2)}\n` };
}

/** The pages in a folder, `index` first. Files of a repository such as README.md are not pages. */
function markdownIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => slashPath(file))
    .filter((file) => /\.mdx?$/i.test(file) && !/(?:^|\/)(?:node_modules|_?snippets|\.[^/]*)\//.test(file))
    .filter((file) => !/^[A-Z_]+\.mdx?$/.test(file))
    .map((file) => file.replace(/\.mdx?$/i, ''))
    .sort((a, b) => Number(b === 'index') - Number(a === 'index') || (a < b ? -1 : 1));
}

function inFolder(folder: string, files: Record<string, string>): Record<string, string> {
  if (folder === '') return files;
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]));
}

/** `my-product` → `My product`. */
function titleOf(folder: string): string {
  const name = basename(folder)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return name ? name[0]!.toUpperCase() + name.slice(1) : 'Docs';
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
