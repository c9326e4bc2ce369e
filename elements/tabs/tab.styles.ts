import { css } from 'lit';
import { heading } from '../tokens.js';

/** With scripts off and in print every panel is open, under its label. */
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
  ::slotted(:first-child) {
    margin-block-start: 0 !important;
  }
  ::slotted(:last-child) {
    margin-block-end: 0 !important;
  }
  @media (scripting: none) {
    ${labelled}
  }
  @media print {
    ${labelled}
  }
`;
