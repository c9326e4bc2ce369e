/** Finds mistakes that Markdown and MDX accept, in the source tree of a page. */
import type { Root } from 'hast';
import type { Position } from 'unist';
import { pageComponents } from '../../../../elements/page-components.js';
import { foreignProblems } from '../../../config/other-tools/find-foreign.js';
import type { FoundProblem } from '../../../core/errors/errors.js';
import { addressFault } from '../../../addresses/address-fault.js';
import { isHtmlElement } from '../../engines/html-elements.js';
import { isJsx, nameOf, type PageNode } from '../../transforms/walk.js';
import { reportFootnotes } from './footnote-mistakes.js';
import { brokenTable, headingWithoutSpace, linkWithSpaces, shownAsterisks } from './text-mistakes.js';

/** A mistake without its location. */
export type Mistake = Pick<FoundProblem, 'code' | 'message' | 'hint' | 'cause'>;

/** Takes a mistake and its place. */
export type ReportMistake = (mistake: Mistake, position: Position | undefined) => void;

/** The page with what has been found on it. */
interface CheckedPage {
  /** The lines of its text. */
  lines: readonly string[];
  isSnippet: boolean;
  report: ReportMistake;
  /** Number of uses of each id. */
  ids: Map<string, number>;
  /** Names of components of which a page can have one. */
  examples: Set<string>;
}

const byLowerCase = new Map(Object.keys(pageComponents).map((name) => [name.toLowerCase(), name]));

/** Components that require a parent component. */
const parents: Readonly<Record<string, string>> = { Step: 'Steps', Tab: 'Tabs' };

/** Reports the mistakes in `root`, whose text is `source`. Snippets can be rendered inside any parent. */
export function reportMistakes(root: Root, source: string, isSnippet: boolean, report: ReportMistake): void {
  const page: CheckedPage = { lines: source.split('\n'), isSnippet, report, ids: new Map(), examples: new Set() };
  // `ancestors`: names of the enclosing tags and components, outermost first.
  const visit = (node: PageNode, ancestors: readonly string[]): void => {
    checkFence(node, page);
    checkLink(node, report);
    checkText(node, page);
    checkName(node, ancestors, page);
    checkAttributes(node, ancestors, page);
    const name = nameOf(node);
    if ('children' in node) for (const child of node.children) visit(child, name ? [...ancestors, name] : ancestors);
  };
  for (const node of root.children) visit(node, []);
  reportFootnotes(root, source, report);
}

/** A code fence that is never closed turns everything after it into code. */
function checkFence(node: PageNode, { lines, report }: CheckedPage): void {
  const { position } = node;
  const isCode = nameOf(node) === 'pre' || (isJsx(node) && node.children.length === 0);
  if (!position || !isCode) return;
  const fence = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/.exec(lines[position.start.line - 1] ?? '')?.[1];
  if (fence === undefined) return;
  const content = lines.slice(position.start.line, position.end.line).map((line) => line.replace(/^[\s>]+/, '').trim());
  if (closes(content.at(-1), fence)) return;
  const isLast = content.every((line) => line === '');
  report(
    {
      code: 'code-fence-open',
      message: isLast
        ? 'This code fence is never closed, and nothing follows it.'
        : 'This code fence is never closed, so everything after it is code.',
      hint: isLast ? 'Remove it.' : `Add ${fence} on its own line after the code.`,
    },
    position,
  );
}

