/** System colors for the selected state in forced-colors mode, which removes tints and shadows. */
import { css } from 'lit';

export const chosen = css`
  forced-color-adjust: none;
  background: Highlight;
  color: HighlightText;
`;
