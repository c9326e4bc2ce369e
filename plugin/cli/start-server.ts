/** The Vite server of `octavo dev`. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { packageRoot } from '../core/package/package-root.js';
import type { LoadingSite } from '../vite/dev/load-in-pool.js';
import { octavoIn } from '../vite/octavo.js';
import { DevSession } from '../vite/dev/dev-session.js';
import type { CommandNamed } from './arguments/arguments.js';
import { withBase } from './arguments/option-values.js';
import { serverError } from './server-error.js';

/** Starts the server. `loaded` is the site, which may still be loading. */
export async function startServer(options: CommandNamed<'dev'>, loaded: LoadingSite): Promise<ViteDevServer> {
  const { root, base, port, host, open, include, pageTimeout } = options;
  const server = await createServer({
    root: join(packageRoot, 'dist', 'runtime'),
    base,
    configFile: false,
    // A docs folder is not necessarily a project, so nothing is written into it.
    cacheDir: join(tmpdir(), 'octavo-vite'),
    publicDir: false,
    appType: 'custom',
    clearScreen: false,
    // The plugin watches the docs folder, after the first page. Vite would scan its root before.
    server: { port, host, open: withBase(open, base), watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [octavoIn(new DevSession(loaded), { root, include, pageTimeout })],
  });
  try {
    return await server.listen();
  } catch (error) {
    await server.close();
    throw serverError(error);
  }
}
