/** `octavo init`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { octavoVersion } from '../octavo-package.js';
import { planStarter } from '../starter/plan-starter.js';
import type { StarterPlan } from '../starter/plan-starter.js';
import type { CommandNamed } from './arguments.js';
import { CliError } from './cli-error.js';
import { shown } from './docs-folder.js';

const summaries: Record<StarterPlan['kind'], string> = {
  site: 'Created a site.',
  settings: 'Created settings for the pages that exist.',
  scripts: 'The site exists. Added scripts and a workflow that publishes it.',
};

/** Writes the starter and prints the next step. */
export function runInit({ root }: CommandNamed<'init'>, startFolder: string): number {
  const { kind, files, script } = plan(root, startFolder);
  const lines = Object.entries(files).map(([path, content]) => `  ${write(join(root, path), content)}  ${path}`);
  const steps = [
    ...(root === startFolder ? [] : [`cd ${shown(root, startFolder)}`]),
    'npm install',
    `npm run ${script}`,
  ];
  process.stdout.write(
    `${summaries[kind]}\n${lines.join('\n')}\n\nTo start the site:\n${steps.map((step) => `  ${step}\n`).join('')}`,
  );
  return 0;
}

function plan(root: string, startFolder: string): StarterPlan {
  try {
    return planStarter(root, octavoVersion());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CliError(
      `${shown(join(root, 'package.json'), startFolder)} is not valid JSON: ${error.message}`,
      'Fix the file, then run the command again.',
    );
  }
}

/** Only package.json is changed if it exists. */
function write(target: string, content: string): string {
  const exists = existsSync(target);
  if (exists && (!target.endsWith('package.json') || readFileSync(target, 'utf8') === content)) return 'kept   ';
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
  return exists ? 'changed' : 'created';
}
