/** Determines when files were last changed. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileState } from '../../reader/docs-file.js';

/**
 * The date of the last commit of each of `files` (relative to `root`), such as `2026-11-21`. Files outside of git use
 * their modification time.
 */
export async function lastModified(root: string, files: readonly string[]): Promise<Map<string, string>> {
  const commits = await committed(root);
  return new Map(files.map((file) => [file, commits.get(file) ?? fileDay(path.join(root, file))]));
}

/**
 * The same from git alone, for readers that need exact dates. Empty outside of git, and in a clone without the complete
 * history, where all files seem to have changed in the oldest commit.
 */
export async function lastCommits(root: string): Promise<Map<string, string>> {
  const isShallow = await git(root, ['rev-parse', '--is-shallow-repository']);
  return isShallow.trim() === 'false' ? committed(root) : new Map();
}

/** Newest commits come first, so the first occurrence of a file counts. */
async function committed(root: string): Promise<Map<string, string>> {
  const log = await git(root, ['log', '--format=%x01%cs', '--name-only', '--relative', '-z', '--', '.']);
  const days = new Map<string, string>();
  let day = '';
  for (const token of log.split(/[\0\n]/)) {
    if (token.startsWith('\x01')) day = token.slice(1);
    else if (token && !days.has(token)) days.set(token, day);
  }
  return days;
}

/** Output of git; empty if git or a repository is missing. */
function git(cwd: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile('git', args, { cwd, maxBuffer: 2 ** 29 }, (error, output) => resolve(error ? '' : output));
  });
}

function fileDay(file: string): string {
  return (fileState(file)?.mtime ?? new Date(0)).toISOString().slice(0, 10);
}
