import type { Plugin } from 'vite';
import { buildPlugin } from './build-plugin.js';
import { devPlugin } from './dev/dev-plugin.js';
import { modulePlugin } from './modules/module-plugin.js';
import { resolveOptions, type OctavoOptions } from './options.js';
import { previewPlugin } from './preview-plugin.js';
import { DevSession } from './dev/dev-session.js';

/**
 * The Vite plugin: a docs site from a folder with docs.json and MDX pages, alone or beside an app.
 *
 * @example
 * export default defineConfig({ plugins: [octavo({ root: 'docs', base: '/docs/' })] });
 */
export function octavo(options: OctavoOptions = {}): Plugin[] {
  return octavoIn(new DevSession(), options);
}

/** The plugin with an existing session. */
export function octavoIn(session: DevSession, options: OctavoOptions): Plugin[] {
  return [
    {
      name: 'octavo:config',
      enforce: 'pre',
      configResolved: (config) => session.open(resolveOptions(options, config)),
    },
    buildPlugin(session),
    devPlugin(session),
    previewPlugin(session),
    modulePlugin(session),
  ];
}
