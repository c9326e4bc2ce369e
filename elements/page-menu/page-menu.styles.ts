import { css } from 'lit';
import { borderStrong, focusRing, heading, hover, quietButton, radiusControl } from '../tokens.js';

/**
 * Styles for the light DOM, which can select slotted content. Without scripts, only a link can be next to the menu, not
 * a button.
 */
export const pageMenuLightStyles = css`
  @media (scripting: none) {
    octavo-page-menu:not([light], :has(> a[slot='action']))::part(button) {
      border: 1px solid ${borderStrong};
      border-radius: ${radiusControl};
    }
  }
`;

export const pageMenuStyles = css`
  :host {
    display: inline-flex;
  }
  button {
    ${quietButton}
    min-block-size: 2rem;
    padding: 0 0.75rem;
    color: ${heading};
    font-size: 0.8125rem;
    font-weight: 500;
    white-space: nowrap;
  }
  button:hover {
    background: ${hover};
  }
  button:focus-visible {
    ${focusRing}
  }
  summary {
    min-block-size: 2rem;
    padding: 0 0.55rem;
  }
  .joined {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  slot + details > summary {
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
