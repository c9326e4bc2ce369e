/** Syntax that plugins add to Markdown. The engines do not read it: it is replaced by a placeholder, and then by a component. */
import type { LineStart } from './block-structure.js';

export interface HeldSyntax {
  /** The character that it starts with. */
  start: string;
  /** Reads it at `at`. `blockEnd`: the end of the paragraph. Returns `undefined` if the characters are text. */
  read(source: string, at: number, blockEnd: number, line: LineStart): HeldComponent | undefined;
}

/** The component for a part of the source. */
export interface HeldComponent {
  /** The offset of the end of the part. */
  end: number;
  name: string;
  props: Readonly<Record<string, string | boolean>>;
  /** Whether it replaces a paragraph that contains nothing else. */
  isBlock: boolean;
}
