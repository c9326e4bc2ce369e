/** Compares a specification of a site with an earlier version of it. */
import { basename, dirname } from 'node:path';
import { fileStart, OctavoError, type Problem } from '../../../core/errors/errors.js';
import { groupBy } from '../../../core/text/group-by.js';
import type { ApiSource } from '../../../core/model/types.js';
import type { LoadedSite } from '../../../load/loaded-site.js';
import { navigationSources } from '../api-sources.js';
import { staleCode } from '../files/load-files.js';
import { unclearVersion } from '../load-api.js';
import { startOf } from '../locate-problems.js';
import { isUnreadable, sourceKey, type Specifications } from '../specifications.js';

/** The changes since the version at `old`, which is an absolute path or a URL. Throws an `OctavoError` if there is nothing to compare. */
export async function apiChanges(
  old: string,
  { site, pages }: Pick<LoadedSite, 'site' | 'pages'>,
  specifications: Specifications,
): Promise<readonly Problem[]> {
  const named = [...(site.api.sources ?? []), ...navigationSources(site.navigation, specifications.formats)];
  // Overlays are part of the documentation rather than of a version.
  const all = [...named, ...pages.flatMap(({ api }) => api ?? [])].map(({ format, source }) => ({ format, source }));
  const sources = [...new Map(all.map((source) => [sourceKey(source), source])).values()];
  const errors: Problem[] = [];
  for (const [name, ofFormat] of groupBy(sources, ({ format }) => format)) {
    const { loadComparison } = specifications.formatOf({ format: name });
    const before = loadComparison && (await specifications.readVersion(name, ...rootAndPath(old)));
    if (!before || isUnreadable(before)) {
      errors.push(...(before?.errors ?? []));
      continue;
    }
    const source = choose(old, ofFormat);
    const { document } = await specifications.open(source);
    const changes = (await loadComparison()).compare(before, document).problems();
    // The network fails, and an earlier copy of the version is compared.
    const stale = before.warnings.filter(({ code }) => code === staleCode);
    return [...stale, ...changes].map((problem) =>
      problem.file === '' ? { ...problem, ...startOf(source) } : problem,
    );
  }
  throw unreadableVersion(old, errors);
}

function unreadableVersion(old: string, [error]: readonly Problem[]): OctavoError {
  const add = 'Add a specification to the settings, for example "api": { "openapi": "/openapi.json" }.';
  if (!error) return optionProblem('--api-changes: the site has no specification to compare.', add);
  // A problem without a place is that the file cannot be read at all.
  const isLocal = error.file === '' && !isUrl(old);
  const hint = isLocal ? 'Relative paths start at the current folder. Check the spelling of the path.' : error.hint;
  return optionProblem(`--api-changes ${old}: ${error.message}`, hint);
}

function isUrl(old: string): boolean {
  return /^https?:/i.test(old);
}

/** The folder with all files of a version, and the path in it. */
function rootAndPath(old: string): [root: string, path: string] {
  return isUrl(old) ? ['/', old] : [dirname(old), basename(old)];
}

function optionProblem(message: string, hint: string): OctavoError {
  return new OctavoError({ code: unclearVersion, message, hint, ...fileStart('') });
}

/** The only specification, or the one whose path ends most like that of the earlier version. */
function choose(old: string, sources: readonly ApiSource[]): ApiSource {
  const [first] = sources;
  if (sources.length === 1) return first!;
  const scores = sources.map((source) => ({ source, score: equalEnd(source.source, old) }));
  const best = Math.max(...scores.map(({ score }) => score));
  const matches = scores.filter(({ score }) => score === best);
  if (best > 0 && matches.length === 1) return matches[0]!.source;
  throw optionProblem(
    `--api-changes ${old}: the site has ${sources.length} specifications, and it is unclear of which this is an earlier version.`,
    `Give it the path or at least the name of one of them: ${sources.map(({ source }) => source).join(', ')}`,
  );
}

/** Number of equal segments at the end of two paths. */
function equalEnd(one: string, other: string): number {
  const [a, b] = [one, other].map((path) => path.split(/[\\/]/).toReversed());
  const different = a!.findIndex((segment, index) => segment !== b![index]);
  return different < 0 ? a!.length : different;
}
