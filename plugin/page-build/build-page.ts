/** Builds one page: source → content → finished page. */
import type { Problem } from '../core/errors/errors.js';
import type { HtmlElement } from '../core/tree/html-element.js';
import type { CompiledModule, LocalLink, RenderedPage } from '../mdx/types.js';
import type { ApiModel } from '../formats/api/api-format.js';
import { handwrittenAddress } from '../addresses/api-address.js';
import type { PageEntry } from '../core/model/types.js';
import { failureProblem } from '../page/failure-problem.js';
import type { Failure } from '../core/pool/failure.js';
import type { PagePipeline } from './page-pipeline.js';

/** Result of the steps up to the content. */
export interface PageResult {
  problems: { errors: Problem[]; warnings: Problem[] };
  /** Problems of the specification or the front matter. They have no position. Default: none. */
  apiProblems?: { errors: Problem[]; warnings: Problem[] };
  links: LocalLink[];
  /** Other files that the page was made from, relative to the docs folder. */
  dependencies: string[];
  /** `undefined` if the page could not be compiled. */
  page?: RenderedPage;
}

/** The result of a page that could not be built. */
export function failedResult(failure: Failure, file: string): PageResult {
  return { problems: { errors: [failureProblem(failure, file)], warnings: [] }, links: [], dependencies: [] };
}

/** Compiles and renders a page. Returns the compiled page if it has code to run; `ModulePages` builds such pages. */
export async function buildPage(
  entry: PageEntry,
  source: string,
  pipeline: Pick<PagePipeline, 'compile' | 'finish' | 'api'>,
  api?: ApiModel,
): Promise<PageResult | CompiledModule> {
  const compiled = await pipeline.compile(entry.file, source);
  if (compiled.kind === 'module') return compiled;
  const { problems, links, dependencies } = compiled;
  const result: PageResult = {
    problems: { errors: problems.errors, warnings: problems.warnings },
    links,
    dependencies,
  };
  if (compiled.kind === 'failed') return result;
  const content = await withApi(compiled.tree, entry, api, pipeline, result);
  return { ...result, page: await pipeline.finish(content, entry, result.links) };
}

/**
 * The author's content with the additions for an operation or schema. Problems are added to `result`. `model`: its part
 * of the specification.
 */
export async function withApi(
  content: HtmlElement,
  entry: PageEntry,
  model: ApiModel | undefined,
  pipeline: Pick<PagePipeline, 'api'>,
  result: PageResult,
): Promise<HtmlElement> {
  if (!model && !handwrittenAddress(entry)) return content;
  const { tree, problems } = await pipeline.api(entry, model, content);
  result.apiProblems = problems;
  return tree;
}
