import { css } from 'lit';
import { copyIconStyle } from '../copy-icons.js';
import { border, codeBackground, heading, innerFocusRing, muted, radius, radiusSmall, space } from '../tokens.js';

/** `0` in a code group, which draws its own frame. */
const frame = css`var(--octavo-code-block-frame,1)`;

/** In a code group, the copy button is positioned in the bar of the group. */
const position = css`var(--octavo-code-block-position,relative)`;

const buttons = css`
  [part='copy'],
  [part='expand'] {
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
  [part='copy']:hover,
  [part='expand']:hover {
    color: ${heading};
  }
  [part='copy']:focus-visible,
  [part='expand']:focus-visible {
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
    box-sizing: border-box;
    border-block-start: 1px solid ${border};
    border-radius: 0 0 calc(${radius} - 1px) calc(${radius} - 1px);
  }
  [part='expand'][aria-expanded='true'] svg {
    rotate: 180deg;
  }
  [part='copy'] svg,
  [part='expand'] svg {
    ${copyIconStyle}
  }
  @media (scripting: none) {
    [part='copy'],
    [part='expand'] {
      display: none;
    }
  }
  @media print {
    [part='copy'],
    [part='expand'] {
      display: none;
    }
  }
`;

/** The end of folded code fades into the background of the frame. */
const fade = css`
  [part='fade'] {
    display: none;
    position: absolute;
    inset: auto 0 2.25rem;
    block-size: 6rem;
    background: linear-gradient(transparent, ${codeBackground});
    opacity: 0.8;
    pointer-events: none;
  }
  @media screen and (scripting: enabled) {
    :host(:not([open])) [part='fade'] {
      display: block;
    }
  }
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
  ${buttons}
  ${fade}
  [part='status'] {
    position: absolute;
    clip-path: inset(50%);
  }
`;
