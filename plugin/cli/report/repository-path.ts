/** Paths of files as code hosts show them: relative to the repository. */
import { join, relative } from 'node:path';
import { slashPath } from '../../core/text/slash-path.js';
import { repositoryOf } from '../../reader/repository-of.js';

/** Returns a function for files of the docs folder `root`. Without a repository, paths are relative to `startFolder`. */
export function repositoryPaths(root: string, startFolder: string): (file: string) => string {
  const top = repositoryOf(root) ?? startFolder;
  return (file) => slashPath(relative(top, join(root, file)));
}
