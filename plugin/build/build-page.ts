/** Builds one page: source → content → document. */
import type { Problem } from '../errors.js';
import type { LocalLink, RenderedPage } from '../mdx/types.js';
import type { PageModel } from '../openapi/page-model.js';
import type { PageEntry } from '../site/types.js';
import type { PagePipeline } from './page-pipeline.js';

/** Result of the steps up to the content. */
export interface PageResult {
  problems: { errors: Problem[]; warnings: Problem[] };
  links: LocalLink[];
  /** Other files that the page was made from, relative to the docs folder. */
  dependencies: string[];
  /** `undefined` if the page could not be compiled. */
  page?: RenderedPage;
}

/** Compiles and renders a page. Returns `undefined` if the page has code to run; `ModulePages` builds those. */
export async function buildPage(
  entry: PageEntry,
  source: string,
  pipeline: Pick<PagePipeline, 'compile' | 'finish' | 'api'>,
  api?: PageModel,
): Promise<PageResult | undefined> {
  const compiled = await pipeline.compile(entry.file, source);
  if (compiled.kind === 'module') return undefined;
  const { problems, links, dependencies } = compiled;
  const result = { problems: { errors: problems.errors, warnings: problems.warnings }, links, dependencies };
  if (compiled.kind === 'failed') return result;
  const content = api ? withApi(compiled.html, entry, api, pipeline, result) : compiled.html;
  return { ...result, page: pipeline.finish(content, entry, result.links) };
}

/** The author's content, then what the specification says. Problems and links are added to `result`. */
export function withApi(
  content: string,
  entry: PageEntry,
  model: PageModel,
  pipeline: Pick<PagePipeline, 'api'>,
  result: PageResult,
): string {
  const { html, problems } = pipeline.api(entry, model, content);
  result.problems.errors.push(...problems.errors);
  result.problems.warnings.push(...problems.warnings);
  return content + html;
}
