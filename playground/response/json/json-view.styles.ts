import { css } from 'lit';
import * as tokens from '../../../elements/tokens.js';
import { jsonColors } from './json-colors.js';

export const jsonViewStyles = css`
  :host {
    display: block;
    font: 0.8125rem/1.6 ${tokens.mono};
    direction: ltr;
    overflow-wrap: anywhere;
  }
  [part='tools'],
  [part='current'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
  }
  [part='tools'] {
    margin-block-end: 0.5rem;
  }
  input {
    flex: 1 1 8rem;
    min-inline-size: 0;
    padding: 0.25rem 0.5rem;
    border: 1px solid ${tokens.borderStrong};
    border-radius: ${tokens.radiusSmall};
    background: ${tokens.background};
    color: inherit;
    font: inherit;
  }
  /* Above the rows, at the bottom of what is visible. */
  [part='current'] {
    position: sticky;
    inset-block-end: -0.75rem;
    margin: 0.75rem -0.75rem -0.75rem;
    padding: 0.375rem 0.75rem;
    border-block-start: 1px solid ${tokens.border};
    background: ${tokens.codeBackground};
  }
  [part='current'] code {
    flex: 1 1 8rem;
    color: ${tokens.muted};
    font: inherit;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    position: relative;
    padding-inline-start: 1.25rem;
  }
  [part~='row']:focus {
    border-radius: 2px;
    outline: 1px solid ${tokens.borderStrong};
    outline-offset: 1px;
  }
  [part~='row']:focus-visible {
    outline: 2px solid ${tokens.primary};
  }
  [part='marker'] {
    position: absolute;
    inset-inline-start: 0;
    inline-size: 1.25rem;
    color: ${tokens.muted};
    text-align: center;
  }
  [part~='more'] {
    color: ${tokens.muted};
  }
  [part~='more'],
  [part='toggle'] {
    cursor: pointer;
  }
  button {
    padding: 0.125rem 0.5rem;
    border: 1px solid ${tokens.borderStrong};
    border-radius: ${tokens.radiusSmall};
    background: ${tokens.background};
    color: ${tokens.text};
    font: inherit;
    font-size: 0.75rem;
    cursor: pointer;
  }
  button:focus-visible {
    outline: 2px solid ${tokens.primary};
  }
  ${jsonColors}
  .string {
    white-space: pre-wrap;
  }
`;
