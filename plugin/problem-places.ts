/** Problems with one cause at many places are one problem. */
import { briefProblem } from './errors.js';
import type { Place, Problem } from './errors.js';
import { groupBy } from './group-by.js';

/** Joins problems with the same text, sorted by place. Pages that share a snippet have the same problem at the same place. */
export function joinPlaces(problems: readonly Problem[]): Problem[] {
  const sorted = problems.map(briefProblem).sort(comparePlaces);
  const causes = groupBy(sorted, ({ code, message, hint, isFixable }) => [code, message, hint, isFixable].join('\0'));
  return [...causes.values()].map((all) => {
    const places = [...groupBy(all.flatMap(placesOf), placeText).values()].map(([place]) => place!);
    return places.length > 1 ? { ...all[0]!, places } : all[0]!;
  });
}

/** The places of a problem; one if it has no list of them. */
function placesOf({ file, line, column, places }: Problem): readonly Place[] {
  return places ?? [{ file, line, column }];
}

/** One problem for each place, for reports that show problems beside their lines. */
export function eachPlace(problems: readonly Problem[]): Problem[] {
  return problems.flatMap(({ places, ...problem }) => (places ?? [problem]).map((place) => ({ ...problem, ...place })));
}

function placeText({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

function comparePlaces(a: Place, b: Place): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;
}
