/** The parts of a page's source that are not prose. */
import type { Tag } from './read-tag.js';

export type Span = { start: number; end: number } & (
  | { kind: 'fence' | 'code' | 'module' | 'comment' | 'address' | 'autolink' }
  | { kind: 'expression'; /** Last on the line of a heading. */ endsHeading: boolean }
  | { kind: 'tag'; tag: Tag; /** How many lists and quotes are around it. */ level: number }
  /** The text inside `<style>` and `<script>`. */
  | { kind: 'raw' }
  | { kind: 'math'; tex: string; /** Alone on its lines. */ display: boolean }
);

export interface Scan {
  /** In order, without overlap. */
  spans: Span[];
  /** Offsets of each `{` and `<` that starts nothing: MDX stops at them. */
  strays: number[];
}
