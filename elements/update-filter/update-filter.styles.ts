import { css } from 'lit';
import { chosen } from '../forced-colors.js';
import * as tokens from '../tokens.js';
import { untilFound } from '../until-found.styles.js';

export const updateFilterStyles = css`
  :host {
    display: block;
    margin-block: 1.5rem 0;
  }
  [part='tags'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  [part='clear'] {
    padding: 0.25rem 0.5rem;
    border: 0;
    background: none;
    color: ${tokens.muted};
    font: inherit;
    font-size: 0.8125rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  [part='clear']:hover {
    color: ${tokens.heading};
  }
  [part='clear']:focus-visible {
    outline: 2px solid ${tokens.primary};
    border-radius: ${tokens.radiusSmall};
  }
  [part='status'] {
    ${tokens.visuallyHidden}
  }
  ${tokens.hiddenWithoutScripts}
  ${tokens.hiddenInPrint}
`;

export const updateFilterLightStyles = css`
  ${untilFound('octavo-update')}
  octavo-update-filter > button:not([slot]),
  octavo-update-filter::part(tag) {
    margin: 0;
    padding: 0.25rem 0.75rem;
    border: 1px solid ${tokens.border};
    border-radius: 99px;
    background: ${tokens.background};
    color: ${tokens.text};
    font-family: inherit;
    font-size: 0.8125rem;
    font-weight: 500;
    line-height: 1.5;
    cursor: pointer;
  }
  octavo-update-filter > button:not([slot]):hover,
  octavo-update-filter::part(tag):hover {
    border-color: ${tokens.borderStrong};
    color: ${tokens.heading};
  }
  octavo-update-filter > button[aria-pressed='true']:not([slot]),
  octavo-update-filter::part(chosen) {
    border-color: ${tokens.primary};
    background: color-mix(in srgb, ${tokens.primary} 10%, ${tokens.background});
    color: color-mix(in srgb, ${tokens.primaryOnTint} 80%, ${tokens.heading});
  }
  octavo-update-filter > button:not([slot]):focus-visible,
  octavo-update-filter::part(tag):focus-visible {
    ${tokens.focusRing}
  }
  @media (forced-colors: active) {
    octavo-update-filter > button[aria-pressed='true']:not([slot]),
    octavo-update-filter::part(chosen) {
      ${chosen}
    }
  }
`;
