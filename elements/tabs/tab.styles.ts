import { css, unsafeCSS, type CSSResult } from 'lit';
import { withoutOuterMargins } from '../content.styles.js';
import { heading, withoutScriptsAndInPrint } from '../tokens.js';
import { untilFound } from '../until-found.styles.js';

/** The box with icon and text in a tab. */
export const tabLabel = css`
  display: flex;
  align-items: center;
  gap: 0.5em;
`;

/** Selects the tabs of a group: slotted, and drawn by the group. `state`: of a tab; `host`: of the group; `pseudo`: a pseudo-element. */
/* #__NO_SIDE_EFFECTS__ */
export function eachTab(state = '', host = '', pseudo = ''): CSSResult {
  return unsafeCSS(`${host} ::slotted([slot='tab']${state})${pseudo}, ${host} [part='drawn']${state}${pseudo}`);
}

const anchored = css`
  scroll-margin-block-start: 4rem;
`;

export const tabStyles = css`
  :host {
    display: block;
    ${anchored}
  }
  ::slotted([slot='anchor']) {
    ${anchored}
  }
`;

const labelled = css`
  octavo-tab[label]::before {
    content: attr(label);
    display: block;
    margin: 1.25em var(--octavo-tab-label-inset, 0) 0.5em;
    color: ${heading};
    font-weight: 600;
  }
`;

/** Without scripts and in print, panels have their label above them. */
export const tabLightStyles: CSSResult = css`
  ${withoutOuterMargins('octavo-tab')}
  ${withoutScriptsAndInPrint(labelled)}
`;

/** Hides the panels of a group that are not selected, but not without scripts and in print. */
/* #__NO_SIDE_EFFECTS__ */
export function panelStyles(group: 'octavo-tabs' | 'octavo-code-group'): CSSResult {
  const visible = css`
    ${unsafeCSS(group)} > [hidden]:not([slot]) {
      display: block !important;
      content-visibility: visible !important;
    }
  `;
  return css`
    ${untilFound(`${group} > `)}
    ${withoutScriptsAndInPrint(visible)}
  `;
}
