import { css } from 'lit';
import { chosen } from '../forced-colors.js';
import { border, borderStrong, heading, innerFocusRing, muted, primary, space } from '../tokens.js';

const group = css`
  display: block;
  margin-block: calc(${space} * 1.5);
`;

const list = css`
  display: flex;
  gap: calc(${space} * 1.5);
  margin-block-end: ${space};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${border};
`;

const tab = css`
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
`;

const hovered = css`
  border-color: ${borderStrong};
  color: ${heading};
`;

const selected = css`
  border-color: ${primary};
  color: ${primary};
`;

const focused = css`
  ${innerFocusRing}
  border-radius: 4px;
`;

const forced = css`
  padding-inline: 0.5em;
  border-color: Canvas;
`;

export const tabsStyles = css`
  :host {
    ${group}
  }
  :host([border-bottom]) {
    padding-block-end: ${space};
    border-block-end: 1px solid ${border};
  }
  [part='list'] {
    ${list}
  }
  ::slotted([slot='tab']),
  [part='tab'] {
    ${tab}
  }
  ::slotted([slot='tab']:hover),
  [part='tab']:hover {
    ${hovered}
  }
  ::slotted([slot='tab'][aria-selected='true']),
  [part='tab'][aria-selected='true'] {
    ${selected}
  }
  ::slotted([slot='tab']:focus-visible),
  [part='tab']:focus-visible {
    ${focused}
  }
  @media (forced-colors: active) {
    ::slotted([slot='tab']),
    [part='tab'] {
      ${forced}
    }
    ::slotted([slot='tab'][aria-selected='true']),
    [part='tab'][aria-selected='true'] {
      ${chosen}
    }
  }
`;
