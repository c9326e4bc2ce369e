/** The Vite server of `octavo dev`. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { packageRoot } from '../core/package/package-root.js';
import type { LoadingSite } from '../vite/dev/load-in-pool.js';
import { octavoIn } from '../vite/octavo.js';
import { DevSession } from '../vite/dev/dev-session.js';
import { withBase } from './arguments/option-values.js';
import { serverError } from './server-error.js';

/** Options of the server. */
export interface ServerOptions {
  /** The docs folder, absolute. */
  root: string;
  base: string;
  port: number;
  /** `true` for all addresses. Default: this machine only. */
  host?: string | true;
  /** Whether to open the browser, and at which path. */
  open?: string | true;
  /** Time limit for building one page, in seconds. Default: 30. */
  pageTimeout?: number;
  /** Patterns of files to serve in addition to the files that the site uses. */
  include?: readonly string[];
}

/** Starts the server. `loaded` is the site, which may still be loading. */
export async function startServer(options: ServerOptions, loaded: LoadingSite): Promise<ViteDevServer> {
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
