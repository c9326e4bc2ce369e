import { css, type CSSResult } from 'lit';
import { disclosureStyles } from '../accordion/disclosure.styles.js';
import { border, heading, muted, radius, space } from '../tokens.js';

export const expandableStyles: CSSResult[] = [
  disclosureStyles,
  css`
    :host {
      display: block;
      margin-block: ${space};
      border: 1px solid ${border};
      border-radius: ${radius};
    }
    [part='summary'] {
      gap: 0.5em;
      padding: 0.5em 0.875em;
      color: ${muted};
      font-size: 0.875em;
      font-weight: 500;
    }
    [part='summary']:hover {
      color: ${heading};
    }
    [part='content'] {
      padding: 0 ${space} ${space};
    }
  `,
];
