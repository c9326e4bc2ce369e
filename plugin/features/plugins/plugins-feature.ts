import { handle } from '../../core/pool/pool.js';
import type { Feature } from '../../hooks/feature.js';
import { filesTask } from './files-task.js';

/** The files that the author's plugins add besides pages. */
export const pluginsFeature: Feature = {
  tasks: ({ plugins }) => [
    handle(filesTask, async (input) => {
      const { pluginFiles } = await import('./plugin-files.js');
      return plugins ? pluginFiles(input, plugins) : [];
    }),
  ],
  async outputs({ loaded, pool }) {
    const { assetsOutput, pluginOutput } = await import('./plugin-output.js');
    const all = loaded.plugins?.list.flatMap(({ outputs }) => outputs) ?? [];
    const files = pool ? all.map((paths) => pluginOutput(paths, pool)) : [];
    return [assetsOutput, ...files];
  },
};
