/** Resolves the options of the plugin for its other parts. */
import type { Plugin } from 'vite';
import { resolveOptions, type OctavoOptions } from './options.js';
import type { DevSession } from './dev/dev-session.js';

/** Opens the session once the Vite config is resolved. */
export function configPlugin(options: OctavoOptions, session: DevSession): Plugin {
  return {
    name: 'octavo:config',
    enforce: 'pre',
    configResolved(config) {
      session.open(resolveOptions(options, config));
    },
  };
}
