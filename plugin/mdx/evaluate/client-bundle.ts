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
}

export interface ClientBundleOptions {
  /** The docs folder. */
  root: string;
  /** The path of the site on its host. */
  base: string;
  /** Paths relative to the docs folder, or names of packages. */
  modules: readonly string[];
  config: CodeConfig;
  /** The folder of the files in the output. It ends with a slash. */
  folder: string;
}

const entry = '\0octavo-client.js';

/** Errors of Vite are thrown unchanged. */
export async function bundleClient({
  root: usualRoot,
  base,
  modules,
  config,
  folder,
}: ClientBundleOptions): Promise<ClientBundle> {
  const { root, preserveSymlinks } = plainFolder(usualRoot);
  const own: InlineConfig = {
    root,
    base,
    ...ownConfig,
    resolve: { preserveSymlinks },
    plugins: [entryPlugin(root, modules)],
    build: browserBuild(folder, { plugins: entry }),
  };
  const { output } = (await build(mergeConfig(config, own))) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId === entry)!;
  const isEmpty = start.code.trim() === '' && start.imports.length === 0;
  const written = output.filter((file) => !(isEmpty && file === start));
  return {
    scripts: isEmpty ? [] : [start.fileName],
    preload: start.imports,
    styles: [...(start.viteMetadata?.importedCss ?? [])],
    files: new Map(written.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source])),
    inputs: [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds))]
      .filter((id) => /^(?:\/|[A-Z]:)/i.test(id))
      .map((id) => usualPaths(writtenPath(id.replace(/\?.*$/, '')))),
  };
}

/** A module that imports all of them, in their order. */
function entryPlugin(root: string, modules: readonly string[]): Plugin {
  const specifierOf = (module: string): string => (/^\.{0,2}\//.test(module) ? moduleId(join(root, module)) : module);
  return {
    name: 'octavo:client',
    resolveId(specifier, importer) {
      if (specifier === entry) return { id: entry, moduleSideEffects: true };
      // Packages are found from the docs folder.
      return importer === entry
        ? this.resolve(specifier, join(root, 'octavo.config.js'), { skipSelf: true })
        : undefined;
    },
    load: (id) =>
      id === entry ? modules.map((module) => `import ${JSON.stringify(specifierOf(module))};`).join('\n') : undefined,
  };
}
