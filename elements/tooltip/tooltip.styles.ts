import { css } from 'lit';
import { border, focusRing, heading, muted, primary, radius, raised, shadow, text } from '../tokens.js';

const linesOfTip = css`
  display: block;
  color: ${heading};
  font-weight: 600;
`;

export const tooltipStyles = css`
  :host {
    position: relative;
    anchor-name: --word;
    text-decoration-line: underline;
    text-decoration-style: dotted;
    text-decoration-color: ${muted};
    text-underline-offset: 0.25em;
    cursor: help;
  }
  [part='word']:focus-visible {
    ${focusRing}
    border-radius: 2px;
  }
  ::slotted([slot='tip']),
  [part='tip'] {
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
    text-decoration: none;
    cursor: auto;
    visibility: hidden;
    opacity: 0;
    transition:
      opacity 0.12s 0.1s,
      visibility 0.12s 0.1s;
  }
  [part='tip'] :is(strong, a) {
    ${linesOfTip}
  }
  [part='tip'] a {
    color: ${primary};
  }
  ::slotted([slot='tip'])::after,
  [part='tip']::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -0.5rem;
  }
  :host(:is(:hover, :focus-within):not([dismissed])) ::slotted([slot='tip']),
  :host(:is(:hover, :focus-within):not([dismissed])) [part='tip'] {
    visibility: visible;
    opacity: 1;
  }
  /* A hidden box beside the edge of the window would make the page wider. */
  @supports not (position-area: top) {
    @media screen {
      :host(:not(:hover, :focus-within)) ::slotted([slot='tip']),
      :host(:not(:hover, :focus-within)) [part='tip'] {
        display: none;
      }
    }
    @media (max-width: 40em) {
      ::slotted([slot='tip']),
      [part='tip'] {
        position: fixed;
        inset: auto 1rem 1rem;
        inline-size: auto;
        max-inline-size: none;
      }
    }
  }
  @supports (position-area: top) {
    ::slotted([slot='tip']),
    [part='tip'] {
      position: fixed;
      position-anchor: --word;
      position-area: top;
      position-try: flip-block;
      inset: auto;
      margin: 0.25rem 0.5rem;
    }
  }
  @media (prefers-reduced-motion) {
    ::slotted([slot='tip']),
    [part='tip'] {
      transition: none;
    }
  }
  /* WebKit, where a transition of an anchored box keeps it from being shown or hidden. */
  @supports (position-area: top) and (hanging-punctuation: first) {
    ::slotted([slot='tip']),
    [part='tip'] {
      transition: none;
    }
  }
  @media print {
    ::slotted([slot='tip']),
    [part='tip'] {
      all: unset;
    }
    ::slotted([slot='tip'])::before,
    [part='tip']::before {
      content: ' (';
    }
    ::slotted([slot='tip'])::after,
    [part='tip']::after {
      content: ')';
      position: static;
    }
  }
`;

export const tooltipLightStyles = css`
  octavo-tooltip > :focus-visible {
    ${focusRing}
    border-radius: 2px;
  }
  octavo-tooltip > [slot='tip'] > :is(strong, a) {
    ${linesOfTip}
  }
  octavo-tooltip > [slot='tip'] > a {
    color: ${primary};
  }
`;
