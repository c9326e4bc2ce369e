/**
 * The options of the command line. Parsing, help and the reference in the documentation are generated from this table.
 * To add an option, add a row, then read `command.NAME` in the command.
 */
import type { CommandName } from './commands.js';
import {
  readBase,
  readEditor,
  readFolder,
  readList,
  readFormat,
  readPathOrUrl,
  readPort,
  readRule,
  readRuleNames,
  readSeconds,
  readSiteUrl,
  readText,
  isHost,
  isPath,
} from './option-values.js';

export interface OptionDefinition {
  /** Commands that accept it. */
  commands: readonly CommandName[];
  /** One line of the help: starts with a capital letter, no period at the end. */
  description: string;
  /** Name of its value in the help. Without a name, the option is a switch. */
  value?: string;
  /** Whether the next argument is the value of an option with an optional value. Default: the value is required. */
  isValue?(next: string, startFolder: string): boolean;
  /** Parses the text, or throws a `UsageError`. Relative paths are relative to `startFolder`. */
  read?(text: string, startFolder: string): unknown;
  /** Whether the option can be repeated; its value is then a list. */
  repeatable?: boolean;
  /** The value when the option is absent. */
  fallback?: unknown;
  /** The default as shown in the help. */
  defaultText?: string;
}

export const options = {
  out: {
    commands: ['build', 'preview'],
    value: 'DIR',
    description: 'Folder of the built site',
    defaultText: '"dist" in the docs folder',
    read: readFolder,
  },
  base: {
    commands: ['dev', 'build', 'check', 'preview'],
    value: '/PATH/',
    description: 'Path of the site on its host',
    defaultText: '/',
    read: readBase,
    fallback: '/',
  },
  site: {
    commands: ['build'],
    value: 'URL',
    description: 'Public URL of the host, for the sitemap and canonical links',
    read: readSiteUrl,
  },
  open: {
    commands: ['dev', 'preview'],
    value: '[/PATH]',
    description: 'Open the site in the browser, at this path if you give one',
    isValue: isPath,
    read: readText,
  },
  host: {
    commands: ['dev', 'preview'],
    value: '[HOST]',
    description: 'Address to listen on; without a value, all addresses of this machine',
    defaultText: 'localhost',
    isValue: isHost,
    read: readText,
  },
  port: {
    commands: ['dev', 'preview'],
    value: 'PORT',
    description: 'Port to listen on, or the next free one; 0 for any free port',
    defaultText: '3000',
    read: readPort,
    fallback: 3000,
  },
  include: {
    commands: ['dev', 'build', 'check'],
    value: 'PATTERN',
    description: 'Also publish files that no page uses, as in "data/*.csv,*.zip"',
    read: readList,
  },
  editor: {
    commands: ['rules'],
    value: 'NAME',
    description: 'Editor whose folder gets the rules, such as cursor, vscode, windsurf, claude or zed',
    read: readEditor,
  },
  force: {
    commands: ['rules'],
    description: 'Replace files that you have edited',
  },
  files: {
    commands: ['check'],
    description: 'List the files of the docs folder that are published and those that are left out',
  },
  compat: {
    commands: ['check'],
    description: 'Report how each setting, front matter key, component and prop is supported',
  },
  rule: {
    commands: ['check'],
    value: 'NAME=LEVEL',
    description: 'Level of a rule: off, notice, warning or error; can be repeated',
    repeatable: true,
    read: readRule,
  },
  only: {
    commands: ['check'],
    value: 'NAMES',
    description: 'Apply only these rules and list all findings, as in "image-frame,code-language"',
    read: readRuleNames,
  },
  fix: {
    commands: ['check'],
    description: 'Fix the pages where the fix is certain, then check them',
  },
  external: {
    commands: ['check'],
    description: 'Also request the links to other sites',
  },
  apiChanges: {
    commands: ['check'],
    value: 'OLD',
    description: 'Also report the changes since an earlier version of the specification: a path or a URL',
    read: readPathOrUrl,
  },
  format: {
    commands: ['check'],
    value: 'FORMAT',
    description: 'Format of the result: text, json, sarif or github',
    defaultText: 'text',
    read: readFormat,
  },
  strict: {
    commands: ['build', 'check'],
    description: 'Exit with code 1 if there are warnings',
  },
  pageTimeout: {
    commands: ['dev', 'build', 'check'],
    value: 'SECONDS',
    description: 'Time limit for building one page',
    defaultText: '30',
    read: readSeconds,
  },
  quiet: {
    commands: ['build', 'check'],
    description: 'Print errors and warnings only',
  },
  json: {
    commands: ['build', 'check'],
    description: 'Print the result as a single JSON object to stdout',
  },
  offline: {
    commands: ['build', 'check'],
    description: 'Use the cached copies of remote OpenAPI files; build writes a folder that opens from disk',
  },
  zip: {
    commands: ['build'],
    description: 'With --offline, also write the folder as a .zip file beside it',
  },
  noCache: {
    commands: ['build', 'check'],
    description: 'Ignore the cache',
  },
} as const satisfies Record<string, OptionDefinition>;

export type OptionName = keyof typeof options;

export const optionNames = Object.keys(options) as OptionName[];

/** Defaults for the rows of the table. */
export function optionOf(name: OptionName): OptionDefinition {
  return options[name];
}

/** The flag of an option: `noCache` is `--no-cache`. */
export function optionFlag(name: OptionName): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The options of a command, in the order of the table. */
export function optionsOf(command: CommandName): OptionName[] {
  return optionNames.filter((name) => optionOf(name).commands.includes(command));
}

/** Options without a value are `true`. Missing options are their fallback or `undefined`. */
type ValueOf<Option> = Option extends { repeatable: true; read(...args: never[]): infer Value }
  ? Value[]
  : Option extends { read(...args: never[]): infer Value }
    ?
        | Value
        | (Option extends { isValue: unknown } ? true : never)
        | (Option extends { fallback: unknown } ? never : undefined)
    : boolean;

/** The values of the options that a command accepts. */
export type OptionValues<Command extends CommandName> = {
  -readonly [Name in OptionName as Command extends (typeof options)[Name]['commands'][number] ? Name : never]: ValueOf<
    (typeof options)[Name]
  >;
};
