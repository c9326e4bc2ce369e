import { css, type CSSResult } from 'lit';
import { chosen } from '../forced-colors.js';
import { border, borderStrong, heading, innerFocusRing, muted, primary, space } from '../tokens.js';
import { eachTab, panelStyles, tabLabel } from './tab.styles.js';

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
  ${eachTab()} {
    flex: none;
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
  [part='drawn'] > div {
    ${tabLabel}
  }
  ${eachTab(':hover')} {
    border-color: ${borderStrong};
    color: ${heading};
  }
  ${eachTab("[aria-selected='true']")} {
    border-color: ${primary};
    color: ${primary};
  }
  ${eachTab(':focus-visible')} {
    ${innerFocusRing}
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
