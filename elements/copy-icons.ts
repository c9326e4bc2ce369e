/** Icons of copy buttons: before copying, after it, and where the browser does not allow it. */
import { css, svg } from 'lit';
import type { CopyResult } from './copy-text.js';
import { lineIcon } from './tokens.js';

const copy = svg`<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M5 15V6a2 2 0 0 1 2-2h9"/>`;
const done = svg`<path d="m5 12 5 5L20 7"/>`;
const failed = svg`<path d="m6 6 12 12M18 6 6 18"/>`;

/** The icon for a result. */
export function copyIcon({ label }: CopyResult) {
  return label === 'copied' ? done : label === 'copyFailed' ? failed : copy;
}

/** Styles of these icons, and of other icons next to them. */
export const copyIconStyles = css`
  svg {
    inline-size: 1rem;
    ${lineIcon}
    stroke-linejoin: round;
  }
`;
