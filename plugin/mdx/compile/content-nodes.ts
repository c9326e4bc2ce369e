/** The nodes that the content of a page is compiled from. */
import type { ElementContent, Root, RootContent } from 'hast';
import type {} from '../types.js';
import type { SourcePoint } from '../../core/text/source-frame.js';

export type HastNode = Root | RootContent | ElementContent;
export type JsxNode = Extract<HastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Whether the node is a tag of MDX: a component or an HTML element. */
export function isJsx(node: HastNode): node is JsxNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Whether the node is only the line break between two tags. */
export function isLineBreak(node: HastNode): boolean {
  return node.type === 'text' && /^\s*\n\s*$/.test(node.value);
}

/** The start of the node. */
export function positionOf(node: HastNode): SourcePoint {
  const start = node.position?.start;
  return { line: start?.line ?? 1, column: start?.column ?? 1 };
}
