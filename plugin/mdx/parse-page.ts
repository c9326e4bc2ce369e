/** The first half of the page pipeline: from source text to hast with MDX nodes, identical for every engine. */
import type { Root } from 'hast';
import { fileStart, type FoundProblem, type Report } from '../core/errors/errors.js';
import { pluginProblem } from './plugins/plugin-problem.js';
import { chooseEngine, type EngineOptions } from './engines/choose-engine.js';
import { readLeniently } from './engines/read-leniently.js';
import { splitPage } from '../load/front-matter/split-page.js';
import { withContainers } from './foreign/containers.js';
import { withoutContentsMarkers } from './foreign/contents-markers.js';
import { EditedText } from './source/edited-text.js';
import { prepare, type PreparedPage, type PrepareOptions } from './source/prepare.js';
import { alerts } from './transforms/alerts.js';
import { codeFences, type Fences } from './transforms/code-fences.js';
import { headingIds } from './transforms/heading-ids.js';
import { heldComponents } from './transforms/held-components.js';
import { heldExpressions } from './transforms/held-expressions.js';
import { lostCells } from './transforms/lost-cells.js';
import { originalPositions } from './transforms/original-positions.js';
import { restoreText } from './transforms/restore-text.js';
import { startOf } from './transforms/walk.js';
import { maxLevels, tooDeep } from './too-deep.js';
import { PluginError } from './plugins/plugin-errors.js';
import type { PluginRunner } from './plugins/tree-plugins.js';
import type { ParsedPage, TreeEngine } from './types.js';

export type ParseOptions = PrepareOptions &
  EngineOptions & {
    /** The components of code fences. Default: code blocks. */
    fences?: Fences;
  };

/** Options for pages, which the author's plugins change. */
export type PageOptions = ParseOptions & {
  /** Remark and rehype plugins. Default: none. */
  plugins?: PluginRunner;
};

/** A file that is read, and the report of its problems. */
interface Reading {
  source: string;
  file: string;
  report: Report;
}

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
  const reading = { source, file, report };
  try {
    const page = prepareBody(reading, options, plugins.extendsSyntax);
    return finished(await readWithPlugins(page, plugins, reading), options, reading);
  } catch (error) {
    return refused(error, reading);
  }
}

/** The same without plugins, and without waiting. */
export function parsePlain(
  source: string,
  file: string,
  options: ParseOptions,
  report: Report,
): ParsedPage | undefined {
  const reading = { source, file, report };
  // Most pages of specifications.
  if (splitPage(source).body.trim() === '') return emptyPage();
  try {
    const page = prepareBody(reading, options, false);
    const root = readTree(page, chooseEngine(options), reading);
    if (root) replaceHeld(root, page);
    return finished(root, options, reading);
  } catch (error) {
    return refused(error, reading);
  }
}

export function emptyPage(): ParsedPage {
  return { hast: { type: 'root', children: [] } };
}

/** `isExtended`: plugins extend the syntax, such as `remark-directive`, and read containers themselves. */
function prepareBody(reading: Reading, options: ParseOptions, isExtended: boolean): PreparedPage {
  // As CommonMark has it: HTML cannot contain the character.
  const text = EditedText.of(splitPage(reading.source).body.replaceAll('\0', '\uFFFD'));
  return prepare(isExtended ? text : withContainers(text, options.syntax), options, warnIn(reading));
}

function warnIn({ file, report }: Reading): (problem: Omit<FoundProblem, 'file'>) => void {
  return (problem) => report.warn({ ...problem, file });
}

function finished(hast: Root | undefined, { fences }: ParseOptions, reading: Reading): ParsedPage | undefined {
  if (!hast) return undefined;
  const { source } = reading;
  const warn = warnIn(reading);
  lostCells(hast, source, warn);
  codeFences(hast, warn, fences);
  alerts(hast);
  withoutContentsMarkers(hast, modeIn(splitPage(source).yaml), warn);
  return { hast };
}

function refused(error: unknown, { file, report }: Reading): undefined {
  if (error instanceof PluginError) report.error(pluginProblem(error.failed, error.cause, error.root, fileStart(file)));
  else if (error instanceof RangeError) report.error({ ...depthProblem, ...fileStart(file) });
  else throw error;
}

function modeIn(yaml = ''): string {
  return /^mode:[ \t]*["']?([a-z]+)/m.exec(yaml)?.[1] ?? 'default';
}

/** Plugins see the Markdown of the author, with positions in the file. */
async function readWithPlugins(page: PreparedPage, plugins: PluginRunner, reading: Reading): Promise<Root | undefined> {
  const tree = readTree(page, plugins.read, reading);
  if (!tree) return undefined;
  // The transforms read only features that both kinds of trees have.
  replaceHeld(tree as unknown as Root, page);
  const { hast, messages } = await plugins.run(tree, reading.file, reading.source);
  messages.forEach(warnIn(reading));
  return isTooDeep(hast, reading) ? undefined : hast;
}

/** The tree of a page, with positions in the file. */
function readTree<Tree>(page: PreparedPage, engine: TreeEngine<Tree>, reading: Reading): Tree | undefined {
  const result = readLeniently(page, reading.source, engine);
  result.warnings.forEach(warnIn(reading));
  for (const error of result.errors) reading.report.error({ ...error, file: reading.file });
  if (!result.root) return undefined;
  const root = result.root as unknown as Root;
  originalPositions(root, result.source);
  return isTooDeep(root, reading) ? undefined : result.root;
}

function isTooDeep(root: Root, { file, report }: Reading): boolean {
  const deep = tooDeep(root);
  if (deep) report.error({ file, ...depthProblem, ...startOf(deep) });
  return deep !== undefined;
}

/** Replaces placeholders by the nodes that were held back from the engine. */
function replaceHeld(root: Root, { placeholders }: PreparedPage): void {
  if (placeholders.isEmpty) return;
  heldExpressions(root, placeholders);
  headingIds(root, placeholders);
  heldComponents(root, placeholders);
  restoreText(root, placeholders);
}

/** The error for a page that is nested too deeply. */
export const depthProblem = {
  code: 'mdx-depth',
  message: `Nested more than ${maxLevels} levels deep.`,
  hint: 'Look for a very long run of >, list markers or opening tags.',
};
