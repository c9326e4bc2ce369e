import { css, type CSSResult } from 'lit';
import * as tokens from '../tokens.js';
import * as tones from '../tones.js';

/** Colors by a condition for the `method` attribute. */
const colors = {
  '': tones.gray,
  "[method='GET']": tones.green,
  "[method='POST']": tones.blue,
  ":is([method='WS'], [method='WSS'])": tones.purple,
  "[method='PUT']": tones.amber,
  "[method='PATCH']": tones.orange,
  "[method='DELETE']": tones.red,
};

/** Colors by the `method` attribute of an element, which a selector selects. */
export const methodColors = (element: CSSResult): CSSResult =>
  tones.colorRules('--octavo-method-color', colors, (condition) => element.cssText + condition);

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
