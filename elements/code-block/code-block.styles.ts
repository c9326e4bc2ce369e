import { css } from 'lit';
import {
  border,
  codeBackground,
  codeBar,
  codeLine,
  codeRadius,
  heading,
  innerFocusRing,
  lineIcon,
  muted,
  radiusSmall,
  space,
  visuallyHidden,
  withoutScriptsAndInPrint,
} from '../tokens.js';

/** `0` in a code group, which draws its own frame. */
const frame = css`var(--octavo-code-block-frame,1)`;

/** In a code group, the box of the copy button is positioned in the bar of the group. */
const position = css`var(--octavo-code-block-position,relative)`;

const buttons = css`
  [part='copy'],
  [part='wrap'],
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
  [part='wrap']:hover,
  [part='wrap'][aria-pressed='true'],
  [part='expand']:hover {
    color: ${heading};
  }
  [part='copy']:focus-visible,
  [part='wrap']:focus-visible,
  [part='expand']:focus-visible {
    ${innerFocusRing}
  }
  [part='copy'] svg,
  [part='wrap'] svg,
  [part='expand'] svg {
    inline-size: 1rem;
    ${lineIcon}
    stroke-linejoin: round;
  }
  [part='buttons'] {
    position: absolute;
    z-index: 1;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: grid;
    grid-auto-flow: column;
    place-content: center;
    min-inline-size: 2.75rem;
    padding-inline-end: 0.375rem;
    box-sizing: border-box;
    block-size: 2.5rem;
  }
  [part='fade'] {
    position: absolute;
    z-index: -1;
    inset-block: 0.375rem;
    inset-inline: -0.25rem 0;
    background-image: linear-gradient(90deg, transparent, var(--_copy, transparent) 0.625rem);
    pointer-events: none;
  }
  [part='copy'],
  [part='wrap'] {
    inline-size: 2rem;
    block-size: 2rem;
    background: var(--_copy, none);
  }
  :host(:not([data-long])) [part='wrap'] {
    display: none;
  }
  [part='copy'],
  [part='wrap'],
  [part='fade'] {
    transition: opacity 0.15s;
  }
  @media (hover: hover) {
    :host(:not(:hover, :focus-within)) [part='wrap'] {
      opacity: 0;
    }
    :host(:not(:hover, :focus-within)) [part='copy'],
    :host(:not(:hover, :focus-within)) [part='fade'] {
      opacity: var(--_rest, 1);
    }
  }
  [part='expand'] {
    inline-size: 100%;
    block-size: 2.25rem;
    border-block-start: 1px solid ${border};
    border-radius: 0 0 calc(${codeRadius} - 1px) calc(${codeRadius} - 1px);
  }
  [part='expand'][aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

const hiddenButtons = css`
  [part='buttons'],
  [part='expand'] {
    display: none;
  }
`;

export const codeBlockStyles = css`
  :host {
    display: block;
    position: ${position};
    margin-block: calc(${space} * 1.25 * ${frame});
    border: calc(1px * ${frame}) solid ${codeLine};
    border-radius: ${codeRadius};
    background: ${codeBackground};
  }
  [part='header'] {
    display: flex;
    align-items: center;
    min-block-size: 2.5rem;
    padding-block: 0.375rem;
    padding-inline: ${space} 3rem;
    box-sizing: border-box;
    border-block-end: 1px solid ${border};
    border-radius: calc(${codeRadius} - 1px) calc(${codeRadius} - 1px) 0 0;
    background: ${codeBar};
    color: ${muted};
    font-size: 0.8125rem;
    font-weight: 500;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  ::slotted([slot='title']),
  [part='title'] {
    display: flex;
    align-items: center;
    gap: 0.5em;
  }
  :host([data-long]) [part='header'] {
    padding-inline-end: 5rem;
  }
  ${buttons}
  [part='status'] {
    ${visuallyHidden}
  }
  ${withoutScriptsAndInPrint(hiddenButtons)}
`;
