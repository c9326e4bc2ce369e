import { css, unsafeCSS } from 'lit';
import {
  border,
  codeBackground,
  heading,
  innerFocusRing,
  mono,
  muted,
  primary,
  radius,
  raised,
  space,
} from '../tokens.js';

/** The box that scrolls. Its lines do not make boxes around it wider, such as the cells of an author's grid. */
const box = css`
  inline-size: 0;
  min-inline-size: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: var(--octavo-code-foreground, ${heading});
  direction: ltr;
  text-align: left;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  font: 0.84375rem / 1.7 ${mono};
  tab-size: 2;
`;

/** The lines in that box. Their distance to it is a margin, because style sheets of sites often remove the padding of all code. */
const lines = css`
  display: inline-block;
  box-sizing: border-box;
  min-inline-size: calc(100% - var(--_start) - var(--_end));
  margin: calc(${space} * 0.8125) var(--_end) calc(${space} * 0.8125) var(--_start);
  padding: 0;
  vertical-align: top;
`;

/** Marked lines: each kind has a color, and changes have a sign. In light mode the tint is on white, for contrast. */
const markedLines = css`
  octavo-code-block .line:is(.highlight, .added, .removed, .warning, .error) {
    --_line: ${primary};
    display: inline-block;
    position: relative;
    box-sizing: border-box;
    inline-size: calc(100% + var(--_start) + var(--_end));
    margin-inline: calc(-1 * var(--_start)) calc(-1 * var(--_end));
    padding-inline: var(--_start) var(--_end);
    background: light-dark(
      color-mix(in srgb, var(--_line) 5%, #fff),
      color-mix(in srgb, var(--_line) 10%, transparent)
    );
    box-shadow: inset 2px 0 var(--_line);
  }
  octavo-code-block .line.added {
    --_line: light-dark(#1a7f37, #2ea043);
  }
  octavo-code-block .line:is(.removed, .error) {
    --_line: light-dark(#cf222e, #f85149);
  }
  octavo-code-block .line.warning {
    --_line: light-dark(#9a6700, #d29922);
  }
  octavo-code-block .line:is(.added, .removed)::after {
    content: '+';
    position: absolute;
    inset: 0 auto auto 0.375rem;
    color: var(--_line);
    font-size: 0.75em;
    line-height: inherit;
  }
  octavo-code-block .line.removed::after {
    content: '−';
  }
  octavo-code-block pre:not(:hover, :focus-visible) code:has(.focus) .line:not(.focus),
  octavo-code-block pre:not(:hover, :focus-visible) code:has(.focus) .line:not(.focus) span {
    color: ${muted};
  }
  octavo-code-block mark {
    border-radius: 3px;
    background: light-dark(color-mix(in srgb, ${primary} 5%, #fff), color-mix(in srgb, ${primary} 10%, transparent));
    box-shadow: 0 0 0 1px color-mix(in srgb, ${primary} 45%, transparent);
    color: inherit;
  }
`;

/** Numbers are in their own column: wrapped lines continue under their first character. */
const numbers = css`
  octavo-code-block[lines] code {
    counter-reset: line;
  }
  octavo-code-block[lines] .line.line {
    --_numbers: calc(var(--octavo-line-digits, 2) * 1ch + 1.5ch);
    display: inline-block;
    box-sizing: border-box;
    min-inline-size: 100%;
    padding-inline-start: var(--_numbers);
  }
  octavo-code-block[lines] .line.line:is(.highlight, .added, .removed, .warning, .error) {
    padding-inline-start: calc(var(--_start) + var(--_numbers));
  }
  octavo-code-block[lines] .line::before {
    counter-increment: line;
    content: counter(line);
    display: inline-block;
    inline-size: calc(var(--_numbers) - 1.5ch);
    margin-inline: calc(-1 * var(--_numbers)) 1.5ch;
    color: ${muted};
    text-align: end;
    user-select: none;
  }
`;

/** Twoslash: types of identifiers on hover, query results and errors below their lines. */
const twoslash = css`
  octavo-code-block [data-type] {
    text-decoration-line: underline;
    text-decoration-style: dotted;
    text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent);
    text-underline-offset: 0.25em;
  }
  octavo-code-block [data-type]:hover::after {
    content: attr(data-type);
    position: fixed;
    z-index: 20;
    max-inline-size: min(40rem, 80vi);
    margin-block-start: 1.9em;
    margin-inline-start: -1ch;
    padding: 0.4em 0.75em;
    border: 1px solid ${border};
    border-radius: 6px;
    background: ${raised};
    box-shadow: 0 8px 24px #0003;
    color: ${heading};
    white-space: pre-wrap;
    pointer-events: none;
  }
  octavo-code-block .note {
    display: inline-block;
    margin-block: 0.25em;
    padding: 0.15em 0.75em;
    border-inline-start: 2px solid ${primary};
    background: color-mix(in srgb, ${primary} 8%, transparent);
    color: ${heading};
    white-space: pre-wrap;
  }
  octavo-code-block .note.error {
    border-color: light-dark(#cf222e, #f85149);
    background: color-mix(in srgb, #f85149 10%, transparent);
  }
`;

