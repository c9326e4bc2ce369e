/** The entry `octavo/plugin`, for `octavo.config.*`. It loads nothing else, because each process imports it. */
import type { Plugin } from './plugins/plugin.js';
import type { Schemas } from './plugins/standard-schema.js';

export type * from './plugins/plugin.js';
export type * from './plugins/standard-schema.js';
export type * from './plugins/views.js';

/** Returns the plugin, for completion and checks of types in an editor. The types of its own keys follow from their schemas. */
export function definePlugin<const S extends Schemas = {}, const F extends Schemas = {}>(
  plugin: Plugin<S, F>,
): Plugin<S, F> {
  return plugin;
}
