import { css } from 'lit';
import { chosen } from '../forced-colors.js';
import {
  border,
  codeBackground,
  heading,
  innerFocusRing,
  muted,
  primary,
  radius,
  radiusSmall,
  raised,
  shadow,
  space,
} from '../tokens.js';
import { untilFound } from '../until-found.styles.js';

export const codeGroupStyles = css`
  :host {
    --octavo-code-block-frame: 0;
    --octavo-code-block-position: static;
    --octavo-tab-label-inset: ${space};
    display: block;
    position: relative;
    margin-block: calc(${space} * 1.25);
    border: 1px solid ${border};
    border-radius: ${radius};
    background: ${codeBackground};
  }
  [part='list'] {
    display: flex;
    margin-inline-end: 2.75rem;
    padding-inline: calc(${space} / 4);
    overflow-x: auto;
    scrollbar-width: none;
  }
  ::slotted([slot='tab']),
  [part='tab'] {
    display: flex;
    flex: none;
    align-items: center;
    gap: 0.5em;
    min-block-size: 2.75rem;
    padding: 0 0.75rem;
    border: 0;
    background: none;
    color: ${muted};
    font: inherit;
    font-size: 0.8125rem;
    font-weight: 500;
    cursor: pointer;
  }
  ::slotted([slot='tab']:hover),
  [part='tab']:hover {
    color: ${heading};
  }
  ::slotted([slot='tab'][aria-selected='true']),
  [part='tab'][aria-selected='true'] {
    box-shadow: inset 0 -2px ${primary};
    color: ${primary};
  }
  ::slotted([slot='tab']:focus-visible),
  [part='tab']:focus-visible {
    ${innerFocusRing}
    border-radius: ${radiusSmall};
  }
  @media (forced-colors: active) {
    ::slotted([slot='tab'][aria-selected='true']),
    [part='tab'][aria-selected='true'] {
      ${chosen}
    }
  }
`;

/** With `dropdown`, the bar shows the selected tab. When open, all tabs are in a menu over the code. */
export const dropdownStyles = css`
  @media (scripting: enabled) {
    :host([dropdown]) {
      padding-block-start: 2.75rem;
    }
    :host([dropdown]) [part='list'] {
      position: absolute;
      inset-block-start: 0;
      box-sizing: border-box;
      max-inline-size: calc(100% - 2.75rem);
      flex-direction: column;
      box-shadow: none;
    }
    :host([dropdown]) ::slotted([slot='tab'][aria-selected='true']),
    :host([dropdown]) [part='tab'][aria-selected='true'] {
      display: block;
      position: relative;
      order: -1;
      max-inline-size: 100%;
      padding-inline-end: 1.75rem;
      overflow: hidden;
      box-shadow: none;
      text-align: start;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    :host([dropdown]) ::slotted([slot='tab'][aria-selected='true'])::after,
    :host([dropdown]) [part='tab'][aria-selected='true']::after {
      content: '';
      position: absolute;
      inset-block-start: 50%;
      inset-inline-end: 0.875rem;
      inline-size: 0.4em;
      block-size: 0.4em;
      border: solid;
      border-width: 0 1.5px 1.5px 0;
      transform: translateY(-75%) rotate(45deg);
    }
    :host([dropdown]:not([open])) ::slotted([slot='tab'][aria-selected='false']),
    :host([dropdown]:not([open])) [part='tab'][aria-selected='false'] {
      display: none;
    }
    :host([dropdown]) ::slotted([slot='tab']) {
      text-align: start;
    }
    :host([open]) ::slotted([slot='tab'][aria-selected='true']),
    :host([open]) [part='tab'][aria-selected='true'] {
      white-space: normal;
    }
    :host([open]) [part='list'] {
      z-index: 2;
      min-inline-size: 10rem;
      border-radius: ${radius};
      background: ${raised};
      box-shadow:
        0 0 0 1px ${border},
        ${shadow};
    }
  }
`;

/** On screen the tab shows the title of a code block. In print every block is visible, under its own title. */
export const codeGroupLightStyles = css`
  ${untilFound('octavo-code-group > ')}
  octavo-code-group > :is(octavo-tab, octavo-code-block):not([hidden]) {
    border-block-start: 1px solid ${border};
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
  @media not print {
    octavo-code-group > octavo-code-block::part(title),
    octavo-code-group > octavo-code-block > [slot='title'] {
      display: none;
    }
  }
  @media print {
    octavo-code-group > octavo-code-block[hidden] {
      display: block !important;
      content-visibility: visible !important;
    }
  }
`;
