import { css } from 'lit';
import { schemeProbe } from '../color-scheme.js';
import {
  border,
  borderStrong,
  codeBackground,
  focusRing,
  heading,
  lineIcon,
  mono,
  muted,
  radius,
  radiusSmall,
  raised,
  space,
} from '../tokens.js';

export const mermaidStyles = css`
  :host {
    position: relative;
    display: block;
    margin-block: calc(${space} * 1.25);
  }
  @media (scripting: enabled) {
    :host([size]) {
      block-size: 15rem;
      box-sizing: border-box;
      border: 1px solid ${border};
      border-radius: ${radius};
      padding: ${space};
    }
    :host([size='medium']) {
      block-size: 24rem;
    }
    :host([size='large']) {
      block-size: 36rem;
    }
    :host([size='tall']) {
      block-size: 48rem;
    }
    :host([size][drawn]) [part='diagram'] {
      max-block-size: 100%;
      overflow: auto;
    }
    :host([size][drawn]) [part='diagram'],
    :host([size][drawn]) [part='diagram'] svg {
      block-size: 100%;
    }
    :host([size]) ::slotted([slot='source']),
    :host([size]) [part='source'] {
      max-block-size: 100%;
      overflow: auto;
      border: 0;
      padding: 0;
      background: none;
    }
  }
  [part='diagram'] {
    ${schemeProbe}
    overflow-x: auto;
    text-align: center;
  }
  [part='diagram'] svg {
    display: block;
    margin-inline: auto;
    max-inline-size: 100%;
  }
  [part='diagram'][data-zoomed] {
    overflow: auto;
    text-align: start;
    cursor: grab;
    scrollbar-width: thin;
  }
  [part='diagram']:active {
    cursor: grabbing;
  }
  [part='diagram']:focus-visible,
  [part='zoom-controls'] button:focus-visible {
    ${focusRing}
  }
  [part='zoom-controls'] {
    position: absolute;
    inset: auto 0.75rem 0.75rem auto;
    display: flex;
    border: 1px solid ${border};
    border-radius: ${radiusSmall};
    background: ${raised};
  }
  [part='zoom-controls']:empty {
    display: none;
  }
  :host([placement^='top']) [part='zoom-controls'] {
    inset-block: 0.75rem auto;
  }
  :host([placement$='left']) [part='zoom-controls'] {
    right: auto;
    left: 0.75rem;
  }
  [part='zoom-controls'] button {
    display: grid;
    padding: 0.375rem;
    border: 0;
    border-radius: inherit;
    background: none;
    color: ${muted};
    cursor: pointer;
  }
  [part='zoom-controls'] button + button {
    border-inline-start: 1px solid ${border};
  }
  [part='zoom-controls'] button:hover {
    color: ${heading};
  }
  [part='zoom-controls'] button[aria-disabled] {
    color: ${borderStrong};
    cursor: default;
  }
  [part='zoom-controls'] button svg {
    inline-size: 1rem;
    block-size: 1rem;
    ${lineIcon}
    stroke-width: 2;
    stroke-linejoin: round;
  }
  @media print {
    [part='zoom-controls'] {
      display: none;
    }
  }
  ::slotted([slot='source']),
  [part='source'] {
    margin: 0;
    padding: ${space};
    border: 1px solid ${border};
    border-radius: ${radius};
    background: ${codeBackground};
    overflow-x: auto;
  }
  :host([drawn]) ::slotted([slot='source']),
  :host([drawn]) [part='source'] {
    display: none;
  }
`;

export const mermaidLightStyles = css`
  octavo-mermaid > [slot='source'],
  octavo-mermaid::part(source) {
    font: 0.84375rem/1.7 ${mono};
    font-variant-ligatures: none;
  }
`;
