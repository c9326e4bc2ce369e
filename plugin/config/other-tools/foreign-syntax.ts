/** Markdown syntax of other tools: who has it, what Octavo has instead, and whether it is rendered or reported. */
import { renderedSyntax } from './rendered-syntax.js';
import { reportedSyntax } from './reported-syntax.js';

/** Syntax that other tools have and Markdown does not. */
export interface ForeignSyntax {
  /** A complete example. */
  example: string;
  tools: readonly string[];
  /** The equivalent in Octavo, as Markdown. */
  instead: string;
}

/** Syntax that is reported, because pages do not render it. */
export interface ReportedSyntax extends ForeignSyntax {
  /**
   * `braces`: in `{…}`, which is not JavaScript. `comment`: in an HTML comment. Default: in the text of a paragraph, list
   * item, heading or cell.
   */
  where?: 'braces' | 'comment';
  pattern: RegExp;
  /** Whether it includes a file, whose content readers miss. Default: it is shown as text. */
  isInclude?: boolean;
  /** The fix for a match. */
  fix: (match: RegExpExecArray) => string;
}

/** Syntax of other tools by name, in the order of the documentation. */
export const foreignSyntax: Readonly<Record<string, ForeignSyntax & Partial<ReportedSyntax>>> = {
  ...renderedSyntax,
  ...reportedSyntax,
};
