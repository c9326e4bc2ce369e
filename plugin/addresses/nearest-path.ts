/** Finds the file or the page that an author most likely intended. */
import { maxTypingErrors, typingDistance } from '../core/text/nearest.js';

/** The page of every folder has this name. */
const everywhere = 'index';

/** Length of a path segment. In a shorter segment, one different letter makes another word. */
const minFuzzyLength = 3;

const maxExtensionLength = 5;

/**
 * The path whose folders and name all have few typing errors. Otherwise the only path with the same name in another
 * folder; of several, the only one with the most equal folders before the name. `undefined` if there is none. The
 * length of a long folder name must not allow more errors in the last segment.
 */
export function nearestPath(path: string, candidates: Iterable<string>): string | undefined {
  const wanted = path.toLowerCase();
  const parts = wanted.split('/');
  const name = parts.at(-1)!;
  const limit = parts.reduce((sum, part) => sum + maxTypingErrors(part), maxExtensionLength);
  let best: string | undefined;
  let fewest = Infinity;
  const moved: string[] = [];
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    if (isNamed(other, name)) moved.push(candidate);
    if (Math.abs(other.length - wanted.length) > limit) continue;
    const errors = errorsIn(parts, other.split('/'));
    if (errors >= fewest) continue;
    best = candidate;
    fewest = errors;
  }
  return best ?? onlyNearest(parts, moved);
}

/** The only path with the most equal last parts. */
function onlyNearest(wanted: readonly string[], paths: readonly string[]): string | undefined {
  if (paths.length < 2) return paths[0];
  const counts = paths.map((path) => equalParts(wanted, path.toLowerCase().split('/')));
  const most = Math.max(...counts);
  return counts.indexOf(most) === counts.lastIndexOf(most) ? paths[counts.indexOf(most)] : undefined;
}

function equalParts(wanted: readonly string[], parts: readonly string[]): number {
  const index = wanted.toReversed().findIndex((part, at) => part !== parts.at(-1 - at));
  return index === -1 ? wanted.length : index;
}

function isNamed(path: string, name: string): boolean {
  return name !== '' && stem(name) !== everywhere && (path === name || path.endsWith(`/${name}`));
}

/** The number of typing errors; `Infinity` if a part is not close. */
function errorsIn(wanted: readonly string[], parts: readonly string[]): number {
  if (parts.length !== wanted.length) return Infinity;
  let errors = 0;
  for (const [index, part] of parts.entries()) {
    errors += index === parts.length - 1 ? errorsInName(wanted[index]!, part) : errorsInPart(wanted[index]!, part);
    if (errors === Infinity) break;
  }
  return errors;
}

/** Another extension counts as one error if the names are otherwise equal. */
function errorsInName(wanted: string, name: string): number {
  const isOther = extension(wanted) !== extension(name);
  if (isOther) return stem(wanted) === stem(name) ? 1 : Infinity;
  return errorsInPart(stem(wanted), stem(name));
}

function errorsInPart(wanted: string, part: string): number {
  if (wanted === part) return 0;
  const limit = wanted.length < minFuzzyLength ? 1 : maxTypingErrors(wanted) + 1;
  const errors = Math.abs(part.length - wanted.length) < limit ? typingDistance(wanted, part, limit) : limit;
  return errors < limit ? errors : Infinity;
}

function stem(name: string): string {
  return name.slice(0, name.length - extension(name).length);
}

function extension(name: string): string {
  return /\.\w{1,5}$/.exec(name)?.[0] ?? '';
}
