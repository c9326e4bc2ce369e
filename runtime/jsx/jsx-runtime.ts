/** The automatic JSX runtime: the target of `jsxImportSource: 'octavo'`. */
import type { Element, Node, Props } from './node.js';

export { Fragment } from './node.js';

/** Creates an element from compiled JSX. */
export function jsx(type: Element['type'], props: Props, key?: string | number): Element {
  return { $element: true, type, props, ...(key === undefined ? {} : { key }) };
}

/** `jsx` for several static children. */
export const jsxs: typeof jsx = jsx;

/** `jsx` in development. The extra arguments are ignored. */
export const jsxDEV: typeof jsx = jsx;

/** Types that TypeScript looks for in a JSX runtime. */
export declare namespace JSX {
  type Element = Node;
  interface ElementChildrenAttribute {
    children: unknown;
  }
  interface IntrinsicElements {
    [name: string]: Record<string, unknown>;
  }
}
