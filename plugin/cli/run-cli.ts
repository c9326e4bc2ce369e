/** Runs one command of the command line. */
import { octavoVersion } from '../build/octavo-version.js';
import { paintFor } from '../paint.js';
import { readArguments, startFolderOf } from './arguments.js';
import type { Command, Surroundings } from './arguments.js';
import { CliError } from './cli-error.js';
import { helpText } from './help.js';

/** Runs the command in `args`; gives the exit code. A server keeps running after it. */
export async function runCli(
  args: readonly string[],
  surroundings: Surroundings = { cwd: process.cwd(), env: process.env },
): Promise<number> {
  try {
    return await run(readArguments(args, surroundings), startFolderOf(surroundings));
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    process.stderr.write(`${paintFor(process.stderr)('red', 'octavo:')} ${error.message}\n  ${error.hint}\n`);
    return error.exitCode;
  }
}

async function run(command: Command, startFolder: string): Promise<number> {
  switch (command.name) {
    case 'help':
      process.stdout.write(helpText(command.about));
      return 0;
    case 'version':
      process.stdout.write(`${octavoVersion()}\n`);
      return 0;
    case 'build':
    case 'check':
      return (await import('./build-command.js')).runBuild(command, startFolder);
    case 'dev':
      return (await import('./dev-command.js')).runDev(command, startFolder);
    case 'preview':
      return (await import('./preview-command.js')).runPreview(command, startFolder);
  }
}
