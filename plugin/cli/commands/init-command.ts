/** `octavo init`. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { octavoPackage } from '../../core/package/octavo-package.js';
import type { Manifest } from '../starter/package-file.js';
import { planStarter, type StarterPlan } from '../starter/plan-starter.js';
import type { CommandNamed } from '../arguments/arguments.js';
import { CliError, UsageError } from '../cli-error.js';
import { shown } from '../docs-folder.js';
import { repositoryOf } from '../../reader/repository-of.js';

const summaries: Record<StarterPlan['kind'], string> = {
  site: 'Created a site.',
  settings:
    'Created settings for the pages that exist. Entries with "*" list the pages of a folder, also pages that you add later.',
  scripts: 'The site exists. Added scripts and workflows that check and publish it.',
};

/** Writes the starter and prints the command that starts the site. */
export function runInit({ root }: CommandNamed<'init'>, startFolder: string): number {
  const { kind, files, start } = plan(root, startFolder);
  const lines = Object.entries(files).map(([path, content]) => `  ${write(join(root, path), content)}  ${path}`);
  const steps = [...(root === startFolder ? [] : [`cd ${shown(root, startFolder)}`]), ...start];
  // Windows PowerShell 5 does not know "&&".
  const command = steps.join(process.platform === 'win32' ? '\n  ' : ' && ');
  process.stdout.write(`${summaries[kind]}\n${lines.join('\n')}\n\nTo start the site:\n  ${command}\n`);
  return 0;
}

function plan(root: string, startFolder: string): StarterPlan {
  if (statSync(root, { throwIfNoEntry: false })?.isFile())
    throw new UsageError(`${shown(root, startFolder)} is a file, not a folder.`, 'Give the folder of the new site.');
  const { version, peerDependencies } = octavoPackage();
  const vite = peerDependencies!['vite']!;
  try {
    refuseOldVite(join(root, 'package.json'), vite, startFolder);
    return planStarter(root, {
      repository: repositoryOf(root),
      // Yarn does not install peer dependencies. The last range of a peer is the newest.
      packages: { octavo: `^${version}`, vite: vite.split(' || ').at(-1)! },
      userAgent: process.env['npm_config_user_agent'],
    });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CliError(
      `${shown(join(root, 'package.json'), startFolder)} is not valid JSON: ${error.message}`,
      'Fix the file, then run the command again.',
    );
  }
}

/** Package managers refuse to install Octavo next to a version of Vite that it does not support. `range`: the supported versions. */
function refuseOldVite(file: string, range: string, startFolder: string): void {
  if (!existsSync(file)) return;
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const installed = devDependencies?.['vite'] ?? dependencies?.['vite'] ?? '';
  const major = /^[~^]?(\d+)/.exec(installed)?.[1];
  if (major === undefined || Number(major) >= Number.parseInt(range.slice(1), 10)) return;
  throw new CliError(
    `${shown(file, startFolder)} has Vite ${installed}, and Octavo needs ${range}.`,
    'Update Vite, or give the site a package.json of its own: octavo init docs',
  );
}

const changeable = new Set(['package.json', '.gitignore']);

/** Only package.json and .gitignore are changed if they exist. */
function write(target: string, content: string): string {
  const exists = existsSync(target);
  if (exists && (!changeable.has(basename(target)) || readFileSync(target, 'utf8') === content)) return 'kept   ';
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
  return exists ? 'changed' : 'created';
}
