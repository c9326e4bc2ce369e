import type { Feature } from '../../hooks/feature.js';
import type { IslandTasks } from './site-islands.js';

/** Interactive components: their code runs in the browser. */
export const islandsFeature: Feature<IslandTasks> = {
  tasks: ({ loaded, read, compile, bindNames }) => ({
    async islands(input) {
      const { bundleIslands } = await import('./island-bundle.js');
      return bundleIslands({ root: loaded.site.root, read, compile, bindNames, ...input }, loaded.base);
    },
  }),
  async bundle(pages, { loaded, pool, cacheDir }) {
    const { siteIslands, islandAssets } = await import('./site-islands.js');
    const usesOf = ({ islands = [] }: (typeof pages)[number]) => islands;
    const { entries, files, problems } = await siteIslands(pages.flatMap(usesOf), loaded, pool, { cacheDir });
    return { files, problems, assetsOf: (page) => islandAssets(entries, usesOf(page), loaded.base) };
  },
};
