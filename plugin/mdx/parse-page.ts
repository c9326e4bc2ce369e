/** The first half of the page pipeline: from source text to hast with MDX nodes, identical for every engine. */
import type { Root } from 'hast';
import type { Problem, Report } from '../core/errors/errors.js';
import { chooseEngine, type EngineOptions } from './engines/choose-engine.js';
import { readLeniently } from './engines/read-leniently.js';
import { pageBody } from '../load/front-matter/front-matter.js';
import { prepare, type PreparedPage, type PrepareOptions } from './source/prepare.js';
import { alerts } from './transforms/alerts.js';
import { codeFences } from './transforms/code-fences.js';
import { headingIds } from './transforms/heading-ids.js';
import { heldExpressions } from './transforms/held-expressions.js';
import { lostCells } from './transforms/lost-cells.js';
import { math } from './transforms/math.js';
import { originalPositions } from './transforms/original-positions.js';
import { restoreText } from './transforms/restore-text.js';
import { maxLevels, tooDeep } from './too-deep.js';
import type { ParsedPage } from './types.js';

export type ParseOptions = PrepareOptions & EngineOptions;

/**
 * Reads the source of a page or snippet. Problems are added to `report`, with locations in `file`. Returns `undefined`
 * if the page cannot be read. Front matter is skipped, because it is read when the site is loaded.
 */
export function parsePage(source: string, file: string, options: ParseOptions, report: Report): ParsedPage | undefined {
  const body = pageBody(source);
  try {
    const page = prepare(body, options, (problem) => report.warn({ ...problem, file }));
    const result = readLeniently(page, source, chooseEngine(options));
    for (const warning of result.warnings) report.warn({ ...warning, file });
    if (result.error) report.error({ ...result.error, file });
    if (!result.root) return undefined;
    originalPositions(result.root, result.source);
    const deep = tooDeep(result.root);
    if (deep) {
      report.error({
        file,
        ...depthProblem,
        line: deep.position?.start.line ?? 1,
        column: deep.position?.start.column ?? 1,
      });
      return undefined;
    }
    const warn = (problem: Omit<Problem, 'file'>): void => report.warn({ ...problem, file });
    lostCells(result.root, source, warn);
    return { hast: transform(result.root, page, warn) };
  } catch (error) {
    report.error({ file, ...failure(error, options) });
    return undefined;
  }
}

function transform(root: Root, { placeholders }: PreparedPage, warn: (problem: Omit<Problem, 'file'>) => void): Root {
  if (!placeholders.isEmpty) {
    heldExpressions(root, placeholders);
    headingIds(root, placeholders);
    math(root, placeholders);
    restoreText(root, placeholders);
  }
  codeFences(root, warn);
  alerts(root);
  return root;
}

/** The error for a page that is nested too deeply. */
export const depthProblem = {
  code: 'mdx-depth',
  message: `Nested more than ${maxLevels} levels deep.`,
  hint: 'Look for a very long run of >, list markers or opening tags.',
};

function failure(error: unknown, options: ParseOptions) {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof RangeError) {
    return { ...depthProblem, line: 1, column: 1 };
  }
  const hasPlugins = Boolean(options.remarkPlugins?.length || options.rehypePlugins?.length);
  if (!hasPlugins) throw error;
  const isAsync = /finished async/.test(message);
  return {
    code: 'mdx-plugin',
    message: isAsync ? 'A remark or rehype plugin is asynchronous.' : `A remark or rehype plugin failed: ${message}`,
    hint: isAsync
      ? 'Use a synchronous version of the plugin. Pages are parsed synchronously.'
      : 'Look at the plugins in the options of octavo().',
    line: 1,
    column: 1,
  };
}
