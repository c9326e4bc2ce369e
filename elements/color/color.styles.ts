import { css } from 'lit';
import { schemeProbe } from '../color-scheme.js';
import * as tokens from '../tokens.js';

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  gap: 0.75rem;
`;

export const colorStyles = css`
  :host {
    ${grid}
    margin-block: 1.25rem;
  }
  :host([variant='table']) {
    display: block;
    border: 1px solid ${tokens.border};
    border-radius: ${tokens.radius};
  }
`;

const title = css`
  display: block;
  margin-block-end: 0.75rem;
  color: ${tokens.heading};
  font-size: 0.875rem;
  font-weight: 600;
`;

export const colorRowStyles = css`
  :host {
    display: block;
    grid-column: 1 / -1;
    padding: 1rem;
  }
  :host(:not(:first-child)) {
    border-block-start: 1px solid ${tokens.border};
  }
  [part='title'] {
    ${title}
  }
  [part='items-container'] {
    ${grid}
  }
`;

export const colorRowLightStyles = css`
  octavo-color-row > [slot='title'] {
    ${title}
  }
`;

const name = css`
  color: ${tokens.heading};
  font-size: 0.875rem;
  font-weight: 500;
`;

const code = css`
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.muted};
  font-family: ${tokens.mono};
  font-size: 0.75rem;
  overflow-wrap: anywhere;
  direction: ltr;
  unicode-bidi: isolate;
`;

export const colorItemStyles = css`
  :host {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 0.75rem;
    align-items: center;
    position: relative;
    line-height: 1.4;
    break-inside: avoid;
  }
  [part='value'] {
    ${code}
  }
  [part='button'] {
    grid-row: span 2;
    width: 2.5rem;
    height: 2.5rem;
    box-sizing: border-box;
    border: 1px solid color-mix(in srgb, currentColor 18%, transparent);
    border-radius: ${tokens.radiusSmall};
    background:
      linear-gradient(var(--octavo-color-value, transparent) 0 0),
      repeating-conic-gradient(#8884 0 25%, transparent 0 50%) 0 0 / 0.625rem 0.625rem;
    padding: 0;
    color: inherit;
    font: inherit;
    cursor: pointer;
    ${schemeProbe}
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  [part='button']:disabled {
    cursor: auto;
  }
  [part='button']:focus-visible {
    ${tokens.focusRing}
  }
  [part='button'] svg {
    display: block;
    width: 1.375rem;
    margin: auto;
    padding: 0.1875rem;
    border-radius: 50%;
    background: ${tokens.raised};
    color: ${tokens.heading};
  }
  [part='status'] {
    ${tokens.visuallyHidden}
  }
  [part='values'] {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    column-gap: 0.5rem;
  }
  [part='name'] {
    align-self: end;
    ${name}
  }
`;

export const colorItemLightStyles = css`
  octavo-color-item > [slot] {
    overflow-wrap: anywhere;
  }
  octavo-color-item > [slot='name'] {
    ${name}
  }
  octavo-color-item > [slot='value'] {
    ${code}
  }
`;
