/** Determines when files were last changed. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageEntry } from '../../core/model/types.js';
import { foldersOf } from '../../core/text/folders-of.js';

/**
 * The date of the last commit that changed each file below `root`, such as `2026-11-21`, by its path relative to `root`.
 * A commit that only renames a file does not change it. Files without a known date are missing: those outside of git, and
 * those that were last changed before the oldest commits of a shallow clone. `pages`: the pages of interest, to find
 * submodules that contain some of them.
 */
export async function lastCommits(
  root: string,
  pages: readonly Pick<PageEntry, 'file'>[],
): Promise<Map<string, string>> {
  const days = await committed(root);
  const isRepository = (folder: string): boolean => existsSync(path.join(root, folder, '.git'));
  const others = pages.filter(({ file }) => !days.has(file));
  // Submodules, and other folders with a repository of their own.
  const folders = new Set(others.flatMap(({ file }) => foldersOf(file).find(isRepository) ?? []));
  const nested = await Promise.all(
    Array.from(folders, async (folder) =>
      Array.from(await committed(path.join(root, folder)), ([file, day]): [string, string] => [
        `${folder}/${file}`,
        day,
      ]),
    ),
  );
  return new Map([...days, ...nested.flat()]);
}

/** Newest commits come first, so the first change of a file counts. */
async function committed(root: string): Promise<Map<string, string>> {
  const [log, { folder, boundary }] = await Promise.all([git(root, logArguments), checkout(root)]);
  const days = new Map<string, string | undefined>();
  /** Older names of files, and the files. */
  const renamed = new Map<string, string>();
  let day: string | undefined;
  const tokens = log.split('\0').values();
  const nextFile = (): string => (tokens.next().value ?? '').slice(folder.length);
  for (const text of tokens) {
    const token = text.replace(/^\n/, '');
    if (token.startsWith('\x01')) {
      const [hash = '', date] = token.slice(1).split(' ');
      // It seems to add all files, because its parents are missing.
      day = boundary.has(hash) ? undefined : date;
    } else if (/^R\d/.test(token)) {
      const [before, after] = [nextFile(), nextFile()];
      const file = renamed.get(after) ?? after;
      renamed.delete(after);
      renamed.set(before, file);
    } else if (/^[A-Z]+$/.test(token)) {
      const name = nextFile();
      const file = renamed.get(name) ?? name;
      if (!days.has(file)) days.set(file, day);
    }
  }
  return new Map([...days].flatMap(([file, date]): [string, string][] => (date ? [[file, date]] : [])));
}

/** Only exact renames are found: all others change the file. `-c` lists what a merge itself changes. */
const logArguments = [
  'log',
  '--no-show-signature',
  '--format=%x01%H %cs',
  '-c',
  '--name-status',
  '--find-renames=100%',
  '--no-relative',
  '-z',
  '--',
  '.',
];

/** `root` as a folder of its repository, with `/`, and the oldest commits of a shallow clone. */
async function checkout(root: string): Promise<{ folder: string; boundary: ReadonlySet<string> }> {
  const output = await git(root, ['rev-parse', '--show-prefix', '--git-path', 'shallow']);
  const [folder = '', file = ''] = output.split('\n');
  const found = path.resolve(root, file);
  return { folder, boundary: new Set(file && existsSync(found) ? readFileSync(found, 'utf8').split('\n') : []) };
}

/** Whether `root` is in a clone without the complete history. */
export async function isShallow(root: string): Promise<boolean> {
  return (await git(root, ['rev-parse', '--is-shallow-repository'])).trim() === 'true';
}

/** Output of git; empty if git or a repository is missing. */
function git(cwd: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile('git', args, { cwd, maxBuffer: 2 ** 29 }, (error, output) => resolve(error ? '' : output));
  });
}
