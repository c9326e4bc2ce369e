import { css } from 'lit';
import * as tokens from '../../elements/tokens.js';
import * as tones from '../../elements/tones.js';
import { jsonColors } from './json/json-colors.js';

export const responseStyles = css`
  :host {
    display: grid;
    gap: 0.75rem;
    min-inline-size: 0;
    padding: 0.75rem;
    border: 1px solid ${tokens.border};
    border-radius: ${tokens.radius};
  }
  [part='status'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    margin: -0.75rem -0.75rem 0;
    padding: 0.625rem 0.75rem;
    border-block-end: 1px solid ${tokens.border};
    border-start-start-radius: ${tokens.radius};
    border-start-end-radius: ${tokens.radius};
    background: ${tokens.surface};
    color: ${tokens.muted};
    font-variant-numeric: tabular-nums;
  }
  [part='title'] {
    color: ${tokens.heading};
    font-weight: 600;
  }
  [part~='code'] {
    color: ${tones.green};
  }
  [part~='redirect'] {
    color: ${tones.amber};
  }
  [part~='error'] {
    color: ${tones.red};
  }
  [part='redirected'] {
    overflow-wrap: anywhere;
  }
  [part='failure'] {
    display: grid;
    gap: 0.5rem;
  }
  [part='failure'] pre,
  [part~='source'] {
    max-block-size: 30rem;
    margin: 0;
    padding: 0.75rem;
    overflow: auto;
    border: 1px solid ${tokens.border};
    border-radius: ${tokens.radius};
    background: ${tokens.codeBackground};
    color: ${tokens.text};
    font: 0.8125rem/1.6 ${tokens.mono};
    direction: ltr;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  [part~='source']:has(octavo-json-view) {
    white-space: normal;
  }
  [part~='messages'] {
    display: grid;
    gap: 0.25rem;
    padding-inline-start: 2.75rem;
    white-space: normal;
  }
  [part='data'] {
    white-space: pre-wrap;
  }
  ${jsonColors}
  [part~='media']:not(audio) {
    border: 1px solid ${tokens.border};
    border-radius: ${tokens.radiusSmall};
  }
  [part~='media'] {
    max-inline-size: 100%;
  }
  [part~='document'] {
    inline-size: 100%;
    block-size: 30rem;
    border: 1px solid ${tokens.border};
  }
  dl {
    display: grid;
    grid-template-columns: fit-content(45%) minmax(0, 1fr);
    gap: 0.125rem 1rem;
    margin: 0.5rem 0 0;
    font: 0.8125rem/1.6 ${tokens.mono};
    direction: ltr;
    overflow-wrap: anywhere;
  }
  dt {
    color: ${tokens.muted};
  }
  dd {
    margin: 0;
  }
  [part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  button {
    justify-self: start;
  }
`;
