import { css } from 'lit';
import { withoutOuterMargins } from '../content.styles.js';
import { heading } from '../tokens.js';

const label = css`
  content: attr(label);
  display: block;
  margin: 1.25em var(--octavo-tab-label-inset, 0) 0.5em;
  color: ${heading};
  font-weight: 600;
`;

const visible = css`
  display: block !important;
  content-visibility: visible !important;
`;

/** Without scripts and in print, all panels are visible, each below its label. */
const labelled = css`
  :host([hidden]) {
    ${visible}
  }
  :host([label])::before {
    ${label}
  }
`;

export const tabStyles = css`
  :host {
    display: block;
  }
  :host,
  ::slotted([slot='anchor']) {
    scroll-margin-block-start: 4rem;
  }
  @media (scripting: none) {
    ${labelled}
  }
  @media print {
    ${labelled}
  }
`;

/** With more weight than the rule of a group that hides its panels. */
const shown = css`
  octavo-tab[hidden][hidden] {
    ${visible}
  }
`;

export const tabLightStyles = css`
  ${withoutOuterMargins('octavo-tab')}
  @media (scripting: none) {
    ${shown}
  }
  @media print {
    ${shown}
  }
`;
