/** The output of `octavo --help` and `octavo COMMAND --help`. */
import { octavoPackage } from '../../core/package/octavo-package.js';
import { commandNames, commands, type CommandName } from './commands.js';
import { optionFlag, optionOf, optionsOf } from './options.js';

const general: [string, string][] = [
  ['-h, --help', 'Show this help; with a command, its options'],
  ['-v, --version', 'Show the version'],
];

/** The help of one command, or the overview. Ends with a line break. */
export function helpText(about?: CommandName): string {
  return about ? commandHelp(about) : overview();
}

function overview(): string {
  const { homepage } = octavoPackage();
  return `octavo: a fast static documentation site from docs.json and MDX pages

Usage: octavo COMMAND [DIR] [options]

Commands:
${table(commandNames.map((name) => [`${name} [DIR]`, commands[name].summary]))}

Options:
${table(general)}

Run "octavo COMMAND --help" for the options of a command.

Exit codes: 0 no errors (warnings allowed), 1 errors, 2 invalid usage.
${homepage ? `Documentation: ${homepage}\n` : ''}`;
}

function commandHelp(name: CommandName): string {
  const { summary, folder, examples } = commands[name];
  const rows = optionsOf(name).map((option): [string, string] => {
    const { value, description, defaultText } = optionOf(option);
    const flag = optionFlag(option);
    return [value ? `${flag} ${value}` : flag, `${description}${defaultText ? ` (default: ${defaultText})` : ''}`];
  });
  return `${summary}.

Usage: octavo ${name} [DIR] [options]

${table([['DIR', folder]])}

Options:
${table([...rows, ['-h, --help', 'Show this help']])}

Examples:
${examples.map((example) => `  ${example}\n`).join('')}`;
}

/** Two columns. */
function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}
