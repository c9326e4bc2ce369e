/** The input and result of the writing rules. */
import type { Root } from 'hast';
import type { Edit } from '../../../mdx/source/edited-text.js';
import { startOf, type PageNode } from '../../../mdx/transforms/walk.js';
import type { SourcePoint } from '../../../core/text/source-frame.js';

/** A violation of a rule, in the file that was read. */
export interface Finding extends SourcePoint {
  /** The name of the rule. */
  code: string;
  message: string;
  hint: string;
  /** The fix, if it is certain. Offsets in the file; in order, without overlap. */
  edits?: readonly Edit[];
}

/** A node of the page and its ancestors, outermost first. */
export interface PlacedNode {
  node: PageNode;
  ancestors: readonly PageNode[];
}

/** A page or snippet for the rules. */
export interface LintedPage {
  /** The text of the file. */
  source: string;
  /** Snippets have no front matter and can be part of any page. */
  isSnippet: boolean;
  /** Front matter. */
  data: Readonly<Record<string, unknown>>;
  /** Whether the front matter can be read without a problem, which the build reports. */
  hasFrontMatter: boolean;
  /** Keys of front matter that name a part of an API. */
  apiKeys: readonly string[];
  hast: Root;
  /** All nodes, parents first. */
  nodes: readonly PlacedNode[];
  /** Offset in `source` of a point. */
  offsetOf(point: SourcePoint): number;
}

export type PageRule = (page: LintedPage) => Finding[];

/** A list with one violation, at a node. */
export function findingAt(node: PageNode, finding: Omit<Finding, keyof SourcePoint>): Finding[] {
  return [{ ...startOf(node), ...finding }];
}
