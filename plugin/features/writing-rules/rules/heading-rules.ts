/** The levels and the text of headings. */
import { nameOf, startOf, type PageNode } from '../../../mdx/transforms/walk.js';
import { isBlankTitle } from '../../../load/addresses/page-title.js';
import { firstContent, isPlainHeading } from './first-content.js';
import type { Finding, LintedPage, PlacedNode } from './finding.js';
import { attributeOf, hasCode, isBlank, isComponent, showsMore, textIn } from '../../../mdx/transforms/read-node.js';

/** Props that components show as a heading. */
const titles = ['title', 'label'];

export function headingRules(page: LintedPage): Finding[] {
  if (page.isSnippet) return [];
  const headings = page.nodes.flatMap((placed) => {
    const level = Number(/^h([1-6])$/.exec(nameOf(placed.node) ?? '')?.[1] ?? 0);
    return level === 0 ? [] : [{ ...placed, level }];
  });
  return [...empty(headings), ...(showsTitle(page) ? [...levelOne(headings, page), ...skipped(headings)] : [])];
}

type Heading = PlacedNode & { level: number };

/** Pages with a layout of their own have no title. */
function showsTitle({ data }: LintedPage): boolean {
  return !['custom', 'frame'].includes(String(data['mode']));
}

function empty(headings: readonly Heading[]): Finding[] {
  return headings
    .filter(({ node }) => isBlank(textIn(node)) && !hasCode(node) && !showsMore(node))
    .map(({ node, level }) => ({
      ...startOf(node),
      code: 'heading-empty',
      message: `A level-${level} heading has no text.`,
      hint: 'Add its text, or remove it.',
    }));
}

function levelOne(headings: readonly Heading[], page: LintedPage): Finding[] {
  // Without a visible title, the first one is the title.
  return headings
    .filter(({ level }) => level === 1)
    .slice(isBlankTitle(page.data['title']) ? 1 : 0)
    .flatMap(({ node }) => {
      const text = textIn(node).trim();
      // An empty heading is reported as such.
      if (isBlank(text) && !hasCode(node)) return [];
      const edits = repeatsTitle(node, text, page) ? [lineEdit(node, page)] : undefined;
      return {
        ...startOf(node),
        code: 'heading-level-one',
        message: `The heading "${text}" is at level 1, which is the level of the page title.`,
        hint: edits ? 'Remove it: the title in the front matter is the same.' : `Write it as "## ${text}".`,
        ...(edits && { edits }),
      };
    });
}

/** Whether a heading is the first content and the same as the title. It is not shown, so it can be removed. */
function repeatsTitle(node: PageNode, text: string, page: LintedPage): boolean {
  return firstContent(page) === node && page.data['title'] === text && isPlainHeading(node, text, page);
}

/** Removes the lines of a node and the blank lines after it. */
function lineEdit(node: PageNode, { source, offsetOf }: LintedPage): { start: number; end: number; text: string } {
  const start = offsetOf({ line: node.position!.start.line, column: 1 });
  const end = offsetOf(node.position!.end);
  return { start, end: end + /^[^\n]*(?:\r?\n[ \t]*)*(?=\S|$)/.exec(source.slice(end))![0].length, text: '' };
}

/** Headings that skip a level. The first heading in a component with a title may have any level. */
function skipped(headings: readonly Heading[]): Finding[] {
  const findings: Finding[] = [];
  let level = 1;
  let scope: PageNode | undefined;
  for (const heading of headings) {
    const inner = heading.ancestors.findLast((node) => isTitled(node));
    if (!(inner && inner !== scope) && heading.level > level + 1) {
      const text = textIn(heading.node).trim();
      const before = heading === headings[0] ? 'the title of the page' : `a level-${level} heading`;
      findings.push({
        ...startOf(heading.node),
        code: 'heading-skipped',
        message: `The heading "${text}" is at level ${heading.level}, but the one before it is ${before}.`,
        hint: `Write it as "${'#'.repeat(level + 1)} ${text}".`,
      });
    }
    level = heading.level;
    scope = inner;
  }
  return findings;
}

/** Unknown components may have a title too. */
function isTitled(node: PageNode): boolean {
  return isComponent(node) && titles.some((name) => attributeOf(node, name) !== undefined);
}
