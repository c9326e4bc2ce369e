/** Form controls and messages, shared by the shadow roots of the playground. */
import { css } from 'lit';
import { arrow, openedArrow, row } from '../elements/accordion/disclosure.styles.js';
import { selectArrow, selectArrowRtl } from '../elements/select-arrow.js';
import * as tokens from '../elements/tokens.js';
import * as tones from '../elements/tones.js';

export const controlStyles = css`
  code {
    direction: ltr;
    unicode-bidi: isolate;
  }
  * {
    box-sizing: border-box;
  }
  p {
    margin: 0;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  input:not([type='checkbox'], [type='file']),
  select,
  textarea {
    inline-size: 100%;
    padding: 0.375rem 0.625rem;
    border: 1px solid ${tokens.borderStrong};
    border-radius: ${tokens.radiusSmall};
    background: ${tokens.background};
    color: ${tokens.heading};
  }
  [type='checkbox'] {
    margin-inline: 0;
  }
  select {
    ${selectArrow}
  }
  select:dir(rtl) {
    ${selectArrowRtl}
  }
  textarea {
    font: 0.8125rem/1.6 ${tokens.mono};
    direction: ltr;
    resize: block;
  }
  button {
    padding: 0.375rem 0.75rem;
    border: 1px solid ${tokens.borderStrong};
    border-radius: ${tokens.radiusSmall};
    background: ${tokens.raised};
    color: ${tokens.heading};
    font-weight: 500;
    cursor: pointer;
  }
  button:hover:not(:disabled) {
    border-color: ${tokens.primary};
  }
  button:disabled {
    opacity: 0.6;
    cursor: default;
  }
  :focus-visible {
    outline: 2px solid ${tokens.primary};
    outline-offset: 1px;
  }
  [aria-invalid='true'] {
    border-color: ${tones.red} !important;
  }
  [part~='problem'],
  [part~='failure'] {
    color: ${tones.red};
  }
  [part~='note'] {
    color: ${tokens.muted};
  }
  [part~='note'],
  [part~='problem'] {
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
  summary {
    ${row}
    gap: 0.5rem;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    ${arrow}
  }
  summary:dir(rtl)::before {
    rotate: 135deg;
  }
  details[open] > summary::before {
    ${openedArrow}
  }
  pre {
    margin: 0;
    overflow: auto;
  }
  @media (forced-colors: active) {
    button:disabled {
      color: GrayText;
    }
  }
`;
