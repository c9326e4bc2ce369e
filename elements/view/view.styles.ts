import { css } from 'lit';
import { chosen } from '../forced-colors.js';
import { border, heading, muted, primary, radius, radiusSmall, raised, space, surface } from '../tokens.js';

const visible = css`
  :host([hidden]) {
    display: block !important;
    content-visibility: visible !important;
  }
`;

export const viewStyles = css`
  :host {
    display: block;
  }
  [part='head'] {
    display: flex;
    align-items: center;
    min-block-size: 2.5rem;
    margin-block-end: ${space};
    color: ${heading};
    font-weight: 600;
  }
  [part='head']:has([part='views']) slot {
    display: none;
  }
  @media screen and (scripting: enabled) {
    :host([continued]) [part='head'] {
      display: none;
    }
  }
  [part='views'] {
    display: flex;
    gap: 0.25rem;
    padding: 0.25rem;
    border: 1px solid ${border};
    border-radius: ${radius};
    background: ${surface};
    overflow-x: auto;
  }
  button {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    padding: 0.25rem 0.75rem;
    border: 0;
    border-radius: ${radiusSmall};
    background: none;
    color: ${muted};
    font: inherit;
    font-size: 0.875rem;
    line-height: 1.5;
    font-weight: 500;
    cursor: pointer;
  }
  svg {
    inline-size: 1em;
    block-size: 1em;
  }
  button:hover {
    color: ${heading};
  }
  button[aria-pressed='true'] {
    background: ${raised};
    box-shadow: 0 0 0 1px ${border};
    color: ${primary};
  }
  button:focus-visible {
    outline: 2px solid ${primary};
  }
  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      ${chosen}
    }
  }
  @media (scripting: none) {
    ${visible}
  }
  @media print {
    ${visible}
    [part='head'] slot {
      display: block !important;
    }
    [part='views'] {
      display: none;
    }
  }
`;
