/** The entry `octavo/plugin`, for `octavo.config.*`. It loads nothing else, because each process imports it. */
import type { Plugin } from './plugins/plugin.js';

export type * from './plugins/plugin.js';
export type * from './plugins/views.js';

/** Returns the plugin, for completion and checks of types in an editor. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}
