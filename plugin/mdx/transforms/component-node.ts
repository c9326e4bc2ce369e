/** Creates the node of a component, as if the author had written it with literal attributes. */
import type { ElementContent } from 'hast';
import type { MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { Position } from 'unist';

/** Attribute values: text, or `true` for a bare name. `undefined` and `false` are omitted. */
export type Literals = Record<string, string | boolean | undefined>;

/** A block-level component. */
export function flowComponent(
  name: string,
  literals: Literals,
  children: ElementContent[],
  position: Position | undefined,
): MdxJsxFlowElementHast {
  return { type: 'mdxJsxFlowElement', name, attributes: toAttributes(literals), children, position };
}

/** An inline component. */
export function textComponent(name: string, literals: Literals, position: Position | undefined): MdxJsxTextElementHast {
  return { type: 'mdxJsxTextElement', name, attributes: toAttributes(literals), children: [], position };
}

function toAttributes(literals: Literals): MdxJsxAttribute[] {
  return Object.entries(literals)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value: value === true ? null : (value as string) }));
}
