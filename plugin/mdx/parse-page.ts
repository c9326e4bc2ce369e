/** The first half of the page pipeline: from source text to hast with MDX nodes, identical for every engine. */
import type { Root } from 'hast';
import { fileStart, type Problem, type Report } from '../core/errors/errors.js';
import { pluginProblem } from './plugins/plugin-problem.js';
import { chooseEngine, type EngineOptions } from './engines/choose-engine.js';
import { readLeniently } from './engines/read-leniently.js';
import { splitPage } from '../load/front-matter/split-page.js';
import { withContainers } from './foreign/containers.js';
import { withoutContentsMarkers } from './foreign/contents-markers.js';
import { EditedText } from './source/edited-text.js';
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
import { PluginError } from './plugins/plugin-errors.js';
import type { PluginRunner } from './plugins/tree-plugins.js';
import type { ParsedPage, TreeEngine } from './types.js';

export type ParseOptions = PrepareOptions & EngineOptions;

/** Options for pages, which the author's plugins change. */
export type PageOptions = ParseOptions & {
  /** Remark and rehype plugins. Default: none. */
  plugins?: PluginRunner;
};

/**
 * Reads the source of a page or snippet. Problems are added to `report`, with locations in `file`. Returns `undefined`
 * if the page cannot be read. Front matter is skipped, because it is read when the site is loaded.
 */
export async function parsePage(
  source: string,
  file: string,
  options: PageOptions,
  report: Report,
): Promise<ParsedPage | undefined> {
  const { plugins } = options;
  if (!plugins) return parsePlain(source, file, options, report);
  try {
    const page = prepareBody(source, file, options, report, plugins.extendsSyntax);
    return finished(await readWithPlugins(page, source, file, plugins, report), source, file, report);
  } catch (error) {
    return refused(error, file, report);
  }
}

/** The same without plugins, and without waiting. */
export function parsePlain(
  source: string,
  file: string,
  options: ParseOptions,
  report: Report,
): ParsedPage | undefined {
  try {
    const page = prepareBody(source, file, options, report, false);
    return finished(readPlain(page, source, options, file, report), source, file, report);
  } catch (error) {
    return refused(error, file, report);
  }
}

/** `isExtended`: plugins extend the syntax, such as `remark-directive`, and read containers themselves. */
function prepareBody(
  source: string,
  file: string,
  options: ParseOptions,
  report: Report,
  isExtended: boolean,
): PreparedPage {
  // As CommonMark has it: HTML cannot contain the character.
  const text = EditedText.of(splitPage(source).body.replaceAll('\0', '\uFFFD'));
  return prepare(isExtended ? text : withContainers(text, options.latex), options, (problem) =>
    report.warn({ ...problem, file }),
  );
}

function finished(hast: Root | undefined, source: string, file: string, report: Report): ParsedPage | undefined {
  if (!hast) return undefined;
  const warn = (problem: Omit<Problem, 'file'>): void => report.warn({ ...problem, file });
  lostCells(hast, source, warn);
  codeFences(hast, warn);
  alerts(hast);
  withoutContentsMarkers(hast, modeIn(splitPage(source).yaml), warn);
  return { hast };
}

function refused(error: unknown, file: string, report: Report): undefined {
  if (error instanceof PluginError)
    report.error(pluginProblem({ plugin: error.plugin }, error.cause, error.root, fileStart(file)));
  else if (error instanceof RangeError) report.error({ ...depthProblem, ...fileStart(file) });
  else throw error;
}

function modeIn(yaml = ''): string {
  return /^mode:[ \t]*["']?([a-z]+)/m.exec(yaml)?.[1] ?? 'default';
}

function readPlain(
  page: PreparedPage,
  source: string,
  options: ParseOptions,
  file: string,
  report: Report,
): Root | undefined {
  const root = readTree(page, source, file, chooseEngine(options), report);
  if (root) replaceHeld(root, page);
  return root;
}

/** Plugins see the Markdown of the author, with positions in the file. */
async function readWithPlugins(
  page: PreparedPage,
  source: string,
  file: string,
  plugins: PluginRunner,
  report: Report,
): Promise<Root | undefined> {
  const tree = readTree(page, source, file, plugins.read, report);
  if (!tree) return undefined;
  // The transforms read only features that both kinds of trees have.
  replaceHeld(tree as unknown as Root, page);
  const { hast, messages } = await plugins.run(tree, file, source);
  for (const message of messages) report.warn({ ...message, file });
  return isTooDeep(hast, file, report) ? undefined : hast;
}

/** The tree of a page, with positions in the file. */
function readTree<Tree>(
  page: PreparedPage,
  source: string,
  file: string,
  engine: TreeEngine<Tree>,
  report: Report,
): Tree | undefined {
  const result = readLeniently(page, source, engine);
  for (const warning of result.warnings) report.warn({ ...warning, file });
  for (const error of result.errors) report.error({ ...error, file });
  if (!result.root) return undefined;
  const root = result.root as unknown as Root;
  originalPositions(root, result.source);
  return isTooDeep(root, file, report) ? undefined : result.root;
}

function isTooDeep(root: Root, file: string, report: Report): boolean {
  const deep = tooDeep(root);
  if (!deep) return false;
  const { line = 1, column = 1 } = deep.position?.start ?? {};
  report.error({ file, ...depthProblem, line, column });
  return true;
}

/** Replaces placeholders by the nodes that were held back from the engine. */
function replaceHeld(root: Root, { placeholders }: PreparedPage): void {
  if (placeholders.isEmpty) return;
  heldExpressions(root, placeholders);
  headingIds(root, placeholders);
  math(root, placeholders);
  restoreText(root, placeholders);
}

/** The error for a page that is nested too deeply. */
export const depthProblem = {
  code: 'mdx-depth',
  message: `Nested more than ${maxLevels} levels deep.`,
  hint: 'Look for a very long run of >, list markers or opening tags.',
};
