/** Finds the file with the author's plugins, `octavo.config.*` next to `docs.json`, and all files that it imports. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from '../config/docs-config.js';
import { contentKey } from '../core/cache/content-key.js';
import { packageFolder } from '../core/package/package-folder.js';
import { fileStart, type Report } from '../core/errors/errors.js';
import type { RuleLevel } from '../core/model/types.js';
import { isInside, relativePath } from '../core/text/slash-path.js';
import { fileState, readText } from '../reader/docs-file.js';
import { installedVersions } from './versions.js';

/** Its names. A folder has at most one of them. */
const pluginsFiles = ['octavo.config.ts', 'octavo.config.mts', 'octavo.config.js', 'octavo.config.mjs'] as const;

/** The name of the file in messages if plugins are options of the Vite plugin. */
export const givenFile = 'vite.config';

/** The file with the author's plugins. Plain data. */
export interface PluginsFile {
  /** Relative to the docs folder. */
  readonly file: string;
  /** Changes with the file, with the files that it imports, and with the versions of its packages. */
  readonly key: string;
  /** The file and all files of the docs folder that it imports, directly or indirectly. Relative to the docs folder. */
  readonly modules: readonly string[];
}

/** The additions of a plugin that are plain data. */
export interface PluginSummary {
  readonly name: string;
  /** The names of its hooks. */
  readonly hooks: readonly string[];
  /** The keys that it adds to the settings and to front matter. */
  readonly settings: readonly string[];
  readonly frontMatter: readonly string[];
  /** The names of its components. */
  readonly components: readonly string[];
  /** The languages of its code fences. */
  readonly fences: readonly string[];
  /** The names of the parts that it replaces. */
  readonly parts: readonly string[];
  readonly outputs: readonly PluginPaths[];
  readonly rules: readonly { name: string; level: RuleLevel }[];
  /** Modules for the browser, as the author names them. */
  readonly client: readonly string[];
  readonly search?: string;
  /** UI strings by the code of their language. */
  readonly strings?: Readonly<Record<string, object>>;
  /** Its own key. Default: it depends on nothing else. */
  readonly cacheKey?: string;
  /** Its policy. Default: it has none, or a function for it. */
  readonly policy?: Policy;
  /** Patterns of files, from the docs folder. */
  readonly watch: readonly string[];
}

/** The hosts that the pages of a plugin contact, in the syntax of a Content-Security-Policy: `https://stats.example.com`. */
export interface Policy {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly img?: readonly string[];
  readonly frame?: readonly string[];
  readonly style?: readonly string[];
  readonly font?: readonly string[];
  readonly media?: readonly string[];
  /** Whether it contacts no other hosts. Otherwise, as for a tag manager, the policy of the site is only a note. Default: true. */
  readonly isComplete?: boolean;
}

/** The file paths of an output, and the page format that it reads. */
export interface PluginPaths {
  readonly name: string;
  readonly paths: readonly string[];
  readonly needs?: 'markdown' | 'html';
}

/** Files from plugins that all pages load. Paths in the output. */
export interface PluginAssets {
  readonly scripts: readonly string[];
  readonly preload: readonly string[];
  readonly styles: readonly string[];
  /** The module that searches. Default: none. */
  readonly search?: string;
  /** Contents by path. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** All files that they are made from, absolute. */
  readonly inputs: readonly string[];
}

/** Plugins before they are those of a loaded site. */
export type ReadPlugins = PluginsFile & Pick<SitePlugins, 'list'>;

/** The run of Octavo that hooks can ask for. */
export interface PluginRun {
  readonly command: 'build' | 'dev' | 'check';
  readonly base: string;
  readonly siteUrl?: string;
  /** The folder with the caches of plugins, absolute. */
  readonly cacheFolder: string;
  /** The values of the keys that plugins add to the settings, by the name of the plugin. Default: none. */
  readonly settings?: Readonly<Record<string, object>>;
}

/** The plugins of a site. `modules` also lists the modules that pages load. */
export interface SitePlugins extends PluginsFile {
  readonly list: readonly PluginSummary[];
  /** By the name of the plugin. Default: none has one. */
  readonly policies?: Readonly<Record<string, Policy>>;
  readonly assets?: PluginAssets;
  readonly run: PluginRun;
  /** The settings as in docs.json. */
  readonly settings: Settings;
  /** Files that plugins have read before pages are built, absolute. Of those that patterns name, only those in the docs folder. */
  readonly watched: readonly string[];
}

