/** Steps through hast with MDX nodes. */
import type { ElementContent, Root, RootContent } from 'hast';
import type {} from 'mdast-util-mdx';

/** Any node of a page's tree below the root. */
export type PageNode = RootContent | ElementContent;
/** A node with children. */
export type PageParent = Root | Extract<PageNode, { children: unknown }>;

/**
 * Visits every node below `parent`, a node before its children. Where `visit` returns nodes, they take the node's
 * place and are not visited; where it returns `'skip'`, the node's children are not visited.
 */
export function walk(parent: PageParent, visit: (node: PageNode, parent: PageParent) => PageNode[] | 'skip' | undefined): void {
  const children: PageNode[] = parent.children;
  for (let index = 0; index < children.length; index++) {
    const node = children[index]!;
    const result = visit(node, parent);
    if (Array.isArray(result)) {
      children.splice(index, 1, ...result);
      index += result.length - 1;
    } else if (result !== 'skip' && 'children' in node) {
      walk(node, visit);
    }
  }
}

/** The tag or component name of a node, however it was written. */
export function nameOf(node: PageNode | PageParent): string | null {
  if (node.type === 'element') return node.tagName;
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? node.name : null;
}
