/** Bundles the modules of plugins for the browser. All pages load them. */
import { join } from 'node:path';
import { build, mergeConfig, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { plainFolder, usualPaths, writtenPath } from '../../core/text/plain-folder.js';
import type { CodeConfig } from './author-config.js';
import type { Bundled } from './bundle-cache.js';
import { moduleId } from './module-id.js';
import { browserBuild, ownConfig } from './vite-versions.js';

/** The files that all pages load, as paths in the output. */
export interface ClientBundle extends Bundled {
  scripts: string[];
  /** Modules that `scripts` import. */
  preload: string[];
  styles: string[];
  /** The module that searches, if there is one. */
  search?: string;
}

export interface ClientBundleOptions {
  /** The docs folder. */
  root: string;
  /** The path of the site on its host. */
  base: string;
  /** Paths relative to the docs folder, or names of packages. */
  modules: readonly string[];
  /** The module that searches, written in the same way. Default: none. */
  search?: string;
  config: CodeConfig;
  /** The folder of the files in the output. It ends with a slash. */
  folder: string;
}

const entry = '\0octavo-client.js';
const searchEntry = '\0octavo-search.js';

/** Errors of Vite are thrown unchanged. */
export async function bundleClient({
  root: usualRoot,
  base,
  modules,
  search,
  config,
  folder,
}: ClientBundleOptions): Promise<ClientBundle> {
  const { root, preserveSymlinks } = plainFolder(usualRoot);
  const own: InlineConfig = {
    root,
    base,
    ...ownConfig,
    resolve: { preserveSymlinks },
    plugins: [entryPlugin(root, codeOf(root, modules, search))],
    build: browserBuild(folder, { plugins: entry, ...(search !== undefined && { search: searchEntry }) }, true),
  };
  const { output } = (await build(mergeConfig(config, own))) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId === entry)!;
  const searching = chunks.find(({ facadeModuleId }) => facadeModuleId === searchEntry);
  const isEmpty = start.code.trim() === '' && start.imports.length === 0;
  const written = output.filter((file) => !(isEmpty && file === start));
  return {
    scripts: isEmpty ? [] : [start.fileName],
    preload: start.imports,
    styles: [...(start.viteMetadata?.importedCss ?? [])],
    search: searching?.fileName,
    files: new Map(written.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source])),
    inputs: [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds))]
      .filter((id) => /^(?:\/|[A-Z]:)/i.test(id))
      .map((id) => usualPaths(writtenPath(id.replace(/\?.*$/, '')))),
  };
}

/** The code of the entries: one imports all modules, in their order. */
function codeOf(root: string, modules: readonly string[], search: string | undefined): ReadonlyMap<string, string> {
  const specifierOf = (module: string): string =>
    JSON.stringify(/^\.{0,2}\//.test(module) ? moduleId(join(root, module)) : module);
  return new Map([
    [entry, modules.map((module) => `import ${specifierOf(module)};`).join('\n')],
    ...(search === undefined ? [] : [[searchEntry, `export * from ${specifierOf(search)};`] as const]),
  ]);
}

function entryPlugin(root: string, code: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'octavo:client',
    resolveId(specifier, importer) {
      if (code.has(specifier)) return { id: specifier, moduleSideEffects: true };
      // Packages are found from the docs folder.
      return importer !== undefined && code.has(importer)
        ? this.resolve(specifier, join(root, 'octavo.config.js'), { skipSelf: true })
        : undefined;
    },
    load: (id) => code.get(id),
  };
}
