import { css } from 'lit';
import { heading, hiddenWithoutScripts, lineIcon, muted, primary, radiusSmall, surface } from '../tokens.js';

export const themeToggleStyles = css`
  :host {
    display: inline-block;
  }
  button {
    display: grid;
    place-content: center;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    padding: 0;
    border: 0;
    border-radius: ${radiusSmall};
    background: none;
    color: ${muted};
    cursor: pointer;
  }
  button:hover {
    background: ${surface};
    color: ${heading};
  }
  button:focus-visible {
    outline: 2px solid ${primary};
  }
  svg {
    inline-size: 1.25rem;
    ${lineIcon}
    stroke-linejoin: round;
  }
  .sun {
    stroke: light-dark(currentcolor, transparent);
  }
  .moon {
    stroke: light-dark(transparent, currentcolor);
  }
  ${hiddenWithoutScripts}
`;
