/** Works out where the docs are, for all other parts of the plugin. */
import type { Plugin } from 'vite';
import { docsPlace } from './options.js';
import type { OctavoOptions } from './options.js';
import type { SiteSession } from './site-session.js';

/** Opens the session when the Vite config is known. */
export function configPlugin(options: OctavoOptions, session: SiteSession): Plugin {
  return {
    name: 'octavo:config',
    enforce: 'pre',
    configResolved(config) {
      session.open(docsPlace(options, config));
    },
  };
}
