import { css } from 'lit';
import { heading } from '../tokens.js';

/** Without scripts and in print, all panels are visible, each below its label. */
const labelled = css`
  :host([hidden]) {
    display: block !important;
    content-visibility: visible !important;
  }
  :host([label])::before {
    content: attr(label);
    display: block;
    margin: 1.25em var(--octavo-tab-label-inset, 0) 0.5em;
    color: ${heading};
    font-weight: 600;
  }
`;

export const tabStyles = css`
  :host {
    display: block;
  }
  :host,
  ::slotted([slot]) {
    scroll-margin-block-start: 4rem;
  }
  ::slotted(:nth-child(1 of :not([slot]))) {
    margin-block-start: 0 !important;
  }
  ::slotted(:nth-last-child(1 of :not([slot]))) {
    margin-block-end: 0 !important;
  }
  @media (scripting: none) {
    ${labelled}
  }
  @media print {
    ${labelled}
  }
`;
