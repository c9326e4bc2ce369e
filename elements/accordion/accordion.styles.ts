import { css } from 'lit';
import { border, heading, muted, primaryOnTint, radius, space, surface } from '../tokens.js';

export const accordionStyles = css`
  :host {
    --_link: ${primaryOnTint};
    --_radius: ${radius};
    display: block;
    margin-block: ${space};
    border: 1px solid ${border};
    border-radius: var(--_radius);
  }
  [part='summary'] {
    gap: 0.75em;
    padding: calc(${space} * 0.875) ${space};
    border-radius: inherit;
    color: ${heading};
    font-weight: 500;
  }
  [part='base'] {
    border-radius: var(--_radius);
  }
  [part='summary']:hover {
    background: ${surface};
  }
  ::slotted([slot='description']) {
    display: block;
    color: ${muted};
    font-size: 0.875em;
    font-weight: 400;
  }
  [part='content'] {
    padding: 0.25rem calc(${space} * 1.5) calc(${space} * 1.25);
  }
`;
