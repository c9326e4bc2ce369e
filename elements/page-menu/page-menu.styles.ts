import { css } from 'lit';
import { borderStrong, heading, hover, primary, radiusSmall } from '../tokens.js';

export const pageMenuStyles = css`
  :host {
    display: inline-flex;
  }
  button {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    box-sizing: border-box;
    min-block-size: 2.125rem;
    padding: 0 0.75rem;
    border: 1px solid ${borderStrong};
    border-radius: ${radiusSmall};
    background: none;
    color: ${heading};
    font: inherit;
    font-weight: 500;
    cursor: pointer;
  }
  button:hover {
    background: ${hover};
  }
  button:focus-visible {
    outline: 2px solid ${primary};
    outline-offset: 2px;
  }
  button:not(:only-child) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  button + details > summary {
    border-inline-start: 0;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  @media (scripting: none) {
    button {
      display: none;
    }
  }
`;
