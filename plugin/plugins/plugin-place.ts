/** Finds a plugin in the files of the author. */
import { attempt } from '../core/errors/attempt.js';
import { fileStart, type Place } from '../core/errors/errors.js';
import { pointAt } from '../core/text/source-frame.js';
import { readText } from '../reader/docs-file.js';

/**
 * The place of the name of a plugin in `modules`, otherwise the start of `file`, as for a plugin of a package. All files
 * are relative to `root`.
 */
export function pluginPlace(name: string, root: string, file: string, modules: readonly string[]): Place {
  const written = ['"', "'", '`'].map((quote) => quote + name + quote);
  for (const module of modules) {
    const text = attempt(() => readText(root, module)) ?? '';
    const match = [...text.matchAll(/\bname\s*:\s*/g)].find(({ index, 0: { length } }) =>
      written.some((quoted) => text.startsWith(quoted, index + length)),
    );
    if (match) return { file: module, ...pointAt(text, match.index) };
  }
  return fileStart(file);
}
