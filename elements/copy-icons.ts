/** Icons of copy buttons: before copying, after it, and where the browser does not allow it. */
import { css, svg } from 'lit';
import type { CopyResult } from './copy-text.js';
import { lineIcon } from './tokens.js';

const copy = 'M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM5 15V6a2 2 0 0 1 2-2h9';
const done = 'm5 12 5 5L20 7';
const failed = 'm6 6 12 12M18 6 6 18';

/** The outline of the icon for a result. Default: before copying. */
export function copyIconPath({ label }: Pick<CopyResult, 'label'> = { label: undefined }): string {
  return label === 'copied' ? done : label === 'copyFailed' ? failed : copy;
}

/** The icon for a result. */
export function copyIcon(result: CopyResult) {
  return svg`<path d=${copyIconPath(result)} />`;
}

/** Styles of these icons, and of other icons next to them. */
export const copyIconStyles = css`
  svg {
    inline-size: 1rem;
    ${lineIcon}
    stroke-linejoin: round;
  }
`;
