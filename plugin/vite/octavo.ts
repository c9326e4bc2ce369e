import type { Plugin } from 'vite';
import { buildPlugin } from './build-plugin.js';
import { devPlugin } from './dev-plugin.js';
import type { OctavoOptions } from './options.js';
import { pageModules } from './page-modules.js';
import { previewPlugin } from './preview-plugin.js';
import { SiteSession } from './site-session.js';
import { virtualModules } from './virtual-modules.js';

/**
 * The Vite plugin: a docs site from a folder with docs.json and MDX pages, alone or beside an app.
 *
 * @example
 * export default defineConfig({ plugins: [octavo({ root: 'docs', base: '/docs/' })] });
 */
export function octavo(options: OctavoOptions = {}): Plugin[] {
  return octavoIn(new SiteSession(), options);
}

/** The plugin over a session that was made before. */
export function octavoIn(session: SiteSession, options: OctavoOptions): Plugin[] {
  return [
    buildPlugin(options),
    devPlugin(session),
    previewPlugin(session),
    virtualModules(options, session),
    pageModules(session),
  ];
}
