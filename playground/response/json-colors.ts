import { css } from 'lit';
import { amber, blue, green, purple } from '../../elements/tones.js';

export const jsonColors = css`
  .key {
    color: ${green};
  }
  .string {
    color: ${blue};
  }
  .number {
    color: ${amber};
  }
  .literal {
    color: ${purple};
  }
`;
