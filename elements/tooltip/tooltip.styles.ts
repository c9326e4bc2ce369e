import { css } from 'lit';
import { border, muted, primary, radius, raised, shadow, text } from '../tokens.js';

export const tooltipStyles = css`
  :host {
    position: relative;
    anchor-name: --word;
    text-decoration: underline dotted ${muted};
    text-underline-offset: 0.25em;
    cursor: help;
  }
  ::slotted(:focus-visible) {
    outline: 2px solid ${primary};
    outline-offset: 2px;
    border-radius: 2px;
  }
  ::slotted([slot='tip']) {
    position: absolute;
    z-index: 20;
    inset-block-end: 100%;
    inset-inline-start: 0;
    inline-size: max-content;
    max-inline-size: min(20rem, 80vw);
    padding: 0.625rem 0.75rem;
    border: 1px solid ${border};
    border-radius: ${radius};
    background: ${raised};
    box-shadow: ${shadow};
    color: ${text};
    font-size: 0.8125rem;
    font-weight: 400;
    line-height: 1.5;
    white-space: normal;
    text-align: start;
    visibility: hidden;
    opacity: 0;
    transition: 0.12s 0.1s;
    transition-property: opacity, visibility;
  }
  :host(:hover) ::slotted([slot='tip']),
  :host(:focus-within) ::slotted([slot='tip']) {
    visibility: visible;
    opacity: 1;
  }
  @supports (position-area: top) {
    ::slotted([slot='tip']) {
      position: fixed;
      position-anchor: --word;
      position-area: top;
      position-try: flip-block;
      inset: auto;
      margin: 0.25rem 0.5rem;
    }
  }
  @media (prefers-reduced-motion) {
    ::slotted([slot='tip']) {
      transition: none;
    }
  }
  @media print {
    ::slotted([slot='tip']) {
      all: unset;
    }
    ::slotted([slot='tip'])::before {
      content: ' (';
    }
    ::slotted([slot='tip'])::after {
      content: ')';
    }
  }
`;
