/** The files that plugins name with `watch`. */
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { contentKey } from '../../core/cache/content-key.js';
import { attempt } from '../../core/errors/attempt.js';
import { Report } from '../../core/errors/errors.js';
import { isInside, relativePath } from '../../core/text/slash-path.js';
import { walkFolder } from '../../load/scan/walk-folder.js';
import { fileState } from '../../reader/docs-file.js';
import { readRegular } from '../../reader/regular-file.js';
import { patternSource } from '../values/path-matcher.js';

/** A pattern, such as `../src/*.ts`. */
export interface WatchPattern {
  /** The part without wildcards, absolute: a folder; perhaps a file if there are none. */
  base: string;
  hasWildcard: boolean;
  /** Whether the file at the absolute path belongs to the pattern. */
  matches(path: string): boolean;
}

/** `root`: the docs folder. */
export function watchPattern(root: string, pattern: string): WatchPattern {
  const [fixed = '', rest = ''] = pattern.split(/(?<=^|\/)(?=[^/]*\*)(.*)/s);
  const base = resolve(root, fixed);
  const hasWildcard = rest !== '';
  const expression = hasWildcard ? new RegExp(`^${patternSource(rest)}(?:/|$)`, 's') : /^/;
  const matches = (path: string): boolean => {
    const below = relativePath(base, path);
    if (below === '') return !hasWildcard;
    return isInside(base, path) && !isPassedBy(below) && expression.test(below);
  };
  return { base, hasWildcard, matches };
}

/** Whether folders and wildcards leave out the path: packages, and names that start with a dot. */
export function isPassedBy(path: string): boolean {
  return /(?:^|\/)(?:node_modules(?:\/|$)|\.)/.test(path);
}

/** All files, absolute, and a key that changes with their names and contents. */
export function watchedFiles(root: string, patterns: readonly string[]): { files: string[]; key: string } {
  const files = [...new Set(patterns.flatMap((pattern) => filesOf(watchPattern(root, pattern))))];
  const states = files.map((file) => [relativePath(root, file), hashOf(file)]);
  return { files, key: contentKey(patterns, states) };
}

function filesOf({ base, matches }: WatchPattern): string[] {
  if (fileState(base)?.isFile()) return [base];
  const paths = walkFolder(base, isPassedBy, new Report());
  return paths.map((path) => join(base, path)).filter(matches);
}

/** `undefined` for a file that cannot be read. */
function hashOf(file: string): string | undefined {
  return attempt(() => createHash('sha256').update(readRegular(file)).digest('base64url'));
}
