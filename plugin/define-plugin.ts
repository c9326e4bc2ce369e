/** The entry `octavo/plugin`, for `octavo.config.*`. It loads nothing else, because each process imports it. */
import type { Plugin } from './hooks/plugin.js';

export type * from './hooks/plugin.js';

/** Returns the plugin, for completion and checks of types in an editor. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}
