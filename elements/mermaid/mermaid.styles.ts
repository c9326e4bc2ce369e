import { css } from 'lit';
import { border, codeBackground, mono, radius, space } from '../tokens.js';

export const mermaidStyles = css`
  :host {
    display: block;
    margin-block: calc(${space} * 1.25);
  }
  [part='diagram'] {
    caret-color: light-dark(#000, #fff);
    overflow-x: auto;
    text-align: center;
  }
  [part='diagram'] svg {
    max-inline-size: 100%;
    block-size: auto;
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
