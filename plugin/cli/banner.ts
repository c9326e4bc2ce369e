import { octavoVersion } from '../core/package/octavo-package.js';
import { paintFor } from '../core/errors/paint.js';
import type { CommandName } from './arguments/commands.js';

/** Prints the name and version that a command starts with. */
export function banner(command: CommandName): void {
  const paint = paintFor(process.stdout);
  process.stdout.write(`${paint('green', `octavo v${octavoVersion()}`)} ${command}\n`);
}
