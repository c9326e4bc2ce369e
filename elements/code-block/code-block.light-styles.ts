import { css } from 'lit';
import { mono, muted, primary, space } from '../tokens.js';

/** Styles for the code itself, which stands in the page and not in the element's shadow root. */
export const codeBlockLightStyles = css`
  octavo-code-block pre {
    margin: 0;
    padding: calc(${space} * 0.75) ${space};
    border: 0;
    border-radius: inherit;
    background: none;
    overflow-x: auto;
    font: 0.875rem / 1.7 ${mono};
    tab-size: 2;
  }
  octavo-code-block pre:focus-visible {
    outline: 2px solid ${primary};
    outline-offset: -2px;
  }
  octavo-code-block pre code {
    display: inline-block;
    min-inline-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
  }
  octavo-code-block[wrap] pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  octavo-code-block .line:is(.highlight, .added, .removed, .warning, .error) {
    --_line: ${primary};
    display: inline-block;
    inline-size: calc(100% + 2 * ${space});
    margin-inline: calc(-1 * ${space});
    padding-inline: ${space};
    background: color-mix(in srgb, var(--_line) 7%, transparent);
    box-shadow: inset 2px 0 var(--_line);
  }
  octavo-code-block .line:is(.highlight, .added, .removed, .warning, .error):dir(rtl) {
    box-shadow: inset -2px 0 var(--_line);
  }
  octavo-code-block .line.added {
    --_line: #2da44e;
  }
  octavo-code-block .line.removed,
  octavo-code-block .line.error {
    --_line: #e5534b;
  }
  octavo-code-block .line.warning {
    --_line: #d4a72c;
  }
  octavo-code-block:not([lines]) .line:is(.added, .removed)::before {
    content: '+';
    display: inline-block;
    inline-size: 0;
    translate: -1.1ch;
    color: var(--_line);
  }
  octavo-code-block:not([lines]) .line.removed::before {
    content: '-';
  }
  octavo-code-block pre:not(:hover) code:has(.focus) .line:not(.focus) {
    opacity: 0.5;
  }
  octavo-code-block[lines] code {
    counter-reset: line;
  }
  octavo-code-block[lines] .line::before {
    counter-increment: line;
    content: counter(line);
    display: inline-block;
    inline-size: 2ch;
    margin-inline-end: 2ch;
    color: ${muted};
    text-align: end;
    user-select: none;
  }
  @media print {
    octavo-code-block pre {
      white-space: pre-wrap;
    }
  }
`;
