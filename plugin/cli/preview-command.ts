/** `octavo preview`: serves a built site as a static host would. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './arguments.js';
import type { Command } from './arguments.js';
import { serveFolder } from './serve-folder.js';

/** Starts the server and prints its address. It runs until the process is ended. */
export async function runPreview({ outDir, base, port, host }: Extract<Command, { name: 'preview' }>): Promise<number> {
  if (!existsSync(join(outDir, 'index.html'))) {
    throw new UsageError(
      `There is no built site in "${outDir}".`,
      'Run "octavo build" first, or give its folder with --out.',
    );
  }
  const { url } = await serveFolder({ folder: outDir, base, port, host: host ?? '127.0.0.1' });
  process.stdout.write(`${url}\n`);
  return 0;
}
