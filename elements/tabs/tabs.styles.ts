import { css, unsafeCSS, type CSSResult } from 'lit';
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
  ::slotted(button),
  button {
    ${tab}
  }
  ::slotted(button:hover),
  button:hover {
    ${hovered}
  }
  ::slotted([aria-selected='true']),
  button[aria-selected='true'] {
    ${selected}
  }
  ::slotted(:focus-visible),
  button:focus-visible {
    ${focused}
  }
  @media (forced-colors: active) {
    ::slotted(button),
    button {
      ${forced}
    }
    ::slotted([aria-selected='true']),
    button[aria-selected='true'] {
      ${chosen}
    }
  }
`;

// Like the styles of a shadow root, they give way to the styles of the page.
const flat = unsafeCSS(':where(octavo-tabs[flat]:not(:defined))');
const flatTab = unsafeCSS(':where(octavo-tabs[flat]:not(:defined) > button)');

/** Groups of an API page, which can have dozens, have a shadow root without styles. These draw them until their script runs. */
export const flatTabsStyles: CSSResult = css`
  ${flat} {
    ${group}
    box-sizing: border-box;
  }
  /* The rules of a page for elements after others in its text take precedence, as over a shadow root. */
  :where(.prose > * + octavo-tabs[flat]:not(:defined)) {
    margin-block-start: revert-layer;
  }
  ${flat}::part(list) {
    ${list}
  }
  ${flatTab} {
    ${tab}
  }
  ${flatTab}:where(:hover) {
    ${hovered}
  }
  ${flatTab}:where([aria-selected='true']) {
    ${selected}
  }
  ${flatTab}:where(:focus-visible) {
    ${focused}
  }
  @media (forced-colors: active) {
    ${flatTab} {
      ${forced}
    }
    ${flatTab}:where([aria-selected='true']) {
      ${chosen}
    }
  }
`;
