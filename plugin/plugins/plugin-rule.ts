/** The input and result of plugins' rules. */
import type { Root } from 'hast';

/** A page or snippet for a rule. */
export interface RulePage {
  /** Relative to the docs folder. */
  readonly file: string;
  /** The text of the file. */
  readonly source: string;
  /** Front matter. */
  readonly meta: Readonly<Record<string, unknown>>;
  /** The HTML tree of the content with the nodes of MDX. Positions match the file. */
  readonly tree: Root;
}

/** A violation of a rule. */
export interface RuleFinding {
  message: string;
  /** How to fix it. */
  hint?: string;
  /** 1-based. Default: 1. */
  line?: number;
  /** 1-based. Default: 1. */
  column?: number;
}
