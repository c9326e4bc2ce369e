import { fileStart } from '../../core/errors/errors.js';
import type { PageEntry, SourceLocation } from '../../core/model/types.js';
import { readText } from '../../reader/docs-file.js';
import { frontMatterPosition } from './front-matter-position.js';

/**
 * The location of a key, or of its value, in the front matter of a page. The file is read again, which only happens for
 * problems. A generated page has no file: its problems get their location when they are reported.
 */
export function frontMatterLocation(
  root: string,
  { file, generatedSource }: Pick<PageEntry, 'file' | 'generatedSource'>,
  key: string,
  isValue: boolean,
): SourceLocation {
  if (generatedSource !== undefined) return fileStart(file);
  return { file, ...frontMatterPosition(key, readText(root, file) ?? '', isValue) };
}
