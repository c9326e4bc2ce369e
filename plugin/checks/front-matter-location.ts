import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceLocation } from '../site/types.js';
import { frontMatterPosition } from '../site/front-matter-position.js';

/**
 * The location of a key, or of its value, in the front matter of `file`. The file is read again, which only happens for
 * problems.
 */
export function frontMatterLocation(root: string, file: string, key: string, isValue: boolean): SourceLocation {
  return { file, ...frontMatterPosition(key, readFileSync(path.join(root, file), 'utf8'), isValue) };
}
