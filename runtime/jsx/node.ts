/** The values that JSX in a page evaluates to, and that components take and return. */

/** A string that is HTML already: it is written as it is, everything else is escaped. */
export class Html {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
  toString(): string {
    return this.value;
  }
}

/** A component: takes its props (with `children`) and the page that it stands on, returns what it shows. */
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

/** `<Type …props>`, not rendered yet, so that a parent can look at its children before it renders them. */
export interface Element<P extends Props = Props> {
  readonly $element: true;
  readonly type: string | Component<any, any>;
  readonly props: P;
  readonly key?: string | number;
  /** Known for elements that an author wrote in a page; problems are reported there. */
  readonly at?: SourceLocation;
}

/** Anything that can stand between two tags. Nothing is shown for `null`, `undefined` and booleans. */
export type Node = Html | Element | string | number | bigint | boolean | null | undefined | readonly Node[];

/** Marks `value` as HTML that needs no escaping. */
export function html(value: string): Html {
  return new Html(value);
}

/** Whether `node` is an element (and not text, HTML or a list). */
export function isElement(node: unknown): node is Element {
  return typeof node === 'object' && node !== null && '$element' in node;
}

/** Makes an element. Children given here replace `props.children`. */
export function h(type: Element['type'], props: Record<string, unknown> | null, ...children: Node[]): Element {
  const given =
    children.length > 0 ? { ...props, children: children.length === 1 ? children[0] : children } : { ...props };
  return { $element: true, type, props: given };
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

/** The same element with the place where its author wrote it. */
export function withLocation(element: Element, at: SourceLocation): Element {
  return { ...element, at };
}

/** A child that shows something; lists and fragments are opened. */
export type Child = Html | Element | string | number | bigint;

/** The children as one flat list without the empty ones; fragments are opened. */
export function childList(children: Node): Child[] {
  if (children === null || children === undefined || typeof children === 'boolean') return [];
  if (Array.isArray(children)) return children.flatMap(childList);
  if (isElement(children) && children.type === Fragment) return childList(children.props.children);
  return [children as Child];
}

/** `<>…</>`: groups children without an element of its own. */
export function Fragment(props: { children?: Node }): Node {
  return props.children;
}
