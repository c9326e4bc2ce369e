/** Where the reader's system sets the colors (forced colors), tints and shadows are gone: what is chosen says so in these. */
import { css } from 'lit';

export const chosen = css`
  forced-color-adjust: none;
  background: Highlight;
  color: HighlightText;
`;
