/** Runs one command of the command line. */
import { cacheFolder } from '../core/cache/cache-folder.js';
import { octavoVersion } from '../core/package/octavo-package.js';
import { paintProblem } from '../core/errors/errors.js';
import { paintFor, type Paint } from '../core/errors/paint.js';
import { startForBuild } from '../site-build/early-processes.js';
import { readArguments, startFolderOf, type Command, type Surroundings } from './arguments/arguments.js';
import { CliError } from './cli-error.js';
import { helpText } from './arguments/help.js';
import { systemError } from './system-error.js';
import { unexpectedProblem } from '../core/errors/unexpected-problem.js';

/** Runs the command in `args`. Returns the exit code; `undefined` if a server runs from now on. */
export async function runCli(
  args: readonly string[],
  surroundings: Surroundings = { cwd: process.cwd(), env: process.env },
): Promise<number | undefined> {
  try {
    return await run(readArguments(args, surroundings), startFolderOf(surroundings));
  } catch (error) {
    return printError(systemError(error), paintFor(process.stderr));
  }
}

/** Returns the exit code. */
function printError(error: unknown, paint: Paint): number {
  const text =
    error instanceof CliError ? `${error.message}\n  ${error.hint}` : paintProblem(unexpectedProblem(error), paint);
  process.stderr.write(`${paint('red', 'octavo:')} ${text}\n`);
  return error instanceof CliError ? error.exitCode : 1;
}

async function run(command: Command, startFolder: string): Promise<number | undefined> {
  switch (command.name) {
    case 'help':
      process.stdout.write(helpText(command.about));
      return 0;
    case 'version':
      process.stdout.write(`${octavoVersion()}\n`);
      return 0;
    default:
      return runInFolder(command, startFolder);
  }
}

/** Runs a command that works on a folder. */
async function runInFolder(
  command: Exclude<Command, { name: 'help' | 'version' }>,
  startFolder: string,
): Promise<number | undefined> {
  switch (command.name) {
    case 'build':
    case 'check':
      startForBuild(command.root, command.noCache ? undefined : cacheFolder(command.root));
      return (await import('./commands/build-command.js')).runBuild(command, startFolder);
    case 'cache clear':
      return (await import('./commands/cache-command.js')).runCacheClear(command);
    case 'dev':
      return (await import('./commands/dev-command.js')).runDev(command, startFolder);
    case 'init':
      return (await import('./commands/init-command.js')).runInit(command, startFolder);
    case 'rules':
      return (await import('./commands/rules-command.js')).runRules(command, startFolder);
    case 'schema':
      return (await import('./commands/schema-command.js')).runSchema(command, startFolder);
    case 'mcp':
      return (await import('./commands/mcp-command.js')).runMcp(command);
    case 'preview':
      return (await import('./commands/preview-command.js')).runPreview(command, startFolder);
  }
}
