import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceLocation } from '../site/types.js';
import { frontMatterPosition } from '../site/front-matter-position.js';

/** Where the front matter of `file` has a key, or its value. The file is read again, which only problems cost. */
export function frontMatterLocation(root: string, file: string, key: string, isValue: boolean): SourceLocation {
  return { file, ...frontMatterPosition(key, readFileSync(path.join(root, file), 'utf8'), isValue) };
}
