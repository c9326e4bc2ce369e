/** Title and description in the front matter. */
import { frontMatterStart, splitPage } from '../../../load/front-matter/split-page.js';
import { nameOf } from '../../../mdx/transforms/walk.js';
import { isBlankTitle } from '../../../load/addresses/page-title.js';
import { firstContent, isPlainHeading } from './first-content.js';
import type { Finding, LintedPage } from './finding.js';
import { textIn } from '../../../mdx/transforms/read-node.js';

export function frontMatterRules(page: LintedPage): Finding[] {
  const { apiKeys, data, hasFrontMatter, isSnippet, source } = page;
  // Their title and description come from elsewhere.
  const isGenerated = [...apiKeys, 'url'].some((key) => isSet(data[key]));
  if (isSnippet || !hasFrontMatter || isGenerated) return [];
  const findings: Finding[] = [];
  const place = { line: source.slice(0, yamlStart(source) ?? 0).split('\n').length, column: 1 };
  if (!isSet(data['title']) && !hasHiddenTitle(page)) {
    const heading = firstHeading(page);
    findings.push({
      ...place,
      code: 'title-missing',
      message: 'The front matter has no title.',
      hint: hintFor(page, `title: ${heading ? JSON.stringify(heading) : '"Install the product"'}`),
      ...(heading !== undefined && { edits: [titleEdit(page, heading)] }),
    });
  }
  if (!isSet(data['description'])) {
    findings.push({
      ...place,
      code: 'description-missing',
      message: 'The front matter has no description.',
      hint: hintFor(page, 'description: "What the reader can do with this page"'),
    });
  }
  return findings;
}

function hintFor({ source }: LintedPage, line: string): string {
  return /^\uFEFF?---/.test(source)
    ? `Add a line such as ${line}.`
    : `Begin the page with a line such as ${line}, between two lines with ---.`;
}

/** Whether the author hides the title above the page, which has its name from the navigation or from its first heading. */
function hasHiddenTitle({ data, nodes }: LintedPage): boolean {
  return (
    isBlankTitle(data['title']) && (isSet(data['sidebarTitle']) || nodes.some(({ node }) => nameOf(node) === 'h1'))
  );
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && String(value).trim() !== '';
}

/** The text of a level-1 heading that is the first content of the page, if it is plain text. */
function firstHeading(page: LintedPage): string | undefined {
  const first = firstContent(page);
  if (!first || nameOf(first) !== 'h1' || Object.hasOwn(page.data, 'title')) return undefined;
  const text = textIn(first).trim();
  return text !== '' && isPlainHeading(first, text, page) ? text : undefined;
}

function titleEdit({ source }: LintedPage, title: string): { start: number; end: number; text: string } {
  const line = `title: ${JSON.stringify(title)}\n`;
  const inside = yamlStart(source);
  if (inside !== undefined) return { start: inside, end: inside, text: line };
  const start = source.startsWith('\uFEFF') ? 1 : 0;
  return { start, end: start, text: `---\n${line}---\n\n` };
}

/** The offset of the first line of front matter, if there is any. */
function yamlStart(source: string): number | undefined {
  if (splitPage(source).yaml === undefined) return undefined;
  return source.indexOf('\n', source.indexOf('---', frontMatterStart(source))) + 1;
}
