/** Replaces the placeholders of components in text by the components. */
import type { Root } from 'hast';
import type { Position } from 'unist';
import type { Held, Placeholders } from '../source/placeholders.js';
import { flowComponent, textComponent } from './component-node.js';
import { nameOf, walk, type PageNode } from './walk.js';

type HeldComponent = Extract<Held, { kind: 'component' }>;

const verbatim = new Set(['code', 'pre', 'style', 'script', 'kbd']);

/** Changes `root` in place. `restoreText` restores the source in code. */
export function heldComponents(root: Root, placeholders: Placeholders): void {
  walk(root, (node) => {
    const name = nameOf(node) ?? '';
    if (verbatim.has(name)) return 'skip';
    if (name === 'p' && 'children' in node) {
      const block = displayBlock(node.children, placeholders);
      return block && [flowComponent(block.component, block.props ?? {}, [], positionOf(block))];
    }
    if (node.type !== 'text') return undefined;
    const parts = placeholders.split(node.value);
    return parts.some(isComponent) ? parts.map((part) => toNode(part, node.position)) : undefined;
  });
}

/** The component that replaces a paragraph. */
function displayBlock(children: PageNode[], placeholders: Placeholders): HeldComponent | undefined {
  const [only] = children;
  if (children.length !== 1 || only?.type !== 'text') return undefined;
  const parts = placeholders.split(only.value);
  return parts.length === 1 && isComponent(parts[0]) && parts[0].isBlock ? parts[0] : undefined;
}

function toNode(part: string | Held, position: Position | undefined): PageNode {
  if (isComponent(part)) return textComponent(part.component, part.props ?? {}, positionOf(part));
  return { type: 'text', value: typeof part === 'string' ? part : part.source, position };
}

function positionOf({ at }: HeldComponent): Position {
  return { start: at, end: at };
}

function isComponent(part: string | Held | undefined): part is HeldComponent {
  return typeof part === 'object' && part.kind === 'component';
}
