import { css } from 'lit';
import { amber, blue, green, purple } from '../../elements/tones.js';

export const jsonColors = css`
  .key {
    color: ${blue};
  }
  .string {
    color: ${green};
  }
  .number {
    color: ${amber};
  }
  .literal {
    color: ${purple};
  }
`;
