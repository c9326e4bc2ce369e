/** The contract of page components. They run in Node at build time, and in the browser only inside interactive components. */
import type { english } from './labels.js';
import type { MarkdownForm } from './markdown-form.js';
import type { Component, Element, Node, Props } from '../runtime/jsx/node.js';

/** Turns `<Card …>` in a page into `<octavo-card …>`: `(props, page) => h('octavo-card', …)`. */
export type PageComponent<P extends object = Props> = Component<P & { children?: Node }, PageContext>;

/** The parts that pages use of the elements in one folder, `elements/NAME`. It is the export `record` of `NAME.page.ts`. */
export interface ElementRecord {
  /** Page components by their name in MDX. The module exports each by this name without the dot: `TreeFolder` for `Tree.Folder`. */
  components?: Readonly<Record<string, PageComponent<any>>>;
  /** Page components by their name in pages from other tools. */
  aliases?: Readonly<Record<string, PageComponent<any>>>;
  /** The Markdown of block elements by tag. An element in neither table is written as its content. */
  blocks?: Readonly<Record<string, MarkdownForm>>;
  /** The Markdown of elements inside a line of text, by tag. */
  inlines?: Readonly<Record<string, MarkdownForm>>;
  /** The modules in the folder that define elements, for interactive components. Default: the module with the name of the folder. */
  files?: readonly string[];
}

/** The page that a component is used on, with everything that it can request. */
export interface PageContext {
  /** The icon as inline SVG in `<svg class="icon octavo-icon" aria-hidden="true">`; `undefined` and a warning for an unknown name. Accepts a name, a path, a URL or an element. */
  icon(icon: unknown, options?: { type?: string; library?: string; color?: string; size?: number | string }): Node;
  /** A highlighted code block, `<octavo-code-block>` with `<pre>` inside. */
  code(block: CodeBlockProps): Node;
  /** Resolves an href against the page's file and adds the base path. */
  link(href: string): string;
  /** Resolves the path of an image or another file in the same way. */
  asset(src: string): string;
  /** The size of a local image in pixels, if it can be read. */
  imageSize(src: string): { width: number; height: number } | undefined;
  /** An id that is unique on the page, based on `text`. */
  id(text: string): string;
  /** Renders inline Markdown in a prop (`**bold**`, links, code). Components are not supported. */
  markdown(text: string): Node;
  /** A UI string in the language of the page, such as "required". */
  word(name: keyof typeof english): string;
  /** Warns about unknown props. The renderer calls it for every component; components that read the props of their children call it themselves. */
  checkProps(element: Pick<Element, 'type' | 'props' | 'at'>): void;
  /** Reports a problem with a prop, at the location of the component. */
  warn(problem: { code: string; message: string; hint: string }): void;
  /** Calls `read` with the location of another element, for components that read the props of their children. */
  locate<T>(at: Element['at'], read: () => T): T;
}

/** A code block, from a fence or `<CodeBlock>`. */
export interface CodeBlockProps {
  code: string;
  /** As the author wrote it, in any case: `Python`, `cURL`. */
  language?: string;
  title?: string;
  icon?: string;
  /** 1-based line numbers. */
  highlight?: readonly number[];
  focus?: readonly number[];
  /** Whether to show line numbers, or the number of the first line. */
  lines?: boolean | number;
  wrap?: boolean;
  expandable?: boolean;
  nocopy?: boolean;
  /** Whether the TypeScript compiler annotates the code. */
  twoslash?: boolean;
  /** Whether it is inline code: the result is only `<code>`. */
  inline?: boolean;
}