/** Whether a plugin has one of the hooks. */
export function haveHook(plugins: Pick<SitePlugins, 'list'> | undefined, ...names: readonly string[]): boolean {
  return plugins?.list.some(({ hooks }) => hooks.some((hook) => names.includes(hook))) ?? false;
}

/** The rules of all plugins. */
export function rulesOfPlugins(plugins: SitePlugins | undefined): { name: string; level: RuleLevel }[] {
  return plugins?.list.flatMap(({ rules }) => rules) ?? [];
}

/** The file with the plugins of the docs folder `root`; `undefined` if there is none. Two files are a warning. */
export function findPluginsFile(root: string, report?: Report): PluginsFile | undefined {
  const [file, other] = pluginsFiles.filter((name) => fileState(join(root, name))?.isFile());
  if (file === undefined) {
    warnOfOther(root, report);
    return undefined;
  }
  if (other !== undefined)
    report?.warn({
      code: 'plugins-both',
      message: `The folder has both ${file} and ${other}; only ${file} is read.`,
      hint: `Remove one of the two files.`,
      ...fileStart(other),
    });
  return { file, ...moduleFiles(root, join(root, file)) };
}

/** A file with another extension is not read. */
function warnOfOther(root: string, report: Report | undefined): void {
  const other = ['octavo.config.cjs', 'octavo.config.cts', 'octavo.config.json'].find((name) =>
    fileState(join(root, name)),
  );
  if (other === undefined) return;
  report?.warn({
    code: 'plugins-extension',
    message: `${other} is not read.`,
    hint: `Rename it to octavo.config.mjs, and write export default { plugins: [ … ] }.`,
    ...fileStart(other),
  });
}

/**
 * The target of an import: quoted text after `from`, `import` or `require`. Text that only looks like an import does no
 * harm.
 */
const importPattern = /\b(?:from|import|require)\s*\(?\s*(['"`])([^'"`\n$]+)\1/g;

const extensions = ['', '.ts', '.mts', '.js', '.mjs', '.json', '.tsx', '.jsx', '/index.ts', '/index.js', '/index.mjs'];

/** The key of a module (absolute), and the modules of the docs folder `root` that it imports. */
export function moduleFiles(root: string, file: string): { key: string; modules: string[] } {
  const texts = new Map<string, string>();
  const packages = new Map<string, unknown>();

  function add(file: string): void {
    if (texts.has(file)) return;
    const text = readText('', file, Infinity) ?? '';
    texts.set(file, text);
    if (file.endsWith('.json')) return;
    for (const [, , specifier] of text.matchAll(importPattern)) follow(specifier!, dirname(file));
  }

  function follow(specifier: string, folder: string): void {
    if (specifier.startsWith('.') || specifier.startsWith('/')) {
      const file = fileOf(join(specifier.startsWith('/') ? '' : folder, specifier));
      if (file !== undefined) add(file);
      return;
    }
    const name = /^(?:@[^/]+\/)?[^/:]+/.exec(specifier)?.[0];
    if (name === undefined || specifier.startsWith('node:') || packages.has(name)) return;
    const location = packageFolder(name, folder);
    if (location === undefined) return;
    const isLinked = !location.includes('node_modules');
    packages.set(name, [installedVersions([name], folder), isLinked ? fileStates(location) : '']);
  }

  add(file);
  const modules = [...texts.keys()].filter((each) => isInside(root, each)).map((each) => relativePath(root, each));
  const sources = Array.from(texts, ([each, text]): [string, unknown] => [relativePath(root, each), text]);
  return { key: contentKey(sources.sort(byName), [...packages].sort(byName)), modules };
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** The file that an import without an extension, or with the extension of the compiled file, means. */
function fileOf(path: string): string | undefined {
  const source = path.replace(/\.([mc]?)js$/, '.$1ts');
  return [...extensions.map((extension) => path + extension), source].find((file) => fileState(file)?.isFile());
}

/** The files of a package that is linked from elsewhere, which change without a new version. */
function fileStates(folder: string): unknown[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !name.startsWith('.'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((entry) => {
      const path = join(folder, entry.name);
      const stats = fileState(path);
      return [entry.name, stats?.isDirectory() ? fileStates(path) : [stats?.mtimeMs, stats?.size]];
    });
}

/** Identifies the plugins of a docs folder in a pool. */
export function codeOwner(root: string, plugins: PluginsFile | undefined): string | undefined {
  return plugins && `${root} ${plugins.key}`;
}
