import type { Root } from 'hast';
import type { ComponentProps } from '../../../config/component-props.js';
import { iconStyleEffects } from '../../../config/schema/appearance/icon.js';
import { supported } from '../../../config/schema/effect.js';
import { readStatements } from '../../../mdx/compile/imports/imports.js';
import type {} from '../../../mdx/types.js';
import { isKnown } from '../../../mdx/render/known-props.js';
import type { SourceLocation } from '../../../core/model/types.js';
import type { Tally } from './tally.js';
import { ownValue } from '../../../core/text/own-value.js';

/** Tallies for components and props. */
export interface ComponentTallies {
  components: Tally;
  /** By component and prop: `Card.icon`. */
  props: Tally;
}

interface HastNode {
  type: string;
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: HastNode[];
  position?: { start: { line: number; column: number } };
}

/** Props that every component has. */
const common = ['children', 'key'];

/** Adds the components of one page. Components that the page imports or declares are the author's own. */
export function addComponents(root: Root, file: string, components: ComponentProps, tallies: ComponentTallies): void {
  const { imports, declared } = readStatements(root);
  const ownNames = new Set([...declared, ...imports.flatMap(({ names }) => names)]);
  visit(root as HastNode, (node) => {
    if (!/^mdxJsx(?:Flow|Text)Element$/.test(node.type) || !/^[A-Z]/.test(node.name ?? '')) return;
    const name = node.name!;
    const start = node.position?.start;
    const location = { file, line: start?.line ?? 1, column: start?.column ?? 1 };
    if (ownNames.has(name.split('.')[0]!) || name === 'Snippet') return;
    const props = ownValue(components, name);
    if (!props) return tallies.components.unknown(name, name, Object.keys(components), location);
    tallies.components.known(name, supported, location);
    addProps(node, props, location, tallies.props);
  });
}

function addProps(node: HastNode, props: ComponentProps[string], location: SourceLocation, tally: Tally): void {
  for (const { name, value } of node.attributes ?? []) {
    // Spread attributes have no name.
    if (name === undefined) continue;
    const path = `${node.name}.${name}`;
    const ofValue = name === 'iconType' ? ownValue(iconStyleEffects, String(value)) : undefined;
    if (ofValue) tally.known(`${path}: ${JSON.stringify(value)}`, ofValue, location);
    const effect =
      common.includes(name) || isKnown(name, props) ? (ownValue(props, name)?.effect ?? supported) : undefined;
    if (effect) tally.known(path, effect, location);
    else tally.unknown(path, name, Object.keys(props), location);
  }
}

function visit(node: HastNode, see: (node: HastNode) => void): void {
  see(node);
  for (const child of node.children ?? []) visit(child, see);
}
