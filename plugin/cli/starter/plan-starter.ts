/** Decides which files `octavo init` adds to a folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { foldersOf } from '../../core/text/folders-of.js';
import { naturalOrder } from '../../core/text/natural-order.js';
import { slashPath } from '../../core/text/slash-path.js';
import { titleFromPath } from '../../load/addresses/page-title.js';
import { checkWorkflow } from './check-workflow.js';
import { deployWorkflow } from './deploy-workflow.js';
import { existingDocs, existingPages } from './existing-docs.js';
import { packageFile, type PackageScripts } from './package-file.js';
import { packageManagerOf, type PackageManager } from './package-manager.js';
import { readme } from './readme.js';
import { starterPages } from './starter-pages.js';
import { withDocs, type WorkflowProject } from './workflow-steps.js';

/** The actions of `octavo init`. */
export interface StarterPlan {
  /** `site`: a new site. `settings`: settings for existing pages. `scripts`: the site exists. */
  kind: 'site' | 'settings' | 'scripts';
  /** Content of the files by path. Existing files are not replaced, except package.json and .gitignore. */
  files: Record<string, string>;
  /** Commands in the folder that start the site. */
  start: readonly string[];
}

/** Facts that a plan depends on besides the content of the folder. */
export interface StarterSurroundings {
  /** The repository that the folder is in. */
  repository?: string | undefined;
  /** Ranges of the packages that a site needs. */
  packages: Record<string, string>;
  /** The package manager that runs the command, such as `pnpm/10.0.0`. */
  userAgent?: string | undefined;
}

/** Plans the files for `folder`, which may not exist yet. */
export function planStarter(
  folder: string,
  { repository = folder, packages, userAgent }: StarterSurroundings,
): StarterPlan {
  const { kind, docs, pages } = docsIn(folder);
  const name = titleOf(folder);
  const manager = packageManagerOf(folder, repository, userAgent);
  const schema = schemaFor(docs, manager);
  const written = {
    site: { ...starterPages(name, schema), ...readmeFor(docs, name, manager) },
    settings: settingsFor(name, pages, schema),
    scripts: {},
  }[kind];
  const { content, script } = packageFile(textOf(join(folder, 'package.json')), {
    name: basename(folder),
    scripts: scriptsFor(docs),
    packages,
  });
  const out = docs === '' ? 'dist' : `${docs}/dist`;
  const ignored = textOf(join(folder, '.gitignore'));
  const files = {
    ...inFolder(docs, written),
    'package.json': content,
    '.gitignore': withLines(ignored, ['node_modules', out, ...(ignored === undefined ? (manager.files ?? []) : [])]),
    ...workflows(folder, repository, { manager, docs, out }),
  };
  return { kind, files, start: [manager.install, manager.run(script)] };
}

/** The action for a folder, the folder of the docs in it, and the files of its pages if they have no settings. */
function docsIn(folder: string): Pick<StarterPlan, 'kind'> & { docs: string; pages: readonly string[] } {
  const existing = existingDocs(folder);
  if (existing !== undefined) return { kind: 'scripts', docs: existing, pages: [] };
  const found = existingPages(folder);
  if (found) return { kind: 'settings', ...found };
  const entries = existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.git') : [];
  return { kind: 'site', docs: entries.length === 0 ? '' : 'docs', pages: [] };
}

/** GitHub reads the workflows at the top of the repository. */
function workflows(
  folder: string,
  repository: string,
  { manager, docs, out }: { manager: PackageManager; docs: string; out: string },
): Record<string, string> {
  const project: WorkflowProject = { manager, project: slashPath(relative(repository, folder)), docs };
  return inFolder(slashPath(relative(folder, repository)), {
    '.github/workflows/docs.yml': deployWorkflow(project, out),
    '.github/workflows/docs-check.yml': checkWorkflow(project),
  });
}

/** In a repository with other scripts, the scripts of the docs have a prefix. */
function scriptsFor(docs: string): PackageScripts[] {
  const script = (name: string): string => `octavo ${withDocs(name, docs)}`;
  const dev = script('dev');
  const others = (prefix: string): PackageScripts =>
    Object.fromEntries(['build', 'preview', 'check'].map((name) => [prefix + name, script(name)]));
  return [
    ...(docs === '' ? [{ dev, ...others('') }] : []),
    { docs: dev, ...others('docs:') },
    { 'docs:dev': dev, ...others('docs:') },
    { 'octavo:dev': dev, ...others('octavo:') },
  ];
}

/** The text with the lines that it does not have. */
function withLines(text: string | undefined, lines: readonly string[]): string {
  const existing = text?.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, '')) ?? [];
  const missing = lines.filter((line) => !existing.includes(line));
  const end = text === undefined || text === '' || text.endsWith('\n') ? '' : '\n';
  return missing.length === 0 ? text! : `${text ?? ''}${end}${missing.join('\n')}\n`;
}

/** A repository with other content has its own. */
function readmeFor(docs: string, name: string, manager: PackageManager): Record<string, string> {
  return docs === '' ? { 'README.md': readme(name, manager) } : {};
}

/** Makes editors complete the settings. */
function schemaFor(docs: string, { keepsArchives = false }: PackageManager): { $schema?: string } {
  if (keepsArchives) return {};
  return { $schema: `${docs === '' ? '.' : '..'}/node_modules/octavo/dist/docs.schema.json` };
}

/** Settings that list the existing pages: those at the top of the folder, then a group for each folder. */
function settingsFor(name: string, pages: readonly string[], schema: { $schema?: string }): Record<string, string> {
  const folders = new Set(pages.flatMap((file) => foldersOf(file).at(-1) ?? []));
  const groups = [...folders].sort(naturalOrder).map((path) => ({ group: titleFromPath(path), pages: [`${path}/*`] }));
  const top = pages.some((file) => !file.includes('/')) ? ['*'] : [];
  const navigation = { pages: [...top, ...groups] };
  const settings = { ...schema, theme: 'mint', name, colors: { primary: '#0C6861' }, navigation };
  return { 'docs.json': `${JSON.stringify(settings, undefined, 2)}\n` };
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
