/** Makes the node of a component, as if the author had written it with literal attributes. */
import type { ElementContent } from 'hast';
import type { MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { Position } from 'unist';

/** Attribute values: text, or `true` for a bare name. What is `undefined` or `false` is left out. */
export type Literals = Record<string, string | boolean | undefined>;

/** A component that stands for itself, between blocks. */
export function flowComponent(
  name: string,
  literals: Literals,
  children: ElementContent[],
  position: Position | undefined,
): MdxJsxFlowElementHast {
  return { type: 'mdxJsxFlowElement', name, attributes: toAttributes(literals), children, position };
}

/** A component inside a line of text. */
export function textComponent(name: string, literals: Literals, position: Position | undefined): MdxJsxTextElementHast {
  return { type: 'mdxJsxTextElement', name, attributes: toAttributes(literals), children: [], position };
}

function toAttributes(literals: Literals): MdxJsxAttribute[] {
  return Object.entries(literals)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value: value === true ? null : (value as string) }));
}
