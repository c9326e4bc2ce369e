/** Finds a plugin in the files of the author. */
import { attempt } from '../core/errors/attempt.js';
import { fileStart, type Place } from '../core/errors/errors.js';
import { pointAt } from '../core/text/source-frame.js';
import { readText } from '../reader/docs-file.js';

/**
 * The place of the name of a plugin in `modules`, or of its `id`, otherwise the start of `file`, as for a plugin of a package. All
 * files are relative to `root`. `count`: the number of places to pass over, if there are more.
 */
export function pluginPlace(name: string, root: string, file: string, modules: readonly string[], count = 0): Place {
  const texts = modules.map((module) => [module, attempt(() => readText(root, module)) ?? ''] as const);
  const placesOf = (key: string, value: string): Place[] =>
    texts.flatMap(([module, text]) =>
      placesIn(text, key, value).map((index) => ({ file: module, ...pointAt(text, index) })),
    );
  const colon = name.lastIndexOf(':');
  const ofInstance = (): Place[][] =>
    colon === -1 ? [] : [placesOf('id', name.slice(colon + 1)), placesOf('name', name.slice(0, colon))];
  const places = [placesOf('name', name), ...ofInstance()].find(({ length }) => length > 0) ?? [];
  return places[count] ?? places[0] ?? fileStart(file);
}

function placesIn(text: string, key: string, value: string): number[] {
  const written = ['"', "'", '`'].map((quote) => quote + value + quote);
  return [...text.matchAll(new RegExp(`\\b${key}\\s*:\\s*`, 'g'))].flatMap(({ index, 0: { length } }) =>
    written.some((quoted) => text.startsWith(quoted, index + length)) ? [index] : [],
  );
}
