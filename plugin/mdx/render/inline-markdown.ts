/** Inline Markdown in a prop (a caption, a description) as nodes, without components and code. */
import type { Root } from 'hast';
import { h, type Node } from '../../../runtime/jsx/node.js';
import type { PageNode } from '../transforms/walk.js';

/** The nodes of `hast`. A single paragraph is unwrapped. Returns `text` itself if it could not be read. */
export function inlineMarkdown(hast: Root | undefined, text: string): Node {
  if (!hast) return text;
  const blocks = hast.children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  const [only] = blocks;
  if (blocks.length === 1 && only?.type === 'element' && only.tagName === 'p') return only.children.map(toNode);
  return blocks.map(toNode);
}

function toNode(node: PageNode): Node {
  if (node.type === 'text') return node.value;
  if (node.type === 'element') return h(node.tagName, node.properties, ...node.children.map(toNode));
  return 'children' in node ? node.children.map((child) => toNode(child)) : null;
}
