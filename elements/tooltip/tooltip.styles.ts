import { css, unsafeCSS, type CSSResult } from 'lit';
import { border, focusRing, heading, muted, primaryOnTint, radius, raised, shadow, text } from '../tokens.js';

const wordFocus = css`
  ${focusRing}
  border-radius: 2px;
`;

const title = css`
  color: ${heading};
  font-weight: 600;
`;

const cta = css`
  color: ${primaryOnTint};
  font-weight: 600;
  text-decoration: none;
`;

/** Selects the explanation, slotted or drawn by the element. `pseudo`: a pseudo-element of it; `host`: a state of the element. */
function explanation(pseudo = '', host = ''): CSSResult {
  return unsafeCSS(`${host} ::slotted([slot='tip'])${pseudo}, ${host} [part='content']${pseudo}`);
}

export const tooltipStyles = css`
  :host {
    --_link: ${primaryOnTint};
    position: relative;
    anchor-name: --word;
    text-decoration-line: underline;
    text-decoration-style: dotted;
    text-decoration-color: ${muted};
    text-underline-offset: 0.25em;
    cursor: help;
  }
  [part='word']:focus-visible {
    ${wordFocus}
  }
  ${explanation()} {
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
  [part='title'] {
    ${title}
  }
  [part='cta'] {
    ${cta}
  }
  ${explanation('::after')} {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -0.5rem;
  }
  ${explanation('', ':host(:is(:hover, :focus-within):not([dismissed]))')} {
    visibility: visible;
    opacity: 1;
  }
  /* A hidden box beside the edge of the window would make the page wider. */
  @supports not (position-area: top) {
    @media screen {
      ${explanation('', ':host(:not(:hover, :focus-within))')} {
        display: none;
      }
    }
    @media (max-width: 40em) {
      ${explanation()} {
        position: fixed;
        inset: auto 1rem 1rem;
        inline-size: auto;
        max-inline-size: none;
      }
    }
  }
  @supports (position-area: top) {
    ${explanation()} {
      position: fixed;
      position-anchor: --word;
      position-area: top;
      position-try: flip-block;
      inset: auto;
      margin: 0.25rem 0.5rem;
    }
  }
  @media (prefers-reduced-motion) {
    ${explanation()} {
      transition: none;
    }
  }
  /* WebKit, where a transition of an anchored box keeps it from being shown or hidden. */
  @supports (position-area: top) and (hanging-punctuation: first) {
    ${explanation()} {
      transition: none;
    }
  }
  @media screen {
    [part='title'],
    [part='cta'] {
      display: block;
    }
  }
  @media print {
    ${explanation()} {
      all: unset;
    }
    ${explanation('::before')} {
      content: ' (';
    }
    ${explanation('::after')} {
      content: ')';
      position: static;
    }
  }
`;

const titlePart = css`octavo-tooltip > [slot='tip'] > [data-component-part='tooltip-title']`;
const ctaPart = css`octavo-tooltip > [slot='tip'] > [data-component-part='tooltip-cta']`;

/** The word in its slot, and the parts of an explanation in its slot. */
export const tooltipLightStyles = css`
  octavo-tooltip > :not([slot]):focus-visible {
    ${wordFocus}
  }
  ${titlePart} {
    ${title}
  }
  ${ctaPart} {
    ${cta}
  }
  @media screen {
    ${titlePart},
    ${ctaPart} {
      display: block;
    }
  }
`;
