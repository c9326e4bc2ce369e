import { css, type CSSResult } from 'lit';
import { disclosureStyles } from '../accordion/disclosure.styles.js';
import { border, borderStrong, heading, muted, radiusControl } from '../tokens.js';

export const expandableStyles: CSSResult[] = [
  disclosureStyles,
  css`
    :host {
      display: block;
      margin-block: 0.5rem;
    }
    [part='summary'] {
      gap: 0.375rem;
      inline-size: fit-content;
      padding: 0.125rem 0.625rem 0.125rem 0.5rem;
      border: 1px solid ${border};
      border-radius: ${radiusControl};
      color: ${muted};
      font-size: 0.8125rem;
      font-weight: 500;
    }
    [part='summary']:hover {
      border-color: ${borderStrong};
      color: ${heading};
    }
    [part='content'] {
      margin-block-start: 0.5rem;
      margin-inline-start: 0.375rem;
      padding-inline-start: 1rem;
      border-inline-start: 1px solid ${border};
    }
  `,
];
