/** Moves problems of API pages to the specification that the pages are made from: a generated page has no file. */
import type { Problem } from '../../core/errors/errors.js';
import type { ApiReference, PageEntry } from '../../core/model/types.js';
import type { LocalLink } from '../../mdx/types.js';
import type { EntryPart } from './api-format.js';
import type { ApiModels } from './specifications.js';

interface Problems {
  errors: Problem[];
  warnings: Problem[];
}

/** A page that was built. */
interface LocatedResult {
  problems: Problems;
  /** Problems in content from a document or front matter. They have no position. Default: none. */
  apiProblems?: Problems;
  links: LocalLink[];
}

type Models = Pick<ApiModels, 'placeOf'> | undefined;

/**
 * The result of a page. Problems and links of generated content move to the specification; problems of files do not
 * move.
 */
export async function locatedResult<Result extends LocatedResult>(
  entry: PageEntry,
  result: Result,
  models: Models,
): Promise<Omit<Result, keyof LocatedResult> & LocatedResult> {
  const { apiProblems = noProblems, problems, links, ...rest } = result;
  const { api, generatedSource, madeBy } = entry;
  if (madeBy) {
    const named = await movedProblems(joined(problems, apiProblems), async (problem) =>
      byPlugin(problem, madeBy.plugin),
    );
    return { ...rest, links, problems: named };
  }
  if (!api) return { ...rest, links, problems: joined(problems, apiProblems) };
  const moved = await movedProblems(apiProblems, (problem) => atSource(problem, api, models, 'all'));
  if (generatedSource === undefined) return { ...rest, links, problems: joined(problems, moved) };
  const toContent = async <T extends Located>(one: T): Promise<T> =>
    one.file === entry.file ? atSource(one, api, models, 'content') : one;
  const own = await movedProblems(problems, toContent);
  return { ...rest, links: await Promise.all(links.map(toContent)), problems: joined(own, moved) };
}

/** The position is one in the text that the plugin has returned. */
function byPlugin(problem: Problem, plugin: string): Problem {
  return { ...problem, hint: `${problem.hint} The plugin "${plugin}" makes this page in "pages".` };
}

const noProblems: Problems = { errors: [], warnings: [] };

/** Problems of the settings and the front matter. Problems of generated pages move to `x-mint`. */
export async function locatedMetadata(
  problems: readonly Problem[],
  pages: readonly PageEntry[],
  models: Models,
): Promise<Problem[]> {
  const generated = new Map<string, ApiReference>();
  for (const { file, api, generatedSource } of pages)
    if (api && generatedSource !== undefined) generated.set(file, api);
  return Promise.all(
    problems.map(async (problem) => {
      const api = generated.get(problem.file);
      return api ? atSource(problem, api, models, 'metadata') : problem;
    }),
  );
}

type Located = Pick<Problem, 'file' | 'line' | 'column' | 'frame'>;

async function movedProblems(
  { errors, warnings }: Problems,
  move: (problem: Problem) => Promise<Problem>,
): Promise<Problems> {
  return { errors: await Promise.all(errors.map(move)), warnings: await Promise.all(warnings.map(move)) };
}

async function atSource<T extends Located>(one: T, api: ApiReference, models: Models, part: EntryPart): Promise<T> {
  const place = await models?.placeOf(api, part, { line: one.line, column: one.column });
  const { frame: _, ...unframed } = { ...one, ...(place ?? startOf(api)) };
  return ('message' in one && place ? { ...unframed, frame: place.frame } : unframed) as T;
}

/** The start of the source, if there is no position: an introspection result has no lines. */
export function startOf({ source }: Pick<ApiReference, 'source'>): Located {
  return { file: /^https?:/i.test(source) ? source : source.replace(/^\.?\/+/, ''), line: 1, column: 1 };
}

function joined({ errors, warnings }: Problems, more: Problems): Problems {
  return { errors: [...errors, ...more.errors], warnings: [...warnings, ...more.warnings] };
}
