import { css } from 'lit';
import { chosen } from '../forced-colors.js';
import {
  border,
  heading,
  muted,
  primary,
  primaryOnTint,
  radius,
  radiusSmall,
  raised,
  space,
  surface,
  withoutScriptsAndInPrint,
} from '../tokens.js';
import { untilFound } from '../until-found.styles.js';

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
  @media screen and (scripting: enabled) {
    :host([continued]) [part='head'] {
      display: none;
    }
  }
  [part='views']:not([hidden]) {
    display: flex;
    gap: 0.25rem;
    padding: 0.25rem;
    border: 1px solid ${border};
    border-radius: ${radius};
    background: ${surface};
    overflow-x: auto;
  }
  [part='views'] button {
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
  [part='views'] svg {
    inline-size: 1em;
    block-size: 1em;
  }
  [part='views'] button:hover {
    color: ${heading};
  }
  [part='views'] button[aria-pressed='true'] {
    background: ${raised};
    box-shadow: 0 0 0 1px ${border};
    color: ${primaryOnTint};
  }
  [part='views'] button:focus-visible {
    outline: 2px solid ${primary};
  }
  @media (forced-colors: active) {
    [part='views'] button[aria-pressed='true'] {
      ${chosen}
    }
  }
  @media print {
    [part='title'][hidden] {
      display: block;
    }
    [part='views']:not([hidden]) {
      display: none;
    }
  }
`;

const visible = css`
  octavo-view[hidden] {
    display: block !important;
    content-visibility: visible !important;
  }
`;

export const viewLightStyles = css`
  ${untilFound('octavo-view')}
  ${withoutScriptsAndInPrint(visible)}
`;
