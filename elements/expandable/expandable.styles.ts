import { css, type CSSResult } from 'lit';
import { arrow, disclosureStyles, openedArrow, opened, row } from '../accordion/disclosure.styles.js';
import { border, focusRing, heading, muted, radius, radiusSmall, space } from '../tokens.js';

const box = css`
  display: block;
  margin-block: ${space};
  border: 1px solid ${border};
  border-radius: ${radius};
`;

const title = css`
  gap: 0.5em;
  padding: 0.5em 0.875em;
  color: ${muted};
  font-size: 0.875em;
  font-weight: 500;
`;

const padding = css`0 ${space} ${space}`;

export const expandableStyles: CSSResult[] = [
  disclosureStyles,
  css`
    :host {
      ${box}
    }
    summary {
      ${title}
    }
    summary:hover {
      color: ${heading};
    }
    [part='content'] {
      padding: ${padding};
    }
  `,
];

const native = css`details.octavo-expandable`;

/** The same look for `<details class="octavo-expandable">`, which API pages have by the hundreds: it needs neither script nor shadow root. */
export const nativeExpandableStyles: CSSResult = css`
  ${native} {
    ${box}
  }
  ${native} > summary {
    ${row}
    ${title}
  }
  ${native} > summary::-webkit-details-marker {
    display: none;
  }
  ${native} > summary::before {
    ${arrow}
  }
  ${native}:dir(rtl) > summary::before {
    rotate: 135deg;
  }
  ${native}[open] > summary::before {
    ${openedArrow}
  }
  ${native} > summary:hover {
    color: ${heading};
  }
  ${native} > summary:focus-visible {
    ${focusRing}
    border-radius: ${radiusSmall};
  }
  ${native} > div {
    padding: ${padding};
  }
  @media (prefers-reduced-motion) {
    ${native} > summary::before {
      transition: none;
    }
  }
  @media (scripting: none) {
    ${native}::details-content {
      ${opened}
    }
  }
  @media print {
    ${native}::details-content {
      ${opened}
    }
  }
`;
