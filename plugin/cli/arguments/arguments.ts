/** Parses the arguments of the command line. */
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '../../core/text/nearest.js';
import { commandNames, commandOf, isCommand, type CommandName } from './commands.js';
import { defaultFolder, existingFolder } from '../docs-folder.js';
import { optionFlag, optionNames, optionOf, optionsOf, type OptionName, type OptionValues } from './options.js';
import { UsageError } from '../cli-error.js';

/** The parsed command line. `root` is the folder argument, absolute. */
export type Command =
  | { name: 'help'; about?: CommandName }
  | { name: 'version' }
  | { [Name in CommandName]: { name: Name; root: string } & OptionValues<Name> }[CommandName];

/** The command with a name, and the values of its options. */
export type CommandNamed<Name extends CommandName> = Extract<Command, { name: Name }>;

/** The environment of the command line. */
export interface Surroundings {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** Parses the arguments. Throws a `UsageError` if they are unknown or invalid. */
export function readArguments(args: readonly string[], surroundings: Surroundings): Command {
  const startFolder = startFolderOf(surroundings);
  const { values, positionals } = parse(args, startFolder);
  if (values.has('version')) return { name: 'version' };
  if (positionals[0] === undefined) return { name: 'help' };
  if (positionals[0] === 'help')
    return { name: 'help', about: positionals.length > 1 ? commandIn(positionals.slice(1)).name : undefined };
  if (values.has('help')) return { name: 'help', about: helpFor(positionals) };
  const { name, rest } = commandIn(positionals);
  refuseForeign(name, values);
  const [folder, extra] = rest;
  if (extra !== undefined)
    throw new UsageError(
      `Unexpected argument "${extra}": "octavo ${name}" takes one folder.`,
      'Put quotes around a path that contains spaces.',
    );
  const root = rootOf(name, folder, startFolder);
  return { name, root, ...readValues(name, values, startFolder) } as Command;
}

/** The folder argument: an absolute path, or a URL where the command accepts one. */
function rootOf(name: CommandName, folder: string | undefined, startFolder: string): string {
  const { accepts, findsDocs } = commandOf(name);
  if (accepts === 'new-folder') return resolve(startFolder, folder ?? '.');
  if (accepts === 'url' && folder !== undefined && /^https?:\/\//.test(folder)) return folder;
  return existingFolder(name, folder ?? (findsDocs ? defaultFolder(startFolder) : '.'), startFolder);
}

/**
 * Relative paths are relative to where the user typed the command: npm runs Octavo's own script in the package folder.
 */
export function startFolderOf({ cwd, env }: Surroundings): string {
  const isOwnScript =
    env['npm_lifecycle_event'] === 'octavo' &&
    env['npm_package_json'] !== undefined &&
    dirname(env['npm_package_json']) === cwd;
  return (isOwnScript && env['INIT_CWD']) || cwd;
}

/**
 * Options by their flag without dashes. The value is `undefined` for a switch, and for an option without its optional
 * value.
 */
type Parsed = Map<string, (string | undefined)[]>;

const flags = new Map(optionNames.map((name) => [optionFlag(name).slice(2), optionOf(name)]));

const parseOptions = {
  ...Object.fromEntries([...flags].map(([flag, { value }]) => [flag, { type: value ? 'string' : 'boolean' } as const])),
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

function parse(args: readonly string[], startFolder: string): { values: Parsed; positionals: string[] } {
  const { tokens, positionals } = parsed(withEmptyValues(args, startFolder));
  const values: Parsed = new Map();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const earlier = values.get(token.name) ?? [];
    if (earlier.length > 0 && !flags.get(token.name)?.repeatable)
      throw new UsageError(`--${token.name} is used more than once.`, `Keep one --${token.name}.`);
    values.set(token.name, [...earlier, token.value || undefined]);
  }
  return { values, positionals };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: parseOptions, allowPositionals: true, tokens: true });
  } catch (error) {
    throw parseError(error as Error & { code?: string });
  }
}

