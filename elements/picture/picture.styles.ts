import { css } from 'lit';
import * as tokens from '../tokens.js';

export const pictureStyles = css`
  :host {
    position: relative;
    display: inline-block;
    max-inline-size: 100%;
    vertical-align: middle;
  }
  [part='actions'] {
    position: absolute;
    inset-block-end: 0.75rem;
    inset-inline: 0.75rem;
    display: flex;
    justify-content: center;
    gap: 0.25rem;
    opacity: 0;
    pointer-events: none;
    transition: opacity 0.15s;
  }
  :host(:is(:hover, :focus-within)) [part='actions'] {
    opacity: 1;
  }
  @media (hover: none) {
    [part='actions'] {
      opacity: 1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    [part='actions'] {
      transition: none;
    }
  }
  :host([placement^='top']) [part='actions'] {
    inset-block: 0.75rem auto;
  }
  :host([placement$='left']) [part='actions'] {
    justify-content: left;
  }
  :host([placement$='right']) [part='actions'] {
    justify-content: right;
  }
  [part='actions'][hidden] {
    display: none;
  }
  [part='copy'],
  [part='download'] {
    display: grid;
    padding: 0.4375rem;
    border: 1px solid ${tokens.border};
    border-radius: ${tokens.radiusSmall};
    background: ${tokens.raised};
    color: ${tokens.muted};
    font: inherit;
    box-shadow: ${tokens.shadow};
    cursor: pointer;
    pointer-events: auto;
  }
  [part='copy']:hover,
  [part='download']:hover {
    border-color: ${tokens.borderStrong};
    color: ${tokens.heading};
  }
  [part='copy']:focus-visible,
  [part='download']:focus-visible {
    ${tokens.focusRing}
  }
  [part='actions'] svg {
    inline-size: 1rem;
    block-size: 1rem;
    ${tokens.lineIcon}
    stroke-width: 2;
    stroke-linejoin: round;
  }
  [part='status'] {
    ${tokens.visuallyHidden}
  }
  @media print {
    [part='actions'] {
      display: none;
    }
  }
`;

export const pictureLightStyles = css`
  octavo-picture > img {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    margin: 0;
  }
`;
