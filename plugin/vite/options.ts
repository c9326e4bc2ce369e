/** The options of the plugin, and where they put the docs in a Vite project. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ResolvedConfig } from 'vite';
import type { DocsConfig } from '../config/docs-config.js';
import { configFiles } from '../config/find-config.js';
import type { MarkdownPlugins } from '../build/stages.js';
import { relativePath } from '../slash-path.js';

export interface OctavoOptions extends MarkdownPlugins {
  /** The docs folder, relative to Vite's `root`. Default: that root where it holds docs.json or mint.json, else `docs`. */
  root?: string;
  /** The settings, instead of docs.json; beside one, its keys win over those of the file, each as a whole. */
  config?: DocsConfig;
  /** Where the docs stand on their host. Default: Vite's `base`. Beside an app: `/docs/`. */
  base?: string;
  /** Where the docs are written. Default: Vite's `build.outDir`, and below it what `base` adds to Vite's own. */
  outDir?: string;
  /** Address of the host, for the sitemap and canonical links: `https://docs.example.com`. */
  siteUrl?: string;
  /** Seconds that building one page may take. A page that takes longer is an error. Default: 30. */
  pageTimeout?: number;
  /**
   * Files to publish besides those that the site uses, in the syntax of .gitignore: `['data/*.csv']`. A private file
   * (a key, credentials, a database) must be named. Default: none.
   */
  include?: readonly string[];
}

/** Where the docs are, in a project whose Vite config is known. */
export interface ResolvedOptions extends MarkdownPlugins {
  /** Absolute. */
  root: string;
  /** Starts and ends with `/`. */
  base: string;
  /** Absolute. */
  outDir: string;
  /** Whether an app is built into the same folder. */
  sharedOutDir: boolean;
  siteUrl?: string;
  pageTimeout?: number;
  include?: readonly string[];
  config?: DocsConfig;
  /** Where `config` stands, relative to `root`. */
  configFile: string;
}

/** Works out where the docs are. */
export function resolveOptions(options: OctavoOptions, config: ResolvedConfig): ResolvedOptions {
  const { siteUrl, include, pageTimeout, remarkPlugins, rehypePlugins } = options;
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
    config: options.config,
    configFile: relativePath(root, config.configFile ?? 'vite.config'),
    remarkPlugins,
    rehypePlugins,
  };
}

/** The docs folder of a project with the root `viteRoot`. */
function docsRoot({ root, config }: OctavoOptions, viteRoot: string): string {
  if (root !== undefined) return resolve(viteRoot, root);
  const folders = [viteRoot, join(viteRoot, 'docs')];
  const withFile = folders.find((folder) => configFiles.some((file) => existsSync(join(folder, file))));
  return withFile ?? folders.find((folder) => config && folder !== viteRoot && existsSync(folder)) ?? viteRoot;
}

/** Whether an app is served below `base`, so that it answers what the docs do not have. */
export function hasAppBelow(base: string, config: Pick<ResolvedConfig, 'base' | 'root'>): boolean {
  return config.base.startsWith(base) && existsSync(join(config.root, 'index.html'));
}

function withSlashes(base: string): string {
  return `/${base}/`.replace(/\/{2,}/g, '/');
}
