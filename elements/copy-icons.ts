/** Icons of copy buttons: before copying, after it, and where the browser does not allow it. */
import { css, svg } from 'lit';
import type { CopyResult } from './copy-text.js';
import { label } from './labels.js';
import { lineIcon } from './tokens.js';

/** The drawing before copying. */
export const copyDrawing = svg`<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M5 15V6a2 2 0 0 1 2-2h9"/>`;
const done = svg`<path d="m5 12 5 5L20 7"/>`;
const failed = svg`<path d="m6 6 12 12M18 6 6 18"/>`;

/** The icon for a result. */
export function copyIcon({ label }: CopyResult) {
  return label === 'copied' ? done : label === 'copyFailed' ? failed : copyDrawing;
}

/** Shows a result in the icon of `button`, which contained `copyDrawing`, and as the text of `status`. */
export function showCopyResult(button: Element | null, status: Element | null, result: CopyResult): void {
  const text = result.label ? label(result.label) : '';
  if (!status || status.textContent === text) return;
  status.textContent = text;
  button!.querySelector('svg')!.innerHTML = copyIcon(result).strings.join('');
}

/** Declarations of these icons, and of other icons next to them. */
export const copyIconStyle = css`
  inline-size: 1rem;
  ${lineIcon}
  stroke-linejoin: round;
`;
