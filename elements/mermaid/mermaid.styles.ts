import { css } from 'lit';
import { schemeProbe } from '../color-scheme.js';
import { border, codeBackground, mono, radius, space } from '../tokens.js';

export const mermaidStyles = css`
  :host {
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
    :host([size][drawn]) [part='diagram'],
    :host([size]:not([drawn])) slot {
      display: block;
      max-block-size: 100%;
      overflow: auto;
    }
    :host([size][drawn]) [part='diagram'],
    :host([size][drawn]) svg {
      block-size: 100%;
    }
    :host([size]) ::slotted(pre) {
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
    max-inline-size: 100%;
  }
  :host([drawn]) slot {
    display: none;
  }
  ::slotted(pre) {
    margin: 0;
    padding: ${space};
    border: 1px solid ${border};
    border-radius: ${radius};
    background: ${codeBackground};
    overflow-x: auto;
    font: 0.875rem/1.6 ${mono};
  }
`;
