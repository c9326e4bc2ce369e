import { css } from 'lit';
import * as tokens from '../../elements/tokens.js';
import { blue, orange } from '../../elements/tones.js';

export const sampleStyles = css`
  :host {
    display: block;
    border: 1px solid ${tokens.border};
    border-radius: ${tokens.radius};
    background: ${tokens.codeBackground};
    min-inline-size: 0;
  }
  [part='bar'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    padding: 0.5rem 0.75rem;
    border-block-end: 1px solid ${tokens.border};
    color: ${tokens.muted};
    font-size: 0.8125rem;
  }
  /* Takes no gap, and stays in the accessibility tree. */
  [role='status']:empty {
    position: absolute;
  }
  select {
    inline-size: auto !important;
  }
  select:last-of-type {
    margin-inline-end: auto;
  }
  [part='code'] {
    max-block-size: 30rem;
    padding: 0.75rem;
    color: ${tokens.text};
    font: 0.8125rem/1.6 ${tokens.mono};
    direction: ltr;
  }
  code {
    font: inherit;
  }
  .command {
    color: ${orange};
  }
  .option {
    color: ${blue};
  }
`;
