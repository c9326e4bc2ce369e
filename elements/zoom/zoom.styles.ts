import { css } from 'lit';
import * as tokens from '../tokens.js';

export const zoomStyles = css`
  :host {
    display: contents;
  }
  dialog {
    box-sizing: border-box;
    inline-size: 100vw;
    max-inline-size: none;
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
    padding: 2.5rem 1rem;
    border: 0;
    background: color-mix(in srgb, ${tokens.background} 94%, transparent);
    color: ${tokens.heading};
    cursor: zoom-out;
    overscroll-behavior: contain;
  }
  dialog[open] {
    display: grid;
    place-items: center;
    animation: appear 0.15s;
  }
  dialog::backdrop {
    background: none;
  }
  [part='image'] {
    max-inline-size: 100%;
    max-block-size: 100%;
    min-block-size: 0;
    object-fit: contain;
    border-radius: ${tokens.radiusSmall};
  }
  [part='image'][src*='svg'] {
    inline-size: 90rem;
  }
  [part='close'] {
    position: fixed;
    inset-block-start: 1rem;
    inset-inline-end: 1rem;
    padding: 0.625rem;
    border: 1px solid ${tokens.border};
    border-radius: 50%;
    background: ${tokens.raised};
    color: inherit;
    line-height: 0;
    cursor: pointer;
  }
  [part='close']:hover {
    border-color: ${tokens.borderStrong};
  }
  [part='close']:focus-visible {
    ${tokens.focusRing}
  }
  svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion) {
    dialog[open] {
      animation: none;
    }
  }
`;

export const zoomLightStyles = css`
  img[aria-haspopup='dialog'] {
    cursor: zoom-in;
  }
  img[aria-haspopup='dialog']:focus-visible {
    ${tokens.focusRing}
  }
`;
