/** The commands. Parsing, help and the reference in the documentation are generated from this table. */

export interface CommandDefinition {
  /** What it does, as one line of the help. */
  summary: string;
  /** The meaning of `DIR`. */
  folder: string;
  /** Useful command lines. */
  examples: readonly string[];
}

const docsFolder = 'Folder with docs.json (default: the current folder)';

export const commands = {
  dev: {
    summary: 'Start the dev server with live reload',
    folder: docsFolder,
    examples: ['octavo dev', 'octavo dev docs --open', 'octavo dev docs --host --port 4000'],
  },
  build: {
    summary: 'Build the site',
    folder: docsFolder,
    examples: ['octavo build', 'octavo build docs --out site --site https://docs.example.com', 'octavo build --strict'],
  },
  check: {
    summary: 'Validate the pages and settings without writing files',
    folder: docsFolder,
    examples: ['octavo check', 'octavo check docs --compat', 'octavo check docs --strict --quiet'],
  },
  preview: {
    summary: 'Serve the built site',
    folder: 'Docs folder, or the folder of a built site (default: the current folder)',
    examples: ['octavo preview', 'octavo preview docs --open', 'octavo preview site --base /docs/'],
  },
  'cache clear': {
    summary: 'Delete the build caches of this user and of the project that contains DIR',
    folder: 'Any folder of the project (default: the current folder)',
    examples: ['octavo cache clear'],
  },
} as const satisfies Record<string, CommandDefinition>;

export type CommandName = keyof typeof commands;

export const commandNames = Object.keys(commands) as CommandName[];

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}
