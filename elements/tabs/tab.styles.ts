import { css, unsafeCSS, type CSSResult } from 'lit';
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

/** A panel of a built page, until a script defines its element. */
const flat = unsafeCSS('octavo-tab[flat]:not(:defined)');

const flatLabelled = css`
  ${flat}[hidden] {
    ${visible}
  }
  ${flat}[label]::before {
    ${label}
  }
`;

/** The same for panels without a shadow root: a page can have hundreds of them. */
export const flatTabStyles: CSSResult = css`
  ${flat} {
    display: block;
  }
  ${flat}[hidden]:not([hidden='until-found']) {
    display: none;
  }
  ${flat},
  ${flat} > [slot] {
    scroll-margin-block-start: 4rem;
  }
  ${flat} > :nth-child(1 of :not([slot])) {
    margin-block-start: 0 !important;
  }
  ${flat} > :nth-last-child(1 of :not([slot])) {
    margin-block-end: 0 !important;
  }
  @media (scripting: none) {
    ${flatLabelled}
  }
  @media print {
    ${flatLabelled}
  }
`;
