/** The first content of a page, which can be its title. */
import type { PageNode } from '../../../mdx/transforms/walk.js';
import type { LintedPage } from './finding.js';

export function firstContent({ hast }: LintedPage): PageNode | undefined {
  return hast.children.find((node) => node.type !== 'text' || node.value.trim() !== '');
}

/** Whether a heading is written as `# text`, without other markup, variables or an id. */
export function isPlainHeading(node: PageNode, text: string, { source, offsetOf }: LintedPage): boolean {
  if (node.type !== 'element' || !node.position || /\r(?!\n)/.test(source)) return false;
  const start = offsetOf({ line: node.position.start.line, column: 1 });
  const end = source.indexOf('\n', start);
  return source.slice(start, end < 0 ? undefined : end).trim() === `# ${text}`;
}
