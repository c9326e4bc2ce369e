import { css } from 'lit';
import * as tokens from '../elements/tokens.js';
import * as tones from '../elements/tones.js';

/** Fields and fieldsets. */
export const formStyles = css`
  fieldset {
    display: grid;
    gap: 0.75rem;
    min-inline-size: 0;
    margin: 0;
    padding: 0.875rem 1rem 1rem;
    border: 1px solid ${tokens.border};
    border-radius: ${tokens.radius};
  }
  /* A legend that floats is inside of the border. */
  legend {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5rem;
    float: inline-start;
    inline-size: 100%;
    padding: 0;
    color: ${tokens.heading};
    font-weight: 600;
  }
  form {
    display: grid;
    gap: 0.75rem;
  }
  [part='environment'],
  [part~='field'] {
    display: grid;
    gap: 0.25rem;
    min-inline-size: 0;
  }
  [part~='field-head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5rem;
  }
  label {
    color: ${tokens.heading};
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  [part='type'],
  [part='deprecated'],
  [part='required'] {
    color: ${tokens.muted};
    font-size: 0.75rem;
    font-weight: 400;
  }
  [part='required'] {
    color: ${tones.red};
  }
  [part='deprecated'] {
    color: ${tones.amber};
  }
  [part='note'] code {
    font-family: ${tokens.mono};
  }
  [part='note'] a {
    color: inherit;
  }
  [part='remove'] {
    min-inline-size: 1.75rem;
    min-block-size: 1.75rem;
    margin-block: -0.25rem;
    margin-inline: auto -0.375rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${tokens.muted};
    font-size: 1.25rem;
    line-height: 1;
  }
  [part='variables'] summary {
    color: ${tokens.muted};
  }
  [part='new-variable'],
  [part='variable'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto;
    align-items: center;
    gap: 0.5rem;
    margin-block-start: 0.5rem;
  }
  [part='add'] {
    justify-self: start;
  }
  [part='check'] {
    display: flex;
    gap: 0.5rem;
    align-items: baseline;
    font-weight: 400;
  }
  [part='options'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
    gap: 0.25rem 1rem;
    max-block-size: 15rem;
    padding: 0.25rem;
    overflow: auto;
  }
  [part='options'] [part='check'] {
    min-block-size: 1.5rem;
  }
  [part='secret'],
  [part='add-line'] {
    display: flex;
    gap: 0.5rem;
  }
  [part='file'] {
    display: flex;
    gap: 0.5rem;
    min-inline-size: 0;
  }
  [part='drop'] {
    position: relative;
    display: flex;
    flex: 1;
    align-items: center;
    gap: 0.5rem;
    min-inline-size: 0;
    padding: 0.625rem 0.75rem;
    border: 1px dashed ${tokens.borderStrong};
    border-radius: ${tokens.radiusSmall};
    background: ${tokens.background};
    color: ${tokens.muted};
    overflow-wrap: anywhere;
  }
  [part='drop']:is(:hover, [data-over]) {
    border-color: ${tokens.primary};
    color: ${tokens.heading};
  }
  [part='drop']:has(:focus-visible) {
    outline: 2px solid ${tokens.primary};
    outline-offset: 1px;
  }
  [part='drop']:has([aria-invalid='true']) {
    border-color: ${tones.red};
  }
  [part='drop'] svg {
    flex: none;
    inline-size: 1.125rem;
    ${tokens.lineIcon}
    stroke-linejoin: round;
  }
  input[type='file'] {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  input[type='file']::file-selector-button {
    cursor: pointer;
  }
  [part='views'],
  [part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  [aria-pressed='true'] {
    border-color: ${tokens.primary};
    color: ${tokens.primaryOnTint};
  }
  [part='problems'] {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* Takes no gap, and stays in the accessibility tree. */
  [part='problems']:not(:has(li)) {
    position: absolute;
  }
  [part~='visually-hidden'] {
    position: absolute;
    inline-size: auto;
    clip-path: inset(50%);
  }
  @container (min-inline-size: 30rem) {
    [part~='field'] {
      grid-template-columns: 12rem minmax(0, 1fr);
      align-items: center;
      column-gap: 1rem;
    }
    [part~='field'] > * {
      grid-column: 2;
    }
    [part~='field'] > :is(label, [part='field-head']):first-child {
      grid-column: 1;
      grid-row: 1;
      row-gap: 0;
    }
  }
  @media (forced-colors: active) {
    [part='remove'] {
      border: 1px solid;
    }
    [aria-pressed='true'] {
      border-color: Highlight;
    }
  }
`;
