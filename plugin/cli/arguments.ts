/** Reads the arguments of the command line. */
import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { configFiles } from '../config/find-config.js';
import { nearest } from '../nearest.js';

/** What the user asks for. Folders are absolute. */
export type Command =
  | { name: 'help' }
  | { name: 'version' }
  | { name: 'build'; root: string; outDir: string; base: string; siteUrl?: string; json: boolean; cache: boolean }
  | { name: 'check'; root: string; base: string; json: boolean; cache: boolean; compat: boolean }
  | { name: 'dev'; root: string; base: string; port: number; host?: string }
  | { name: 'preview'; outDir: string; base: string; port: number; host?: string };

/** Wrong usage: nothing was done, and `hint` says what to type. */
export class UsageError extends Error {
  readonly hint: string;
  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

/** Where and how the command line was started. */
export interface Surroundings {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

const options = {
  out: { type: 'string' },
  base: { type: 'string' },
  site: { type: 'string' },
  json: { type: 'boolean' },
  compat: { type: 'boolean' },
  'no-cache': { type: 'boolean' },
  port: { type: 'string' },
  host: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

type OptionName = keyof typeof options;

const allowed: Record<string, readonly OptionName[]> = {
  build: ['out', 'base', 'site', 'json', 'no-cache'],
  check: ['base', 'compat', 'json', 'no-cache'],
  dev: ['base', 'port', 'host'],
  preview: ['out', 'base', 'port', 'host'],
};

/** Takes the arguments apart. Throws a `UsageError` for what is not known or does not fit. */
export function readArguments(args: readonly string[], surroundings: Surroundings): Command {
  const { values, positionals } = parse(args);
  const [name, folder = '.', ...more] = positionals;
  if (values.version) return { name: 'version' };
  if (values.help || name === undefined || name === 'help') return { name: 'help' };
  const known = allowed[name];
  if (!known) throw new UsageError(`There is no command "${name}".`, suggestion(nearest(name, Object.keys(allowed))));
  for (const option of Object.keys(values) as OptionName[]) {
    if (!known.includes(option))
      throw new UsageError(
        `"octavo ${name}" takes no --${option}.`,
        'Run "octavo --help" for the options of each command.',
      );
  }
  if (more.length > 0)
    throw new UsageError(
      `"octavo ${name}" takes one folder; "${more[0]}" is one too many.`,
      'Put paths with spaces into quotes.',
    );
  return commandOf(name, values, existingFolder(folder, surroundings), surroundings);
}

type Values = ReturnType<typeof parse>['values'];

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw optionError(error as Error & { code?: string });
  }
}

/** The same in words that name what to type. */
function optionError({ code, message }: Error & { code?: string }): UsageError {
  const option = /(?<=')(?:-\w, )?(--?[\w-]+)/.exec(message)?.[1] ?? '';
  if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    return new UsageError(
      `The value of ${option} does not fit.`,
      `Run "octavo --help" to see whether ${option} takes a value, and which.`,
    );
  }
  const similar = nearest(option.replace(/^-+/, ''), Object.keys(options));
  return new UsageError(`There is no option ${option}.`, suggestion(similar && `--${similar}`));
}

function suggestion(similar: string | undefined): string {
  return similar ? `Did you mean "${similar}"?` : 'Run "octavo --help" to see what there is.';
}

function commandOf(name: string, values: Values, root: string, surroundings: Surroundings): Command {
  const base = readBase(values.base);
  const out = values.out === undefined ? undefined : resolve(startFolder(surroundings), values.out);
  const json = values.json ?? false;
  const cache = !values['no-cache'];
  const served = { base, port: readPort(values.port), host: values.host };
  if (name === 'build')
    return {
      name,
      root,
      outDir: outFolder(root, out ?? join(root, 'dist')),
      base,
      siteUrl: readSiteUrl(values.site),
      json,
      cache,
    };
  if (name === 'check') return { name, root, base, json, cache, compat: values.compat ?? false };
  if (name === 'dev') return { name, root, ...served };
  return { name: 'preview', outDir: out ?? builtFolder(root), ...served };
}

/** Relative paths start where the user typed the command: npm runs our own script in the package's folder. */
function startFolder({ cwd, env }: Surroundings): string {
  const isOwnScript =
    env['npm_lifecycle_event'] === 'octavo' &&
    env['npm_package_json'] !== undefined &&
    dirname(env['npm_package_json']) === cwd;
  return (isOwnScript && env['INIT_CWD']) || cwd;
}

function existingFolder(folder: string, surroundings: Surroundings): string {
  const absolute = resolve(startFolder(surroundings), folder);
  if (!statSync(absolute, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`There is no folder "${folder}".`, 'Give the folder that holds docs.json.');
  }
  return absolute;
}

function outFolder(root: string, outDir: string): string {
  if (root === outDir || root.startsWith(outDir.endsWith('/') ? outDir : `${outDir}/`)) {
    throw new UsageError(
      `--out "${outDir}" is the docs folder itself, or holds it.`,
      'Choose a folder that is only for the built site.',
    );
  }
  return outDir;
}

/** The site that was built from a docs folder; any other folder is a site itself. */
function builtFolder(folder: string): string {
  return configFiles.some((file) => existsSync(join(folder, file))) ? join(folder, 'dist') : folder;
}

function readBase(value = '/'): string {
  if (!value.startsWith('/') || value.startsWith('//') || /[?#\s]/.test(value)) {
    throw new UsageError(
      `--base "${value}" is no path.`,
      `Write it with slashes: --base /${value.replace(/^[^/]*\/\/[^/]*|^\/+|\/+$/g, '') || 'docs'}/`,
    );
  }
  return value.endsWith('/') ? value : `${value}/`;
}

function readSiteUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !/^https?:/.test(value))
    throw new UsageError(`--site "${value}" is no address.`, 'Write it in full: --site https://docs.example.com');
  return new URL(value).origin;
}

function readPort(value: string | undefined): number {
  if (value === undefined) return 3000;
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535)
    throw new UsageError(`--port "${value}" is no port.`, 'Write a number from 0 to 65535; 0 takes any free port.');
  return Number(value);
}
