/** `react` in pages and snippets at build time: React's API over string rendering. Its default export is made of all others. */
import { childList, Fragment, h, html, isElement } from './node.js';
import type { Child, Component, Element, Node, Props } from './node.js';
import { renderToString } from './render.js';

export * from './hooks.js';
export { Fragment, h as createElement, isElement as isValidElement };

/** A copy of `element` with more props. */
export function cloneElement(element: Element, props?: Props, ...children: Node[]): Element {
  return { ...element, props: { ...element.props, ...props, ...(children.length > 0 ? { children } : {}) } };
}

/** Functions over `props.children`. */
export const Children = {
  map: (children: Node, each: (child: Child, index: number) => Node): Node[] => childList(children).map(each),
  forEach: (children: Node, each: (child: Child, index: number) => void): void => childList(children).forEach(each),
  count: (children: Node): number => childList(children).length,
  toArray: childList,
  only(children: Node): Child {
    const [only, ...rest] = childList(children);
    if (only === undefined || rest.length > 0) throw new TypeError('Children.only expects one child.');
    return only;
  },
};

/** Thrown by a lazy component. */
const waiting = new Error('A component that is loaded later needs <Suspense fallback={…}> around it.');

/** Renders its children, or its fallback if one of them is lazy. */
export const Suspense: Component = (props, page) => {
  try {
    return html(renderToString(props.children, page));
  } catch (error) {
    if (error === waiting) return props.fallback as Node;
    throw error;
  }
};
/** Renders its children. */
export const StrictMode: Component = Fragment;

/** A component that is loaded in the browser only. */
export function lazy(): Component {
  return () => {
    throw waiting;
  };
}

/** A ref without a value. */
export function createRef(): { current: null } {
  return { current: null };
}

/** Runs `run`. */
export function startTransition(run: () => void): void {
  run();
}

/** Base of class components. `render` is called once. */
class ClassComponent {
  props: Props;
  state: Record<string, unknown> = {};
  constructor(props: Props) {
    this.props = props;
  }
  setState(): void {}
}
export { ClassComponent as Component, ClassComponent as PureComponent };
