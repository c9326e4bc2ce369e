import { css } from 'lit';
import { heading } from '../../../elements/tokens.js';
import { blue, green } from '../../../elements/tones.js';

/** The roles have the hues of the default code themes. */
export const jsonColors = css`
  .key {
    color: ${green};
  }
  .string {
    color: color-mix(in srgb, ${blue} 55%, ${heading});
  }
  .number,
  .literal {
    color: ${blue};
  }
`;
