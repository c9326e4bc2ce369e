/** Works out where the docs are, for all other parts of the plugin. */
import type { Plugin } from 'vite';
import { resolveOptions } from './options.js';
import type { OctavoOptions } from './options.js';
import type { DevSession } from './dev-session.js';

/** Opens the session when the Vite config is known. */
export function configPlugin(options: OctavoOptions, session: DevSession): Plugin {
  return {
    name: 'octavo:config',
    enforce: 'pre',
    configResolved(config) {
      session.open(resolveOptions(options, config));
    },
  };
}
