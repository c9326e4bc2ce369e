/** The commands. Parsing, help and the reference in the documentation are generated from this table. */

export interface CommandDefinition {
  /** One line of the help. */
  summary: string;
  /** The meaning of `DIR`. */
  folder: string;
  /** Values of `DIR` besides an existing folder: a folder to create, or a URL. */
  accepts?: 'new-folder' | 'url';
  /** Whether the default is `docs` in a folder without a site of its own. Default: false. */
  findsDocs?: boolean;
  /** Useful command lines. */
  examples: readonly string[];
}

const docsFolder = 'Folder with docs.json (default: the current folder, or "docs" in it)';

export const commands = {
  dev: {
    summary: 'Start the dev server with live reload',
    folder: docsFolder,
    findsDocs: true,
    examples: ['octavo dev', 'octavo dev docs --open', 'octavo dev docs --host --port 4000'],
  },
  build: {
    summary: 'Build the site',
    folder: docsFolder,
    findsDocs: true,
    examples: ['octavo build', 'octavo build docs --out site --site https://docs.example.com', 'octavo build --strict'],
  },
  check: {
    summary: 'Check the pages and settings without building the site',
    folder: docsFolder,
    findsDocs: true,
    examples: [
      'octavo check',
      'octavo check docs --rule image-frame=off --rule code-language=warning',
      'octavo check docs --only code-language --fix',
      'octavo check docs --api-changes https://api.example.com/openapi.json',
      'octavo check docs --external --format sarif > octavo.sarif',
    ],
  },
  preview: {
    summary: 'Serve the built site',
    folder: 'Docs folder, or the folder of a built site (default: the current folder, or "docs" in it)',
    findsDocs: true,
    examples: ['octavo preview', 'octavo preview docs --open', 'octavo preview site --base /docs/'],
  },
  init: {
    summary: 'Create a site, also from pages that exist, or add scripts and a deploy workflow to one that exists',
    folder: 'Folder of the project, which is created if necessary (default: the current folder)',
    accepts: 'new-folder',
    examples: ['octavo init', 'octavo init my-docs'],
  },
  rules: {
    summary: 'Write the writing rules for an AI code editor',
    folder: 'Any folder of the repository (default: the current folder)',
    examples: ['octavo rules --editor cursor', 'octavo rules --editor vscode --force'],
  },
  schema: {
    summary: 'Write docs.schema.json, which also describes the settings of plugins to editors',
    folder: docsFolder,
    findsDocs: true,
    examples: ['octavo schema', 'octavo schema docs'],
  },
  mcp: {
    summary: 'Serve the pages of a built site to AI tools, through the Model Context Protocol on stdin and stdout',
    folder: 'Docs folder, folder of a built site, or URL of a site (default: the current folder, or "docs" in it)',
    accepts: 'url',
    findsDocs: true,
    examples: ['octavo mcp docs', 'octavo mcp https://docs.example.com'],
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

/** Defaults for the rows of the table. */
export function commandOf(name: CommandName): CommandDefinition {
  return commands[name];
}
