import { css } from 'lit';
import { borderStrong, heading, muted, primary } from '../tokens.js';

/** The row of links. */
export const switcherStyles = css`
  :host([row]) {
    display: block;
  }
  nav[part='list'] {
    all: unset;
    display: flex;
    gap: 1.625rem;
    overflow-x: auto;
    scrollbar-width: none;
  }
  nav[part='list'] ::slotted(a) {
    display: flex;
    flex: none;
    gap: 0.45rem;
    inline-size: auto;
    padding: 0.7rem 0;
    border-radius: 0;
    border-block-end: 2px solid transparent;
    color: ${muted};
    font-weight: 500;
  }
  nav[part='list'] ::slotted(a:hover) {
    border-color: ${borderStrong};
    background: none;
    color: ${heading};
  }
  nav[part='list'] ::slotted(a[aria-current]:not([aria-current='false'])) {
    border-color: ${primary};
    color: ${heading};
    font-weight: 500;
  }
  @media (forced-colors: active) {
    nav[part='list'] ::slotted(a) {
      border-color: Canvas;
    }
    nav[part='list'] ::slotted(a[aria-current]:not([aria-current='false'])) {
      border-color: Highlight;
    }
  }
`;
