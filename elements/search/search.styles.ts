import { css } from 'lit';
import {
  borderStrong,
  focusRing,
  heading,
  hiddenWithoutScripts,
  lineIcon,
  muted,
  radiusSmall,
  surface,
} from '../tokens.js';

export const searchStyles = css`
  :host {
    display: inline-block;
  }
  button {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 2.25rem;
    padding-inline: 0.7rem 0.4rem;
    border: 1px solid ${borderStrong};
    border-radius: ${radiusSmall};
    background: ${surface};
    color: ${muted};
    font: inherit;
    font-size: 0.875rem;
    line-height: 1.2;
    text-align: start;
    cursor: pointer;
  }
  button:hover {
    color: ${heading};
  }
  button:focus-visible {
    ${focusRing}
  }
  svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    ${lineIcon}
  }
  [part='label'] {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  kbd {
    flex: none;
    min-inline-size: 1.25rem;
    padding: 0.1rem 0.3rem;
    border: 1px solid ${borderStrong};
    border-radius: 5px;
    font: inherit;
    font-size: 0.75rem;
    text-align: center;
  }
  @media (hover: none) {
    kbd {
      display: none;
    }
  }
  ${hiddenWithoutScripts}
`;
