/** The options of the plugin, and how they place the docs in a Vite project. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ResolvedConfig } from 'vite';
import type { DocsConfig } from '../site-build/settings.js';
import { hasConfig } from '../config/read/find-config.js';
import type { BuildOptions } from '../site-build/build-site.js';
import type { PluginOption } from '../plugins/plugin.js';
import { relativePath } from '../core/text/slash-path.js';

export interface OctavoOptions {
  /** The folder with `docs.json`, relative to the Vite project. Default: the project folder if it contains `docs.json` or `mint.json`, otherwise `docs`. */
  root?: string;
  /**
   * Settings in code. If there is also a `docs.json`, top-level keys in code override its keys. Paths are relative to
   * the docs folder.
   */
  config?: DocsConfig;
  /** The path of the docs on their host, such as `/docs/` next to an app. It starts and ends with a slash. Default: Vite's `base`. */
  base?: string;
  /** The output folder of the docs. Default: the path `base` in Vite's output folder. */
  outDir?: string;
  /** The public URL of the host, such as `https://docs.example.com`, for the sitemap and canonical links. */
  siteUrl?: string;
  /** The longest time in seconds that building one page may take. A page that takes longer is an error. Default: 30. */
  pageTimeout?: number;
  /**
   * Patterns of files to publish in addition to the ones that the site uses, in the syntax of `.gitignore`, such as
   * `['data/*.csv']`. A private file, such as a key, is only published by a pattern with its name. Default: none.
   */
  include?: readonly string[];
  /**
   * Plugins, in addition to the plugins of `octavo.config.*`. They run in this process: without a time limit, and
   * without a cache. Default: none.
   */
  plugins?: PluginOption;
}

/**
 * Returns the settings unchanged, typed so that an editor completes keys and marks invalid values.
 *
 * @example export default defineConfig({ name: 'Acme', navigation: { pages: ['index'] } });
 */
export function defineConfig(config: DocsConfig): DocsConfig {
  return config;
}

/** Resolved options for a Vite project. */
export interface ResolvedOptions extends BuildOptions {
  base: string;
  /** Absolute. */
  outDir: string;
}

/** Resolves the options. */
export function resolveOptions(options: OctavoOptions, config: ResolvedConfig): ResolvedOptions {
  const { siteUrl, include, pageTimeout, plugins } = options;
  const root = docsRoot(options, config.root);
  const viteBase = config.base.startsWith('/') ? config.base : '/';
  const base = withSlashes(options.base ?? viteBase);
  const viteOut = resolve(config.root, config.build.outDir);
  const below = base.startsWith(viteBase) ? base.slice(viteBase.length) : base.slice(1);
  const outDir = options.outDir === undefined ? join(viteOut, below) : resolve(config.root, options.outDir);
  return {
    root,
    base,
    outDir,
    sharedOutDir: resolve(outDir) === viteOut,
    siteUrl,
    pageTimeout,
    include,
    drafts: config.command === 'serve',
    config: options.config,
    configFile: relativePath(root, config.configFile ?? 'vite.config'),
    plugins,
  };
}

/** The docs folder of a project with the root `viteRoot`. */
function docsRoot({ root, config }: OctavoOptions, viteRoot: string): string {
  if (root !== undefined) return resolve(viteRoot, root);
  const folders = [viteRoot, join(viteRoot, 'docs')];
  const withFile = folders.find(hasConfig);
  return withFile ?? folders.find((folder) => config && folder !== viteRoot && existsSync(folder)) ?? viteRoot;
}

/** Whether an app is served below `base` and handles requests that the docs cannot answer. */
export function hasAppBelow(base: string, config: Pick<ResolvedConfig, 'base' | 'root'>): boolean {
  return config.base.startsWith(base) && existsSync(join(config.root, 'index.html'));
}

function withSlashes(base: string): string {
  return `/${base}/`.replace(/\/{2,}/g, '/');
}
