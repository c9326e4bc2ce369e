import type { Root } from 'hast';
import type { ComponentProps } from '../../config/component-props.js';
import { iconStyleEffects } from '../../config/schema/appearance/icon.js';
import { supported } from '../../config/schema/effect.js';
import { readStatements } from '../../mdx/compile/imports/imports.js';
import { startOf, walk } from '../../mdx/transforms/walk.js';
import { isKnown } from '../../mdx/render/known-props.js';
import type { SourceLocation } from '../../core/model/types.js';
import { isComponent, type ComponentNode } from '../../mdx/transforms/read-node.js';
import type { PageTallies, Tally } from './tally.js';
import { ownValue } from '../../core/text/own-value.js';

/** Props that every component has. */
const common = ['children', 'key'];

/** Adds the components of one page. Components that the page imports or declares are the author's own. */
export function addComponents(root: Root, file: string, components: ComponentProps, tallies: PageTallies): void {
  const { imports, declared } = readStatements(root);
  const ownNames = new Set([...declared, ...imports.flatMap(({ names }) => names)]);
  walk(root, (node) => {
    if (!isComponent(node) || ownNames.has(node.name!.split('.')[0]!) || node.name === 'Snippet') return undefined;
    const name = node.name!;
    const location = { file, ...startOf(node) };
    const props = ownValue(components, name);
    if (props) {
      tallies.components.known(name, supported, location);
      addProps(node, props, location, tallies.props);
    } else tallies.components.unknown(name, name, Object.keys(components), location);
    return undefined;
  });
}

function addProps(node: ComponentNode, props: ComponentProps[string], location: SourceLocation, tally: Tally): void {
  for (const attribute of node.attributes) {
    // Spread attributes have no name.
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    const path = `${node.name}.${name}`;
    const ofValue = name === 'iconType' ? ownValue(iconStyleEffects, String(value)) : undefined;
    if (ofValue) tally.known(`${path}: ${JSON.stringify(value)}`, ofValue, location);
    const effect =
      common.includes(name) || isKnown(name, props) ? (ownValue(props, name)?.effect ?? supported) : undefined;
    if (effect) tally.known(path, effect, location);
    else tally.unknown(path, name, Object.keys(props), location);
  }
}
