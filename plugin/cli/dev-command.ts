/** `octavo dev`: a Vite server with nothing but the docs. */
import { readSetupOnThread } from '../build/setup-thread.js';
import type { Command } from './arguments.js';

type DevCommand = Extract<Command, { name: 'dev' }>;

/** Starts the server and prints its address. It runs until the process is ended. */
export async function runDev(command: DevCommand): Promise<number> {
  const started = performance.now();
  // The folder is read while Vite and the stages load: both take their time on a large site.
  const setup = readSetupOnThread({ root: command.root, base: command.base });
  const { startServer } = await import('./start-server.js');
  const address = await startServer(command, setup);
  process.stdout.write(`${address} (ready in ${Math.round(performance.now() - started)} ms)\n`);
  // Loaded before the first page asks for it.
  await import('../build/create-stages.js');
  return 0;
}
