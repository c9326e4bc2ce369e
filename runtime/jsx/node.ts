/** The values that JSX in a page evaluates to, and that components take and return. */

/** HTML, which is not escaped. */
export class Html {
  readonly #value: string;
  constructor(value: string) {
    this.#value = value;
  }
  get value(): string {
    return this.#value;
  }
  toString(): string {
    return this.value;
  }
}

/** A component. Gets its props (with `children`) and the page context, and returns nodes. */
export type Component<P = Props, Page = unknown> = (props: P, page: Page) => Node;

/** Attributes of an element or properties of a component. */
export type Props = { children?: Node; [name: string]: unknown };

/** A position in a source file. */
export interface SourceLocation {
  /** Relative to the docs folder, with `/`. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
}

/** `<Type …props>` before rendering, so that a parent can inspect its children. */
export interface Element<P extends Props = Props> {
  readonly $element: true;
  readonly type: string | Component<any, any>;
  readonly props: P;
  readonly key?: string | number;
  /** Location in the page, for reporting problems. Only set on elements that an author wrote. */
  readonly at?: SourceLocation;
}

/** A node that is not a promise. `null`, `undefined` and booleans render nothing. */
export type KnownNode = Html | Element | string | number | bigint | boolean | null | undefined | readonly Node[];

/** Anything that can be a child of an element. Pages wait for promises. */
export type Node = KnownNode | Promise<KnownNode>;

/** Marks `value` as HTML that needs no escaping. */
export function html(value: string): Html {
  return new Html(value);
}

/** Whether `node` is an element (and not text, HTML or a list). */
export function isElement(node: unknown): node is Element {
  return typeof node === 'object' && node !== null && '$element' in node;
}

/** Creates an element. The arguments `children` replace `props.children`. */
export function h(type: Element['type'], props: Record<string, unknown> | null, ...children: Node[]): Element {
  const content =
    children.length > 0 ? { ...props, children: children.length === 1 ? children[0] : children } : { ...props };
  return { $element: true, type, props: content };
}

/** Types that TypeScript looks for where `h` is the JSX factory. */
export declare namespace h {
  namespace JSX {
    type Element = Node;
    interface ElementChildrenAttribute {
      children: unknown;
    }
    interface IntrinsicElements {
      [tag: string]: Props;
    }
  }
}

/** A copy of the element with its source location. */
export function withLocation(element: Element, at: SourceLocation): Element {
  return { ...element, at };
}

/** A child that renders something. Lists and fragments are flattened. */
export type Child = Html | Element | string | number | bigint;

/** The children as a flat list. Flattens fragments and skips empty children. */
export function childList(children: Node): Child[] {
  if (children === null || children === undefined || typeof children === 'boolean') return [];
  if (Array.isArray(children)) return children.flatMap(childList);
  if (isElement(children) && children.type === Fragment) return childList(children.props.children);
  return [children as Child];
}

/** The text of `node`, without the tags of its elements. */
export function plainText(node: Node): string {
  return childList(node)
    .map((child) => (isElement(child) ? plainText(child.props.children) : String(child)))
    .join('');
}

/** `<>…</>`: groups children without a wrapper element. */
export function Fragment(props: { children?: Node }): Node {
  return props.children;
}
