import type { Feature } from '../builtin.js';
import type { PluginFileTasks } from '../output-files.js';

/** The files that the author's plugins add besides pages. */
export const pluginsFeature: Feature<PluginFileTasks> = {
  tasks: ({ plugins }) => ({
    async pluginFiles(input) {
      const { pluginFiles } = await import('../output-files.js');
      return plugins ? pluginFiles(input, plugins) : [];
    },
  }),
  async outputs({ loaded, pool }) {
    const { assetsOutput, pluginOutput } = await import('./plugin-outputs.js');
    const all = loaded.plugins?.list.flatMap(({ outputs }) => outputs) ?? [];
    const files = pool ? all.map((paths) => pluginOutput(paths, pool)) : [];
    return [assetsOutput, ...files];
  },
};