function closes(line: string | undefined, fence: string): boolean {
  return line !== undefined && line.startsWith(fence) && /^(?:`+|~+)$/.test(line);
}

function checkLink(node: PageNode, report: ReportMistake): void {
  if (node.type !== 'element' || node.tagName !== 'a') return;
  const href = String(node.properties['href'] ?? '');
  if (href === '') {
    const message = 'This link has no target.';
    return report({ code: 'link-empty', message, hint: 'Add one, for example (/guides/install).' }, node.position);
  }
  // Autolinks are not links with text; unsafe autolinks are reported when they are resolved.
  const fault =
    /^[a-z]+:\/?(?!\/)\S/i.test(href) && !/^(?:mailto|tel|sms):/i.test(href) ? addressFault(href) : undefined;
  if (!fault?.fixed) return;
  const message = `The link target ${JSON.stringify(href)} ${fault.what}.`;
  report({ code: 'link-form', message, hint: `Write (${fault.fixed}).` }, node.position);
}

function checkText(node: PageNode, { lines, report }: CheckedPage): void {
  if (!('children' in node) || !isBlock(node)) return;
  const parts = node.children.map((child) => (child.type === 'text' ? child.value : '…'));
  const text = parts.join('');
  const mistake =
    node.type === 'element' && node.tagName === 'p' ? textMistake(text, () => sourceOf(node, lines)) : undefined;
  if (mistake) report(mistake, node.position);
  for (const { problem, offset } of foreignProblems(text)) report(problem, positionIn(node, parts, offset, lines));
}

/** A mistake in text that is shown as it is, although the author meant something else. */
function textMistake(text: string, source: () => string): Mistake | undefined {
  return brokenTable(text) ?? linkWithSpaces(text) ?? headingWithoutSpace(text, source) ?? shownAsterisks(text, source);
}

function sourceOf({ position }: PageNode, lines: readonly string[]): string {
  return position ? lines.slice(position.start.line - 1, position.end.line).join('\n') : '';
}

/** Whether the text of a node begins a line. */
function isBlock(node: PageNode): boolean {
  return /^(?:p|li|td|th|dt|dd|h[1-6]|summary)$/.test(nameOf(node) ?? '') || isJsx(node);
}

/** The position of an offset in the joined texts of the children of `node`. */
function positionIn(
  node: Extract<PageNode, { children: unknown }>,
  parts: readonly string[],
  offset: number,
  lines: readonly string[],
): Position | undefined {
  let rest = offset;
  const index = parts.findIndex((part) => rest < part.length || (rest -= part.length) < 0);
  const start = node.children[index]?.position?.start ?? node.position?.start;
  if (!start) return undefined;
  const before = parts[index]!.slice(0, rest).split('\n');
  const word = /^\S+/.exec(parts[index]!.slice(rest))?.[0] ?? '';
  const line = start.line + before.length - 1;
  const from = before.length === 1 ? start.column - 1 : 0;
  const found = lines[line - 1]?.indexOf(word, from) ?? -1;
  const point = { line, column: Math.max(found, from) + 1 };
  return { start: point, end: point };
}

function checkName(node: PageNode, ancestors: readonly string[], { isSnippet, report }: CheckedPage): void {
  const name = nameOf(node);
  if (!name || !isJsx(node)) return;
  const meant = /^[a-z]+$/.test(name) && !isHtmlElement(name) ? byLowerCase.get(name) : undefined;
  if (meant) {
    const message = `<${name}> is neither an HTML element nor a component.`;
    return report({ code: 'component-case', message, hint: `Did you mean <${meant}>?` }, node.position);
  }
  const parent = Object.hasOwn(parents, name) ? parents[name]! : undefined;
  // A component of the author may add the parent.
  const isOwn = ancestors.some((outer) => /^[A-Z]/.test(outer) && !Object.hasOwn(pageComponents, outer));
  if (parent === undefined || isSnippet || isOwn || ancestors.includes(parent)) return;
  const message = `<${name}> is not inside <${parent}>.`;
  report({ code: 'component-parent', message, hint: `Put <${parent}> … </${parent}> around it.` }, node.position);
}

function checkAttributes(node: PageNode, ancestors: readonly string[], page: CheckedPage): void {
  const { examples, report } = page;
  if (node.type === 'element') return checkId(node.properties['id'], node, ancestors, page);
  if (!isJsx(node)) return;
  const names = new Set<string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    if (names.has(name)) {
      const message = `<${node.name}> has the prop \`${name}\` twice; the last one is used.`;
      report({ code: 'prop-twice', message, hint: 'Remove one of them.' }, node.position);
    }
    names.add(name);
    if (name === 'id') checkId(value, node, ancestors, page);
  }
  if (node.name !== 'RequestExample' && node.name !== 'ResponseExample') return;
  if (examples.has(node.name) && !ancestors.includes('View')) {
    const message = `The page has more than one <${node.name}>.`;
    report({ code: 'example-twice', message, hint: 'Put all code blocks into one of them.' }, node.position);
  }
  examples.add(node.name);
}

/** Tabs and similar alternatives can use the same id, because only one is visible at a time. */
function checkId(id: unknown, node: PageNode, ancestors: readonly string[], { ids, report }: CheckedPage): void {
  if (typeof id !== 'string' || id === '' || ancestors.some((name) => name === 'View' || name === 'Visibility')) return;
  const uses = (ids.get(id) ?? 0) + 1;
  if (uses === 2) {
    const message = `Duplicate id "${id}". Links to it open the first one.`;
    report({ code: 'id-twice', message, hint: 'Give each element a unique id.' }, node.position);
  }
  ids.set(id, uses);
}
