import { css } from 'lit';
import { chosen } from '../forced-colors.js';
import { border, borderStrong, heading, muted, primary, space } from '../tokens.js';

export const tabsStyles = css`
  :host {
    display: block;
    margin-block: calc(${space} * 1.5);
  }
  :host([border-bottom]) {
    padding-block-end: ${space};
    border-block-end: 1px solid ${border};
  }
  [part='list'] {
    display: flex;
    gap: calc(${space} * 1.5);
    margin-block-end: ${space};
    overflow-x: auto;
    scrollbar-width: none;
    box-shadow: inset 0 -1px ${border};
  }
  ::slotted(button),
  button {
    display: flex;
    flex: none;
    align-items: center;
    gap: 0.5em;
    padding: 0.5em 0;
    border: 0;
    border-block-end: 2px solid transparent;
    background: none;
    color: ${muted};
    font: inherit;
    font-size: 0.9375em;
    font-weight: 500;
    cursor: pointer;
  }
  ::slotted(button:hover),
  button:hover {
    border-color: ${borderStrong};
    color: ${heading};
  }
  ::slotted([aria-selected='true']),
  button[aria-selected='true'] {
    border-color: ${primary};
    color: ${primary};
  }
  ::slotted(:focus-visible),
  button:focus-visible {
    outline: 2px solid ${primary};
    outline-offset: -2px;
    border-radius: 4px;
  }
  @media (forced-colors: active) {
    ::slotted(button),
    button {
      padding-inline: 0.5em;
      border-color: Canvas;
    }
    ::slotted([aria-selected='true']),
    button[aria-selected='true'] {
      ${chosen}
    }
  }
`;
