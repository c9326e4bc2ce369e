/** The folders that may contain the files of specifications. */
import { repositoryOf } from '../../../reader/repository-of.js';

export interface FileArea {
  /** Absolute. */
  folder: string;
  /** In messages. */
  name: string;
}

/** Images of containers often contain no `.git`, but the lock file of the package manager. */
const lockFiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** `files`: the setting with that name. `root`: the docs folder. */
export function fileArea(root: string, files: 'docs' | 'repository' = 'docs'): FileArea {
  if (files === 'docs') return { folder: root, name: 'docs folder' };
  const repository = repositoryOf(root) ?? repositoryOf(root, lockFiles);
  return repository === undefined
    ? { folder: root, name: 'docs folder, and there is no repository around it' }
    : { folder: repository, name: 'repository' };
}
