import { handle } from '../../core/pool/pool.js';
import type { BuiltinHooks } from '../../plugins/builtin.js';
import type { AuthoredFiles } from '../../mdx/evaluate/authored-files.js';
import { islandsTask } from './islands-task.js';

/** Interactive components: their code runs in the browser. */
export const islandsFeature: BuiltinHooks = {
  name: 'islands',
  tasks: ({ loaded, read, compile, codeConfig, plugins, components }) => [
    handle(islandsTask, async ({ compiled, ...input }) => {
      const { bundleIslands } = await import('./island-bundle.js');
      const staticNames = plugins.list.flatMap((plugin) => Object.keys(plugin.components ?? {}));
      const files: AuthoredFiles = {
        root: loaded.site.root,
        read,
        compile: (file, source) => compile(file, source, compiled?.get(file)),
        components,
      };
      return bundleIslands({ ...files, staticNames, config: await codeConfig(), ...input }, loaded.base);
    }),
  ],
  async bundle(pages, { loaded, ...tools }) {
    const { siteIslands, islandAssets } = await import('./site-islands.js');
    const usesOf = ({ islands = [] }: (typeof pages)[number]) => islands;
    const { entries, files, problems } = await siteIslands(pages.flatMap(usesOf), loaded, tools);
    return { files, problems, assetsOf: (page) => islandAssets(entries, usesOf(page), loaded.base) };
  },
};
