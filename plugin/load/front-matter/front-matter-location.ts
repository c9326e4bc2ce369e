import { fileStart } from '../../core/errors/errors.js';
import type { PageEntry, SourceLocation } from '../../core/model/types.js';
import { readText } from '../../reader/docs-file.js';
import { frontMatterPositions, type PositionOf } from './front-matter-position.js';

type LocatedPage = Pick<PageEntry, 'file' | 'generatedSource'>;

/**
 * Finds the location of a key, or of its value, in the front matter of a page. The file is read again, which only happens
 * for problems. A generated page has no file: its problems get their location when they are reported.
 */
export function frontMatterLocator(
  root: string,
  { file, generatedSource }: LocatedPage,
): (key: string, isValue: boolean) => SourceLocation {
  let positions: PositionOf | undefined;
  return (key, isValue) => {
    if (generatedSource !== undefined) return fileStart(file);
    positions ??= frontMatterPositions(readText(root, file) ?? '');
    return { file, ...positions(key, isValue) };
  };
}

/** The location of one key, as `frontMatterLocator` finds it. */
export function frontMatterLocation(root: string, page: LocatedPage, key: string, isValue: boolean): SourceLocation {
  return frontMatterLocator(root, page)(key, isValue);
}
