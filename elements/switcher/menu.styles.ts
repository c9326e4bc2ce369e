import { css } from 'lit';
import {
  border,
  borderStrong,
  focusRing,
  heading,
  hiddenInPrint,
  hover,
  innerFocusRing,
  lineIcon,
  muted,
  radiusControl,
  raised,
  shadow,
  text,
} from '../tokens.js';

/** The button, and the list that it opens. */
export const menuStyles = css`
  :host {
    display: inline-block;
    position: relative;
    font-size: 0.875rem;
    line-height: 1.4;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 0.45rem;
    box-sizing: border-box;
    min-block-size: 2.125rem;
    padding: 0.375rem 0.6rem;
    border: 1px solid ${borderStrong};
    border-radius: ${radiusControl};
    color: ${text};
    font-weight: 500;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover,
  [open] > summary {
    background: ${hover};
    color: ${heading};
  }
  summary:focus-visible {
    ${focusRing}
  }
  svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    ${lineIcon}
    stroke-linejoin: round;
  }
  [part='list'] {
    position: absolute;
    inset-block-start: calc(100% + 0.4rem);
    inset-inline-start: 0;
    z-index: 30;
    box-sizing: border-box;
    inline-size: max-content;
    min-inline-size: 11rem;
    max-inline-size: min(20rem, 90vw);
    max-block-size: 70vh;
    overflow-y: auto;
    padding: 0.35rem;
    border: 1px solid ${border};
    border-radius: calc(${radiusControl} * 1.5);
    background: ${raised};
    box-shadow: ${shadow};
  }
  :host([slot='end']) [part='list'],
  .octavo-at-end {
    inset-inline: auto 0;
  }
  summary span,
  ::slotted([slot='button']) {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  summary > svg {
    font-size: 0.8em;
    opacity: 0.75;
  }
  ${hiddenInPrint}
`;

/** The links. They are in the light DOM, where the styles that a page has for links would override `::slotted`. */
export const menuLinkStyles = css`
  :where(octavo-switcher:not([row], [light]), octavo-page-menu:not([light])) > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  :where(octavo-switcher:not([row], [light]), octavo-page-menu:not([light])) :is(a, button):not([slot]) {
    display: flex;
    align-items: center;
    gap: 0.65rem;
    box-sizing: border-box;
    inline-size: 100%;
    margin: 0;
    padding: 0.45rem 0.65rem;
    border: 0;
    border-radius: ${radiusControl};
    background: none;
    color: ${text};
    font: inherit;
    font-size: 0.875rem;
    line-height: 1.4;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  :where(octavo-switcher:not([row], [light]), octavo-page-menu:not([light])) :is(a, button):not([slot]):hover {
    background: ${hover};
    color: ${heading};
  }
  :where(octavo-switcher:not([row], [light]), octavo-page-menu:not([light]))
    a[aria-current]:not([aria-current='false']) {
    color: ${heading};
    font-weight: 500;
  }
  :where(octavo-switcher:not([row], [light]), octavo-page-menu:not([light])) :is(a, button):not([slot]):focus-visible {
    ${innerFocusRing}
  }
  @media (forced-colors: active) {
    :where(octavo-switcher:not([row], [light])) a[aria-current]:not([aria-current='false']) {
      text-decoration: underline;
    }
  }
  :where(octavo-switcher:not([row], [light]), octavo-page-menu:not([light])) small {
    display: block;
    color: ${muted};
    font-size: 0.8125rem;
    font-weight: 400;
  }
  @media (scripting: none) {
    octavo-page-menu:not([light]) button {
      display: none !important;
    }
  }
`;
