/** Syntax that plugins add to Markdown. The engines do not read it: it is replaced by a placeholder, and then by a component. */
import type { LineStart } from './block-structure.js';

/** Syntax that becomes a component. */
export interface PageSyntax {
  /** The character that it starts with: punctuation, except for those of MDX, which are a backslash, a backtick, `{` and `<`. */
  start: string;
  /**
   * Reads it at the offset `at` of the text of a page. `blockEnd`: the offset of the end of the paragraph. `line`: the line of `at`. Returns
   * `undefined` if the characters are text. It cannot wait. Code, tags, expressions and addresses are passed by.
   */
  read(source: string, at: number, blockEnd: number, line: LineStart): SyntaxMatch | undefined;
}

/** The component for a part of the text. */
export interface SyntaxMatch {
  /** The offset of the end of the part. */
  end: number;
  /** Its name. */
  component: string;
  /** Default: none. */
  props?: Readonly<Record<string, string | boolean | undefined>>;
  /** Whether it replaces a paragraph that contains nothing else. Default: false. */
  isBlock?: boolean;
}
