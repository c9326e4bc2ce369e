import { css } from 'lit';
import { copyIconStyle } from '../copy-icons.js';
import { selectArrow } from '../select-arrow.js';
import * as tokens from '../tokens.js';
import { methodBadge, methodColors } from './method.styles.js';

export const endpointStyles = css`
  :host {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    margin-block: 1.25rem;
    padding: 0.5rem 0.75rem 0.5rem 0.5rem;
    border: 1px solid ${tokens.codeLine};
    border-radius: ${tokens.codeRadius};
    background: ${tokens.codeBackground};
    direction: ltr;
    break-inside: avoid;
  }
  [part='address'] {
    flex: 1;
    min-inline-size: 0;
    line-height: 1.5rem;
    overflow-wrap: anywhere;
  }
  button {
    display: grid;
    place-content: center;
    flex: none;
    inline-size: 2rem;
    block-size: 2rem;
    margin-inline-end: -0.375rem;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radiusSmall};
    background: none;
    color: ${tokens.muted};
    cursor: pointer;
  }
  ::slotted([slot='action']) {
    flex: none;
  }
  button:hover {
    color: ${tokens.heading};
  }
  button:focus-visible {
    outline: 2px solid ${tokens.primary};
  }
  svg {
    ${copyIconStyle}
  }
  [role='status'] {
    position: absolute;
    clip-path: inset(50%);
  }
  /* A long address starts below the method, with the whole width. */
  @media (max-width: 40em) {
    :host {
      position: relative;
      flex-wrap: wrap;
      gap: 0.375rem 0.75rem;
      padding-inline-end: 2.75rem;
    }
    [part='address'] {
      flex: 1 1 auto;
    }
    button {
      position: absolute;
      inset-block-start: 0.25rem;
      inset-inline-end: 0.75rem;
    }
  }
  @media print, (scripting: none) {
    button {
      display: none;
    }
  }
`;

export const endpointLightStyles = css`
  ${methodColors(css`octavo-endpoint`)}
  octavo-endpoint > [slot='method'],
  octavo-endpoint::part(method) {
    ${methodBadge}
  }
  octavo-endpoint > :is([slot='base'], [slot='path']),
  octavo-endpoint::part(path) {
    padding: 0;
    border: 0;
    background: none;
    color: ${tokens.heading};
    font: 500 0.875rem/1.5 ${tokens.mono};
  }
  /* A path that does not fit beside the base URL starts a line. */
  octavo-endpoint > [slot='path'] {
    display: inline-block;
  }
  octavo-endpoint > [slot='base'] {
    color: ${tokens.muted};
  }
  octavo-endpoint > select[slot='base'] {
    box-sizing: border-box;
    max-inline-size: 100%;
    margin-inline-end: 0.25rem;
    padding: 0.1875rem 0.5rem;
    border: 1px solid ${tokens.border};
    border-radius: ${tokens.radiusSmall};
    ${selectArrow}
  }
  octavo-endpoint:has(> [slot='action']) {
    padding-inline-end: 0.5rem;
  }
  @media (max-width: 40em) {
    /* The address below the buttons. */
    octavo-endpoint:has(> [slot='action'])::part(address) {
      order: 1;
      flex-basis: 100%;
    }
    octavo-endpoint:has(> [slot='action'])::part(copy) {
      position: static;
      margin-inline-start: auto;
    }
  }
  octavo-endpoint > select[slot='base']:hover {
    color: ${tokens.heading};
  }
  octavo-endpoint > select[slot='base'] option {
    background: ${tokens.surface};
    color: ${tokens.heading};
  }
  octavo-endpoint > [slot='path'] var {
    color: ${tokens.primaryOnTint};
    font-style: normal;
  }
`;
