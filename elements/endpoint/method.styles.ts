import { css, type CSSResult } from 'lit';
import * as tokens from '../tokens.js';
import * as tones from '../tones.js';

/** Colors by the `method` attribute of an element, which a selector selects. */
export const methodColors = (element: CSSResult): CSSResult => css`
  ${element} {
    --octavo-method-color: ${tones.gray};
  }
  ${element}[method='GET'] {
    --octavo-method-color: ${tones.green};
  }
  ${element}[method='POST'] {
    --octavo-method-color: ${tones.blue};
  }
  ${element}:is([method='WS'], [method='WSS']) {
    --octavo-method-color: ${tones.purple};
  }
  ${element}[method='PUT'] {
    --octavo-method-color: ${tones.amber};
  }
  ${element}[method='PATCH'] {
    --octavo-method-color: ${tones.orange};
  }
  ${element}[method='DELETE'] {
    --octavo-method-color: ${tones.red};
  }
`;

/** Declarations for the method of a request. */
export const methodBadge = css`
  padding: 0.125rem 0.5rem;
  border: 1px solid transparent;
  border-radius: ${tokens.radiusSmall};
  background: color-mix(in srgb, var(--octavo-method-color) 14%, transparent);
  color: var(--octavo-method-color);
  font: 700 0.75rem/1.5 ${tokens.mono};
  letter-spacing: 0.02em;
`;