/** `parseArgs` does not support optional values, so `--host` without a value becomes `--host=`. */
function withEmptyValues(args: readonly string[], startFolder: string): string[] {
  return args.map((arg, index) => {
    const isValue = arg.startsWith('--') ? flags.get(arg.slice(2))?.isValue : undefined;
    if (!isValue) return arg;
    const next = args[index + 1];
    return next === undefined || next.startsWith('-') || !isValue(next, startFolder) ? `${arg}=` : arg;
  });
}

/** Converts an error of `parseArgs` and adds a hint with the correct command line. */
function parseError({ code, message }: Error & { code?: string }): UsageError {
  const flag = /(?<=')(?:-\w, )?(--?[\w-]+)/.exec(message)?.[1] ?? '';
  const value = flags.get(flag.slice(2))?.value;
  if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    return value ? valueMissing(flag, value) : new UsageError(`${flag} takes no value.`, `Write it as: ${flag}`);
  }
  const similar = nearest(flag.replace(/^-+/, ''), Object.keys(parseOptions));
  return new UsageError(`Unknown option ${flag}.`, similar ? `Did you mean "--${similar}"?` : seeHelp());
}

function valueMissing(flag: string, value = ''): UsageError {
  return new UsageError(`${flag} needs a value.`, `Write it as: ${flag} ${value}`);
}

function seeHelp(name?: CommandName): string {
  return `Run "octavo ${name ? `${name} ` : ''}--help" for the list of ${name ? 'its' : 'commands and'} options.`;
}

/** The command to show help for; for `octavo cache`, the first command that starts with it. */
function helpFor([first = '', ...rest]: readonly string[]): CommandName {
  const longer = rest.length === 0 && !isCommand(first) && commandNames.find((name) => name.startsWith(`${first} `));
  return longer || commandIn([first, ...rest]).name;
}

/** The command at the start, which has one or two words, and the remaining arguments. */
function commandIn([first = '', second, ...more]: readonly string[]): { name: CommandName; rest: readonly string[] } {
  const both = `${first} ${second}`;
  if (isCommand(both)) return { name: both, rest: more };
  if (isCommand(first)) return { name: first, rest: second === undefined ? [] : [second, ...more] };
  const longer = commandNames.find((name) => name.startsWith(`${first} `));
  if (longer && second === undefined)
    throw new UsageError(`"octavo ${first}" is incomplete.`, `Did you mean "octavo ${longer}"?`);
  const similar = longer ?? nearest(first, commandNames);
  throw new UsageError(
    `Unknown command "${longer ? both : first}".`,
    similar ? `Did you mean "octavo ${similar}"?` : `The commands are ${commandNames.join(', ')}.`,
  );
}

function refuseForeign(name: CommandName, values: Parsed): void {
  const accepted = optionsOf(name).map((option) => optionFlag(option).slice(2));
  for (const flag of values.keys()) {
    if (accepted.includes(flag)) continue;
    const owners = flags.get(flag)!.commands.map((command) => `octavo ${command}`);
    throw new UsageError(
      `"octavo ${name}" does not accept --${flag}.`,
      `It is an option of ${owners.join(' and ')}. ${seeHelp(name)}`,
    );
  }
}

function readValues(name: CommandName, values: Parsed, startFolder: string): Partial<Record<OptionName, unknown>> {
  return Object.fromEntries(optionsOf(name).map((option) => [option, readValue(option, values, startFolder)]));
}

function readValue(name: OptionName, values: Parsed, startFolder: string): unknown {
  const { read, fallback, isValue, value, repeatable } = optionOf(name);
  const flag = optionFlag(name);
  const texts = values.get(flag.slice(2));
  if (!read) return texts !== undefined;
  const list = (texts ?? []).map((text) => {
    if (text === undefined && !isValue) throw valueMissing(flag, value);
    return text === undefined ? true : read(text, startFolder);
  });
  if (repeatable) return list;
  return texts ? list[0] : fallback;
}
