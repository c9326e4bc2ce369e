/** The spans of a page's source that are not prose. */
import type { Tag } from './read-tag.js';

export type Span = { start: number; end: number } & (
  | { kind: 'fence' | 'code' | 'module' | 'comment' | 'address' | 'autolink' }
  | { kind: 'expression'; /** At the end of a heading. */ endsHeading: boolean }
  | { kind: 'tag'; tag: Tag; /** Number of enclosing lists and quotes. */ level: number }
  /** The text inside `<style>` and `<script>`. */
  | { kind: 'raw' }
  | { kind: 'math'; tex: string; /** Alone on its lines. */ display: boolean }
);

export interface Scan {
  /** In order, without overlap. */
  spans: Span[];
  /** Offsets of each unmatched `{` and `<`, at which MDX fails. */
  strays: number[];
}
