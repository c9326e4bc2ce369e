import { css } from 'lit';
import { background, border, heading, hiddenInPrint, innerFocusRing, muted, primary, text } from '../tokens.js';

export const navbarStyles = css`
  :host {
    display: block;
    z-index: 20;
    border-block-end: 1px solid ${border};
    background: ${background};
    color: ${text};
  }
  [part='row'] {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    box-sizing: border-box;
    min-block-size: 3.5rem;
    padding-inline: 1.25rem;
  }
  nav {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 0.25rem;
    min-inline-size: 4rem;
    overflow-x: auto;
    scrollbar-width: none;
  }
  ::slotted([slot='tabs']) {
    padding-inline: 1.25rem;
  }
  @media (max-width: 40em) {
    [part='row'] {
      flex-wrap: wrap;
      gap: 0 0.5rem;
      padding-block: 0.5rem;
    }
    nav {
      order: 1;
      flex-basis: 100%;
    }
    ::slotted(octavo-search) {
      flex: 1 1 2.25rem;
      min-inline-size: 2.25rem;
    }
  }
  ${hiddenInPrint}
`;

/** The links. They are in the light DOM, where the styles that a page has for links would override `::slotted`. */
export const navbarLinkStyles = css`
  :where(octavo-navbar) > a {
    flex: none;
    margin: 0;
    padding: 0.375rem 0.7rem;
    color: ${muted};
    font-size: 0.875rem;
    font-weight: 500;
    line-height: 1.4;
    text-decoration: none;
  }
  :where(octavo-navbar) > a:is(:hover, [aria-current]:not([aria-current='false'])) {
    color: ${heading};
  }
  :where(octavo-navbar) > a[aria-current]:not([aria-current='false']) {
    text-decoration-line: underline;
    text-decoration-color: ${primary};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
  :where(octavo-navbar) > a[slot='start'] {
    padding-inline: 0;
    color: ${heading};
    font-size: 1.0625rem;
    font-weight: 650;
  }
  :where(octavo-navbar) > a:focus-visible {
    ${innerFocusRing}
  }
`;
