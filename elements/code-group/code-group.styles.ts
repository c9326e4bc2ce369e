import { css } from 'lit';
import { chosen } from '../forced-colors.js';
import { eachTab, panelStyles, tabLabel } from '../tabs/tab.styles.js';
import {
  border,
  codeBackground,
  codeBar,
  codeLine,
  codeRadius,
  heading,
  innerFocusRing,
  muted,
  radius,
  radiusSmall,
  raised,
  shadow,
  space,
  tabCurrentLine,
} from '../tokens.js';

const label = css`
  ${tabLabel}
  padding: 0.125rem 0.5rem;
  border-radius: ${radiusSmall};
`;

/** A long label stays on one line. */
const cutOff = css`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const codeGroupStyles = css`
  :host {
    --octavo-code-block-frame: 0;
    --octavo-code-block-position: static;
    --octavo-tab-label-inset: ${space};
    display: block;
    position: relative;
    margin-block: calc(${space} * 1.25);
    border: 1px solid ${codeLine};
    border-radius: ${codeRadius};
    /* The bar, also below the copy button. */
    background: linear-gradient(${codeBar}, ${codeBar}) 0 0 / 100% 2.5rem no-repeat ${codeBackground};
  }
  [part='list'] {
    display: flex;
    margin-inline-end: 4.75rem;
    padding-inline: calc(${space} / 4);
    overflow-x: auto;
    scrollbar-width: none;
  }
  [part='panels'] {
    border-block-start: 1px solid ${border};
  }
  ${eachTab()} {
    display: flex;
    flex: none;
    align-items: center;
    min-block-size: 2.5rem;
    padding: 0 0.25rem;
    border: 0;
    background: none;
    color: ${muted};
    font: inherit;
    font-size: 0.8125rem;
    font-weight: 500;
    cursor: pointer;
  }
  [part='drawn'] > div {
    ${label}
  }
  ${eachTab(':hover')} {
    color: ${heading};
  }
  ${eachTab("[aria-selected='true']")} {
    box-shadow: inset 0 -2px ${tabCurrentLine};
    color: ${heading};
  }
  ${eachTab(':focus-visible')} {
    ${innerFocusRing}
    border-radius: ${radiusSmall};
  }
  /* Each panel has its label. */
  @media print {
    [part='list'] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    ${eachTab("[aria-selected='true']")} {
      ${chosen}
    }
  }
`;

/** With `dropdown`, the bar shows the selected tab. When open, all tabs are in a menu over the code. */
export const dropdownStyles = css`
  @media (scripting: enabled) {
    :host([dropdown]) {
      padding-block-start: 2.5rem;
    }
    :host([dropdown]) [part='list'] {
      position: absolute;
      inset-block-start: 0;
      box-sizing: border-box;
      max-inline-size: calc(100% - 4.75rem);
      flex-direction: column;
    }
    ${eachTab('', ':host([dropdown])')} {
      text-align: start;
    }
    ${eachTab("[aria-selected='true']", ':host([dropdown])')} {
      position: relative;
      order: -1;
      max-inline-size: 100%;
      padding-inline-end: 1.25rem;
      box-shadow: none;
    }
    ${eachTab("[aria-selected='true']", ':host([dropdown])', '::after')} {
      content: '';
      position: absolute;
      inset-block-start: 50%;
      inset-inline-end: 0.875rem;
      inline-size: 0.4em;
      block-size: 0.4em;
      border: solid;
      border-width: 0 1.5px 1.5px 0;
      translate: 0 -75%;
      rotate: 45deg;
    }
    ${eachTab("[aria-selected='false']", ':host([dropdown]:not([open]))')} {
      display: none;
    }
    ${eachTab('', ':host([dropdown]:not([open]))')} {
      white-space: nowrap;
    }
    :host([dropdown]:not([open])) [part='drawn'] > div {
      ${cutOff}
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

export const codeGroupLightStyles = css`
  octavo-code-group > [slot='tab'] > div {
    ${label}
  }
  @media (scripting: enabled) {
    octavo-code-group[dropdown]:not([open]) > [slot='tab'] > div {
      ${cutOff}
    }
  }
  ${panelStyles('octavo-code-group')}
`;

/**
 * Groups whose tabs the script draws. On screen the tab shows the title of a code block. In print every block is visible,
 * under its own title.
 */
export const drawnGroupStyles = css`
  @media not print {
    octavo-code-group > octavo-code-block::part(header) {
      display: none;
    }
  }
`;