/**
 * Long lines fade out at the edge until the reader has scrolled to their end. Without overflow, the timeline is
 * inactive.
 */
const edge = css`
  @keyframes octavo-code-edge {
    0%,
    90% {
      mask-image: linear-gradient(to left, transparent, #000 2.5rem);
    }
    100% {
      mask-image: linear-gradient(to left, #000, #000 2.5rem);
    }
  }
  @media screen {
    octavo-code-block:not([expandable]:not([open])) > pre:not(:focus-visible) {
      animation: octavo-code-edge linear both;
    }
    /* On its own: minifying would move it into the shorthand, where browsers do not read it. */
    @supports (animation-timeline: scroll()) {
      octavo-code-block:not([expandable]:not([open])) > pre:not(:focus-visible) {
        animation-timeline: scroll(self inline);
      }
    }
  }
`;

/** Long code shows only its first lines until the reader expands it. */
const folded = css`
  @keyframes octavo-code-fold {
    0%,
    90% {
      mask-image: linear-gradient(#000 calc(100% - 6rem), #0003), linear-gradient(to left, transparent, #000 2.5rem);
    }
    100% {
      mask-image: linear-gradient(#000 calc(100% - 6rem), #0003), linear-gradient(to left, #000, #000 2.5rem);
    }
  }
  @media screen and (scripting: enabled) {
    octavo-code-block[expandable]:not([open]) > pre {
      max-block-size: 24rem;
      overflow-y: hidden;
      mask: linear-gradient(#000 calc(100% - 6rem), #0003);
      mask-composite: intersect;
      animation: octavo-code-fold linear both;
    }
    @supports (animation-timeline: scroll()) {
      octavo-code-block[expandable]:not([open]) > pre {
        animation-timeline: scroll(self inline);
      }
    }
  }
`;

/** Blocks without a title. In a group, a tab shows the title. */
const untitled = css`octavo-code-block:not([title], :has(> [slot='title'])):not(octavo-code-group *)`;

/** Blocks with the copy button in the corner of the code. */
const cornered = unsafeCSS(`${untitled}:not([nocopy])`);

/** A background of the code ends at the frame. */
const corners = css`
  octavo-code-block > pre {
    border-radius: 0 0 calc(${radius} - 1px) calc(${radius} - 1px);
  }
  ${untitled} > pre {
    border-radius: calc(${radius} - 1px);
  }
  octavo-code-block[expandable] > pre {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;

/** Styles for the code itself, which is in the light DOM. */
export const codeBlockLightStyles = css`
  octavo-code-block {
    --_start: ${space};
    --_end: ${space};
  }
  /* The copy button is above the code: with the background of the code, and transparent at rest. */
  ${cornered} {
    --_end: 3.25rem;
    --_copy: ${codeBackground};
    --_rest: 0;
    direction: ltr;
  }
  octavo-code-block > pre {
    ${box}
  }
  ${corners}
  octavo-code-block > pre:focus-visible {
    ${innerFocusRing}
  }
  ${cornered}[data-long] {
    --_end: 5.25rem;
  }
  /* On a touch screen it always shows, so long code ends before it. */
  @media (hover: none) {
    ${cornered}:not([expandable]) {
      --_copy: transparent;
    }
    ${cornered}[data-long]:not([expandable]) {
      --_end: ${space};
    }
    ${cornered}[data-long]:not([expandable]) > pre {
      min-inline-size: calc(100% - 4.5rem);
    }
  }
  octavo-code-block:not([title], :has(> [slot='title']))::part(header) {
    display: none;
  }
  ${edge}
  ${folded}
  octavo-code-block > pre > code {
    ${lines}
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
  }
  octavo-code-block[wrap] > pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  ${markedLines}
  ${numbers}
  ${twoslash}
  @media (forced-colors: active) {
    octavo-code-block .line:is(.highlight, .added, .removed, .warning, .error) {
      border-inline-start: 2px solid Highlight;
    }
    octavo-code-block mark {
      outline: 1px solid;
    }
  }
  @media print {
    octavo-code-block > pre {
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
  }
`;

/** Code that is text without `<pre>`: pages of a built site have none. Line breaks beside the tags are not lines of it. */
export const plainCodeStyles = css`
  octavo-code-block::part(code) {
    ${box}
  }
  octavo-code-block::part(code):focus-visible {
    ${innerFocusRing}
  }
  octavo-code-block[wrap]::part(code) {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  octavo-code-block::part(lines) {
    ${lines}
  }
  octavo-code-block::part(break-before) {
    margin-block-start: calc(${space} * 0.8125 - 1lh);
  }
  octavo-code-block::part(break-after) {
    margin-block-end: calc(${space} * 0.8125 - 1lh);
  }
`;
