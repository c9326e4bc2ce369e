import { css } from 'lit';
import { focusRing, radiusSmall } from '../tokens.js';

/** Declarations of content that is visible although its `<details>` is closed. */
export const opened = css`
  display: block;
  content-visibility: visible;
  block-size: auto;
`;

/** Declarations of `<summary>`. */
export const row = css`
  display: flex;
  align-items: center;
  cursor: pointer;
  list-style: none;
`;

/** Declarations of the arrow before the title. */
export const arrow = css`
  content: '';
  flex: none;
  inline-size: 0.375rem;
  block-size: 0.375rem;
  margin-inline: 0.125rem 0.25rem;
  border: solid;
  border-width: 0 1.5px 1.5px 0;
  rotate: -45deg;
  transition: rotate 0.15s;
`;

export const openedArrow = css`
  rotate: 45deg;
`;

/** Styles of every `<details>` in a shadow root. It is open in print and without scripts. */
export const disclosureStyles = css`
  summary {
    ${row}
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    ${arrow}
  }
  :host(:dir(rtl)) summary::before {
    rotate: 135deg;
  }
  :host details[open] > summary::before {
    ${openedArrow}
  }
  summary:focus-visible {
    ${focusRing}
    border-radius: ${radiusSmall};
  }
  ::slotted([slot='anchor']) {
    scroll-margin-block-start: 4rem;
  }
  ::slotted(:nth-child(1 of :not([slot]))) {
    margin-block-start: 0 !important;
  }
  ::slotted(:nth-last-child(1 of :not([slot]))) {
    margin-block-end: 0 !important;
  }
  @media (prefers-reduced-motion) {
    summary::before {
      transition: none;
    }
  }
  @media (scripting: none) {
    details::details-content {
      ${opened}
    }
  }
  @media print {
    details::details-content {
      ${opened}
    }
  }
`;
