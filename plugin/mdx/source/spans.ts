/** The spans of a page's source that are not prose. */
import type { SyntaxMatch } from './page-syntax.js';
import type { Tag } from './read-tag.js';

export type Span = { start: number; end: number } & (
  | { kind: 'fence' | 'code' | 'module' | 'address' | 'autolink' }
  | { kind: 'comment'; /** Alone on its lines. */ isBlock: boolean }
  | { kind: 'expression'; /** At the end of a heading. */ endsHeading: boolean }
  | {
      kind: 'tag';
      tag: Tag;
      /** Number of enclosing lists and quotes; a negative number of its own for each heading. */ level: number;
    }
  /** The text inside `<style>` and `<script>`. */
  | { kind: 'raw' }
  | (SyntaxMatch & { kind: 'component' })
);

export interface Scan {
  /** In order, without overlap. */
  spans: Span[];
  /** Offsets of each unmatched `{` and `<`, at which MDX fails. */
  strays: number[];
  /** Whether a tag, expression or statement may continue outside of the list, quote, table or paragraph in which it starts. */
  leavesBlock: boolean;
}
