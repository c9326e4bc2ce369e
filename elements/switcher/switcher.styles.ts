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
  /* Before scripts run, too: links without padding are too small to tap. */
  :host([row]) ::slotted(a) {
    display: flex;
    flex: none;
    gap: 0.45rem;
    min-inline-size: 1.5rem;
    padding: 0.7rem 0;
  }
`;

/** The links of a row. */
export const rowLinkStyles = css`
  :where(octavo-switcher[row]) > a {
    margin: 0;
    border-block-end: 2px solid transparent;
    color: ${muted};
    font-weight: 500;
    text-decoration: none;
  }
  :where(octavo-switcher[row]) > a:hover {
    border-color: ${borderStrong};
    color: ${heading};
  }
  :where(octavo-switcher[row]) > a[aria-current]:not([aria-current='false']) {
    border-color: ${primary};
    color: ${heading};
  }
  @media (forced-colors: active) {
    :where(octavo-switcher[row]) > a {
      border-color: Canvas;
    }
    :where(octavo-switcher[row]) > a[aria-current]:not([aria-current='false']) {
      border-color: Highlight;
    }
  }
`;
