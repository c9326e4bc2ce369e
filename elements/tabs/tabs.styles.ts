import { css, type CSSResult } from 'lit';
import { chosen } from '../forced-colors.js';
import * as tokens from '../tokens.js';
import { eachTab, panelStyles, tabLabel } from './tab.styles.js';

export const tabsStyles = css`
  :host {
    display: block;
    margin-block: calc(${tokens.space} * 1.5);
  }
  :host([border-bottom]) {
    padding-block-end: ${tokens.space};
    border-block-end: 1px solid ${tokens.border};
  }
  [part='list'] {
    display: flex;
    gap: ${tokens.tabsGap};
    margin-block-end: ${tokens.space};
    overflow-x: auto;
    scrollbar-width: none;
    border-radius: ${tokens.tabsRadius};
    background: ${tokens.tabsGround};
    box-shadow: inset 0 -1px ${tokens.tabsLine};
  }
  ${eachTab()} {
    flex: none;
    padding: ${tokens.tabSpace};
    border: 0;
    border-block-end: 2px solid transparent;
    background: none;
    color: ${tokens.muted};
    font: inherit;
    font-size: 0.875rem;
    line-height: 1.5;
    font-weight: 500;
    cursor: pointer;
  }
  [part='drawn'] > div {
    ${tabLabel}
  }
  ${eachTab(':hover')} {
    border-color: ${tokens.borderStrong};
    color: ${tokens.heading};
  }
  ${eachTab("[aria-selected='true']")} {
    border-color: ${tokens.tabCurrentLine};
    background: ${tokens.tabCurrent};
    color: ${tokens.tabCurrentInk};
  }
  ${eachTab(':focus-visible')} {
    ${tokens.innerFocusRing}
    border-radius: 4px;
  }
  /* Each panel has its label. */
  @media print {
    [part='list'] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    ${eachTab()} {
      padding-inline: 0.5em;
      border-color: Canvas;
    }
    ${eachTab("[aria-selected='true']")} {
      ${chosen}
    }
  }
`;

export const tabsLightStyles: CSSResult = css`
  octavo-tabs > [slot='tab'] > div {
    ${tabLabel}
  }
  ${panelStyles('octavo-tabs')}
`;
