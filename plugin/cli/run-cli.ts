/** Runs one command of the command line. */
import { octavoVersion } from '../build/octavo-version.js';
import { readArguments, UsageError } from './arguments.js';
import type { Command, Surroundings } from './arguments.js';
import { help } from './help.js';

/** Runs the command in `args`; gives the exit code. A server runs on after it. */
export async function runCli(
  args: readonly string[],
  surroundings: Surroundings = { cwd: process.cwd(), env: process.env },
): Promise<number> {
  try {
    return await run(readArguments(args, surroundings));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`octavo: ${error.message}\n  ${error.hint}\n`);
    return 2;
  }
}

async function run(command: Command): Promise<number> {
  switch (command.name) {
    case 'help':
      process.stdout.write(help);
      return 0;
    case 'version':
      process.stdout.write(`${octavoVersion()}\n`);
      return 0;
    case 'build':
    case 'check':
      return (await import('./build-command.js')).runBuild(command);
    case 'dev':
      return (await import('./dev-command.js')).runDev(command);
    case 'preview':
      return (await import('./preview-command.js')).runPreview(command);
  }
}
