/** Walks hast with MDX nodes. */
import type { ElementContent, Root, RootContent } from 'hast';
import type { Heading, Paragraph } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { Position } from 'unist';
import type { SourcePoint } from '../../core/text/source-frame.js';

/** Blocks of a Markdown tree, which plugins get before it becomes HTML. */
type MarkdownBlock = Paragraph | Heading;

/** Any node of a page's tree below the root. */
export type PageNode = RootContent | ElementContent;
/** A tag of MDX: a component or an HTML element. */
export type JsxNode = Extract<PageNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
/** A node with children. */
export type PageParent = Root | Extract<PageNode, { children: unknown }>;

/**
 * Visits every node below `parent`, parents first. If `visit` returns nodes, they replace the node and are not visited.
 * If it returns `'skip'`, the node's children are not visited.
 */
export function walk(
  parent: PageParent,
  visit: (node: PageNode, parent: PageParent) => PageNode[] | 'skip' | undefined,
): void {
  const before: PageNode[] = parent.children;
  let after: PageNode[] | undefined;
  before.forEach((node, index) => {
    const result = visit(node, parent);
    if (Array.isArray(result)) {
      after ??= before.slice(0, index);
      for (const replacement of result) after.push(replacement);
      return;
    }
    after?.push(node);
    if (result !== 'skip' && 'children' in node) walk(node, visit);
  });
  if (after) parent.children = after as typeof parent.children;
}

/**
 * The tag or component name of a node, for all node types. A Markdown node has the name of the element that it becomes.
 */
export function nameOf(node: PageNode | PageParent | MarkdownBlock): string | null {
  if (node.type === 'element') return node.tagName;
  if (node.type === 'paragraph') return 'p';
  if (node.type === 'heading') return `h${node.depth}`;
  return isJsx(node) ? node.name : null;
}

/** Whether the node is a tag of MDX. */
export function isJsx(node: { type: string }): node is JsxNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The start of a node. */
export function startOf({ position }: { position?: Position }): SourcePoint {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { line, column };
}
