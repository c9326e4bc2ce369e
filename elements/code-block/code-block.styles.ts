import { css } from 'lit';
import { border, codeBackground, muted, primary, radius, radiusSmall, space } from '../tokens.js';

/** A group of blocks draws one frame around all: it sets `--octavo-code-block-frame: 0`. */
const frame = css`var(--octavo-code-block-frame,1)`;

export const codeBlockStyles = css`
  :host {
    display: block;
    position: relative;
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
    padding-inline: ${space} 3rem;
    border-block-end: 1px solid ${border};
    color: ${muted};
    font-size: 0.8125rem;
    font-weight: 500;
  }
  button {
    position: absolute;
    inset-block-start: 0.4rem;
    inset-inline-end: 0.4rem;
    display: grid;
    place-content: center;
    inline-size: 2rem;
    block-size: 2rem;
    padding: 0;
    border: 0;
    border-radius: ${radiusSmall};
    background: ${codeBackground};
    color: ${muted};
    cursor: pointer;
  }
  button:hover {
    color: ${primary};
  }
  button:focus-visible {
    outline: 2px solid ${primary};
  }
  svg {
    inline-size: 1rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [role] {
    position: absolute;
    clip-path: inset(50%);
  }
  [part='expand'] {
    inset-block: auto 0;
    inset-inline: 0;
    inline-size: auto;
    block-size: 2.5rem;
  }
  @media screen and (scripting: enabled) {
    :host([expandable]) {
      padding-block-end: 2.5rem;
    }
    :host([expandable]:not([open])) ::slotted(pre) {
      max-block-size: 24rem;
      overflow-y: hidden !important;
      mask: linear-gradient(#000 75%, transparent);
    }
  }
  [aria-expanded='true'] svg {
    rotate: 180deg;
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
