/** `octavo dev`: a Vite server for the docs alone. */
import { hasConfig } from '../../config/read/find-config.js';
import { maxDevAnswerMs } from '../../reader/limits.js';
import { loadInPool } from '../../vite/dev/load-in-pool.js';
import { startForDev } from '../../site-build/early-processes.js';
import type { CommandNamed } from '../arguments/arguments.js';
import { banner } from '../banner.js';
import { CliError } from '../cli-error.js';
import { docsFolderHint } from '../docs-folder.js';
import { endOnSignal } from '../end-on-signal.js';

/** Starts the server and prints its URLs. It runs until the process is ended. */
export async function runDev(command: CommandNamed<'dev'>, startFolder: string): Promise<undefined> {
  const { name, root, base, include } = command;
  if (!hasConfig(root))
    throw new CliError(`There is no docs.json or mint.json in ${root}.`, docsFolderHint(name, root, startFolder));
  const started = performance.now();
  banner(name);
  // The folder is read and the process for pages starts while Vite loads, because each takes a while on a large site.
  const loaded = loadInPool({ root, base, include, drafts: true }, { inOwnProcess: true, timeout: maxDevAnswerMs });
  startForDev();
  const { startServer } = await import('../start-server.js');
  const server = await startServer(command, loaded);
  endOnSignal(() => server.close());
  process.stdout.write(`ready in ${Math.round(performance.now() - started)} ms\n\n`);
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
  return undefined;
}
