/** Markdown syntax of other tools: who has it, what Octavo has instead, and whether it is rendered or reported. */
import { renderedSyntax } from './rendered-syntax.js';
import { reportedSyntax } from './reported-syntax.js';

/** Syntax that other tools have and Markdown does not. */
export interface ForeignSyntax {
  /** A complete example. */
  example: string;
  tools: readonly string[];
  /** What Octavo has instead, as Markdown. */
  instead: string;
  /** How a page with it is treated if it is reported. Otherwise it is rendered. */
  reported?: ReportedSyntax;
}

/** How syntax is found and reported. */
export interface ReportedSyntax {
  /**
   * `text`: in the text of a paragraph, list item, heading or cell. `braces`: in `{…}`, which is not JavaScript.
   * `comment`: in an HTML comment.
   */
  where: 'text' | 'braces' | 'comment';
  pattern: RegExp;
  /** What happens to it. Default: `it is shown as text`. */
  outcome?: string;
  /** The fix for a match. */
  fix: (match: RegExpExecArray) => string;
}

/** Syntax of other tools by name, in the order of the documentation. */
export const foreignSyntax: Readonly<Record<string, ForeignSyntax>> = { ...renderedSyntax, ...reportedSyntax };
