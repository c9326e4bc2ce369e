/** Joins problems with one cause at many places. */
import { isRuleName } from '../check-rules.js';
import { noticesOfSeveral } from './notices-of-several.js';
import {
  briefProblem,
  type FoundProblem,
  type Place,
  type Problem,
  type ProblemPlace,
} from '../../core/errors/errors.js';
import { groupBy } from '../../core/text/group-by.js';

/**
 * Joins problems with the same text or the same cause, sorted by place. Pages that share a snippet have the same problem at the
 * same place.
 */
export function joinPlaces(problems: readonly FoundProblem[]): Problem[] {
  return joinBy(problems, ({ message, hint, cause }) => cause?.message ?? `${message}\0${hint}`);
}

/** The same for notices. Also joins notices of a rule that has a text for several places. */
export function joinNotices(notices: readonly FoundProblem[]): Problem[] {
  return joinBy(
    notices,
    ({ code, message, hint, cause }) => cause?.message ?? (severalOf(code) ? '' : `${message}\0${hint}`),
  );
}

function joinBy(problems: readonly FoundProblem[], causeOf: (problem: FoundProblem) => string): Problem[] {
  const sorted = problems.map(briefProblem).sort(comparePlaces);
  const causes = groupBy(sorted, (problem) => [problem.code, problem.isFixable, causeOf(problem)].join('\0'));
  return [...causes.values()].map(joined);
}

/** One problem with the places of all problems. If their texts differ, uses the text of the cause or of the rule. */
function joined(all: readonly FoundProblem[]): Problem {
  const [{ cause, ...first }] = all as [FoundProblem];
  const several = all.some(({ message, hint }) => message !== first.message || hint !== first.hint)
    ? (cause ?? severalOf(first.code))
    : undefined;
  const everywhere = all.flatMap((problem) =>
    placesOf(problem).map((place) => (several ? { ...place, message: problem.message, hint: problem.hint } : place)),
  );
  const places = [...groupBy(everywhere, placeText).values()].map(([place]) => place!);
  return places.length > 1 ? { ...first, ...several, places } : first;
}

function severalOf(code: string): Pick<Problem, 'message' | 'hint'> | undefined {
  return isRuleName(code) ? noticesOfSeveral[code] : undefined;
}

/** The places of a problem; one if it has no list of them. */
function placesOf({ file, line, column, places }: Problem): readonly ProblemPlace[] {
  return places ?? [{ file, line, column }];
}

/** One problem for each place, for reports that show problems beside their lines. */
export function eachPlace(problems: readonly Problem[]): Problem[] {
  return problems.flatMap(({ places, ...problem }) => (places ?? [problem]).map((place) => ({ ...problem, ...place })));
}

function placeText({ file, line, column, message = '' }: ProblemPlace): string {
  return `${file}:${line}:${column} ${message}`;
}

function comparePlaces(a: Place, b: Place): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;
}
