/** Functions of plugins that change the finished content of a page. */
import type { HtmlElement, HtmlNode } from '../../core/tree/html-element.js';
import type { PageMeta } from '../../core/model/types.js';

/**
 * `content`: before its Markdown is written and its text is indexed, so that both contain the changes. `html`: afterwards,
 * so that only the document does.
 */
export type VisitorPhase = 'content' | 'html';

/** Changes the content of a page. */
export interface PageVisitor {
  /** Default: `content`. */
  phase?: VisitorPhase;
  /** It is called only for pages with one of these tags. Default: for all pages. */
  tags?: readonly string[];
  /** Changes `page`, the root of the content, in place. The next visitor waits for it. */
  visit(page: HtmlElement, tools: VisitorTools): void | Promise<void>;
}

/** The current page and functions for visitors. */
export interface VisitorTools {
  /** Relative to the docs folder. */
  readonly file: string;
  readonly route: string;
  readonly meta: PageMeta;
  /** Creates an element with attributes as in JSX. Text is written as HTML, so escape it. */
  create(tag: string, attributes?: Record<string, unknown>, children?: HtmlNode[]): HtmlElement;
  /** The text of a node, without tags and character references. */
  text(node: HtmlNode): string;
  /** Calls `see` for each element below a node, parents first. */
  walk(node: HtmlElement, see: (element: HtmlElement, parent: HtmlElement) => void): void;
}
