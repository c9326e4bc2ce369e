/** What a component in a page is given, and what it returns. Runs in Node at build, never in the reader's browser. */
import type { Labels } from './labels.js';
import type { Component, Element, Node, Props } from '../runtime/jsx/node.js';

/** How `<Card …>` in a page becomes `<octavo-card …>`: `(props, page) => h('octavo-card', …)`. */
export type PageComponent<P extends object = Props> = Component<P & { children?: Node }, PageContext>;

/** The page that a component stands on: everything it may ask for. */
export interface PageContext {
  /** The icon as inline SVG in `<svg class="octavo-icon" aria-hidden="true">`; `undefined` (and a warning) where nobody knows the name. Takes a name, a path, a URL, or an element. */
  icon(icon: unknown, options?: { type?: string; library?: string; color?: string; size?: number | string }): Node;
  /** A highlighted code block, `<octavo-code-block>` with `<pre>` inside. */
  code(block: CodeBlockProps): Node;
  /** An href as the reader's browser needs it: resolved against the page's file, with the base path. */
  link(href: string): string;
  /** The same for a picture or another file. */
  asset(src: string): string;
  /** `{ width, height }` of a local picture, where they can be read. */
  imageSize(src: string): { width: number; height: number } | undefined;
  /** A string that is unique on the page, made from `text` (for `id` and `aria-controls`). */
  id(text: string): string;
  /** Basic Markdown in a prop (`**bold**`, links, code) as nodes; no components. */
  markdown(text: string): Node;
  /** TeX as MathML, ready to show; `display` puts the formula on a line of its own. */
  math(tex: string, display: boolean): Node;
  /** A word of Octavo's own in the language of the page, such as "required". */
  word(name: keyof Labels): string;
  /** Warns about props that a component does not have. The renderer calls it for what it renders; whoever reads the props of a child by itself calls it too. */
  checkProps(element: Pick<Element, 'type' | 'props' | 'at'>): void;
  /** Says what is wrong with a prop; the place is that of the component. */
  warn(problem: { code: string; message: string; hint: string }): void;
}

/** A code block, from a fence or `<CodeBlock>`. */
export interface CodeBlockProps {
  code: string;
  /** As written by the author, in any case: `Python`, `cURL`. */
  language?: string;
  title?: string;
  icon?: string;
  /** 1-based line numbers. */
  highlight?: readonly number[];
  focus?: readonly number[];
  /** Whether lines are numbered, or the number of the first one. */
  lines?: boolean | number;
  wrap?: boolean;
  expandable?: boolean;
  nocopy?: boolean;
  /** Whether the TypeScript compiler says what the names in the code are. */
  twoslash?: boolean;
  /** Whether it is a few words in a line of text: the result is `<code>` alone. */
  inline?: boolean;
}
