/** `vite`: pages are built when they are asked for, and the open page follows every edit. */
import { join } from 'node:path';
import { searchForWorkspaceRoot } from 'vite';
import type { Plugin } from 'vite';
import { packageRoot } from '../build/package-root.js';
import { devMiddleware } from './dev-middleware.js';
import { followChanges } from './dev-changes.js';
import { devClient } from './dev-document.js';
import type { OctavoOptions } from './options.js';
import type { SiteSession } from './site-session.js';

/** Octavo's own browser code as it was compiled. */
const runtimeFolder = join(packageRoot, 'dist', 'runtime');

/** Serves the docs in dev. */
export function devPlugin(_options: OctavoOptions, session: SiteSession): Plugin {
  return {
    name: 'octavo:dev',
    apply: 'serve',
    config: (user) => ({ server: { fs: { allow: [searchForWorkspaceRoot(user.root ?? process.cwd()), runtimeFolder] } } }),
    resolveId: (id) => (id === devClient ? join(runtimeFolder, 'dev-client.js') : undefined),
    configureServer(server) {
      // Read while Vite starts, so that the first page need not wait for it.
      void session.state();
      followChanges(server, session);
      server.middlewares.use(devMiddleware(server, session));
    },
  };
}
