/** `octavo dev`: a Vite server with nothing but the docs. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { packageRoot } from '../build/package-root.js';
import { octavo } from '../vite/octavo.js';
import type { Command } from './arguments.js';

/** Starts the server and prints its address. It runs until the process is ended. */
export async function runDev({ root, base, port, host }: Extract<Command, { name: 'dev' }>): Promise<number> {
  const started = performance.now();
  const server = await createServer({
    // Vite looks at every file below its root before it serves: the docs folder is watched by the plugin, later.
    root: join(packageRoot, 'dist', 'runtime'),
    base,
    configFile: false,
    // A docs folder need not be a project: nothing is written into it.
    cacheDir: join(tmpdir(), 'octavo-vite'),
    publicDir: false,
    appType: 'custom',
    clearScreen: false,
    server: { port, host: host ?? '127.0.0.1' },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [octavo({ root })],
  });
  await server.listen();
  const [address] = [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])];
  process.stdout.write(`${address} (ready in ${Math.round(performance.now() - started)} ms)\n`);
  return 0;
}
