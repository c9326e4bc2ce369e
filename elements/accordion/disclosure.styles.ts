import { css } from 'lit';
import { focusRing, radiusSmall, withoutScriptsAndInPrint } from '../tokens.js';

/** Shows content although its `<details>` is closed. */
const opened = css`
  [part='base']::details-content {
    display: block;
    content-visibility: visible;
    block-size: auto;
  }
`;

/** Declarations of `<summary>`. */
export const row = css`
  display: flex;
  align-items: center;
  cursor: pointer;
  list-style: none;
`;

/** Declarations of the arrow before the title. */
export const arrow = css`
  content: '';
  flex: none;
  box-sizing: content-box;
  inline-size: 0.375rem;
  block-size: 0.375rem;
  margin-inline: 0.125rem 0.25rem;
  border: solid;
  border-width: 0 1.5px 1.5px 0;
  rotate: -45deg;
  transition: rotate 0.15s;
`;

export const openedArrow = css`
  rotate: 45deg;
`;

/** Styles of every `<details>` in a shadow root. It is open in print and without scripts. */
export const disclosureStyles = css`
  [part='summary'] {
    ${row}
  }
  [part='summary']::-webkit-details-marker {
    display: none;
  }
  [part='summary']::before {
    ${arrow}
  }
  :host(:dir(rtl)) [part='summary']::before {
    rotate: 135deg;
  }
  [part='base'][open] > [part='summary']::before {
    ${openedArrow}
  }
  [part='summary']:focus-visible {
    ${focusRing}
    border-radius: ${radiusSmall};
  }
  ::slotted([slot='anchor']) {
    scroll-margin-block-start: 4rem;
  }
  @media (prefers-reduced-motion) {
    [part='summary']::before {
      transition: none;
    }
  }
  ${withoutScriptsAndInPrint(opened)}
`;
