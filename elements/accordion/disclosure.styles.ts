import { css } from 'lit';
import { primary, radiusSmall } from '../tokens.js';

const opened = css`
  details::details-content {
    display: block;
    content-visibility: visible;
    block-size: auto;
  }
`;

/** Styles of every `<details>` in a shadow root. It is open in print and without scripts. */
export const disclosureStyles = css`
  summary {
    display: flex;
    align-items: center;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    content: '';
    flex: none;
    inline-size: 0.375rem;
    block-size: 0.375rem;
    margin-inline: 0.125rem 0.25rem;
    border: solid;
    border-width: 0 1.5px 1.5px 0;
    rotate: -45deg;
    transition: rotate 0.15s;
  }
  :host(:dir(rtl)) summary::before {
    rotate: 135deg;
  }
  :host details[open] > summary::before {
    rotate: 45deg;
  }
  summary:focus-visible {
    outline: 2px solid ${primary};
    outline-offset: 2px;
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
    ${opened}
  }
  @media print {
    ${opened}
  }
`;
