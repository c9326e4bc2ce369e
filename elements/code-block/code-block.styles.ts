import { css } from 'lit';
import { copyIconStyles } from '../copy-icons.js';
import { border, codeBackground, heading, innerFocusRing, muted, radius, radiusSmall, space } from '../tokens.js';

/** `0` in a code group, which draws its own frame. */
const frame = css`var(--octavo-code-block-frame,1)`;

/** In a code group, the copy button is positioned in the bar of the group. */
const position = css`var(--octavo-code-block-position,relative)`;

const button = css`
  button {
    display: grid;
    place-content: center;
    padding: 0;
    border: 0;
    border-radius: ${radiusSmall};
    background: none;
    color: ${muted};
    font: inherit;
    cursor: pointer;
  }
  button:hover {
    color: ${heading};
  }
  button:focus-visible {
    ${innerFocusRing}
  }
  [part='copy'] {
    position: absolute;
    z-index: 1;
    inset-block-start: 0.375rem;
    inset-inline-end: 0.375rem;
    inline-size: 2rem;
    block-size: 2rem;
    background: var(--_copy, none);
    box-shadow:
      -0.5rem 0 0.5rem var(--_copy, transparent),
      0.375rem 0 var(--_copy, transparent);
    transition: opacity 0.15s;
  }
  @media (hover: hover) {
    :host(:not(:hover, :focus-within)) [part='copy'] {
      opacity: var(--_rest, 1);
    }
  }
  [part='expand'] {
    inline-size: 100%;
    block-size: 2.25rem;
    border-block-start: 1px solid ${border};
    border-radius: 0 0 calc(${radius} - 1px) calc(${radius} - 1px);
  }
  [aria-expanded='true'] svg {
    rotate: 180deg;
  }
  ${copyIconStyles}
`;

export const codeBlockStyles = css`
  :host {
    display: block;
    position: ${position};
    margin-block: calc(${space} * 1.25 * ${frame});
    border: calc(1px * ${frame}) solid ${border};
    border-radius: ${radius};
    background: ${codeBackground};
  }
  ::slotted([slot='title']),
  [part='title'] {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-block-size: 2.75rem;
    padding-block: 0.375rem;
    padding-inline: ${space} 3rem;
    box-sizing: border-box;
    border-block-end: 1px solid ${border};
    color: ${muted};
    font-size: 0.8125rem;
    font-weight: 500;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  ${button}
  [role='status'] {
    position: absolute;
    clip-path: inset(50%);
  }
  @media screen and (scripting: enabled) {
    :host([expandable]:not([open])) ::slotted(pre) {
      max-block-size: 24rem;
      overflow-y: hidden !important;
      mask: linear-gradient(#000 calc(100% - 6rem), #0003);
    }
  }
  @media (scripting: none) {
    button {
      display: none;
    }
  }
  @media print {
    button {
      display: none;
    }
  }
`;
