import { css } from 'lit';
import * as tokens from '../tokens.js';
import * as tones from '../tones.js';
import type { CalloutKind } from './kinds.js';

export const calloutTones = {
  note: tones.blue,
  tip: tones.teal,
  info: tones.gray,
  warning: tones.amber,
  check: tones.green,
  danger: tones.red,
} satisfies Record<CalloutKind, unknown>;

export const calloutStyles = css`
  :host {
    --_tone: var(--octavo-callout-color, ${tones.gray});
    display: flex;
    gap: 0.75rem;
    margin-block: 1.25rem;
    padding: 0.875rem 1rem;
    border: 1px solid color-mix(in srgb, var(--_tone) 22%, transparent);
    border-radius: ${tokens.radius};
    background: color-mix(in srgb, var(--_tone) 7%, transparent);
    color: ${tokens.text};
    break-inside: avoid;
  }
  [part='icon'] {
    flex: none;
    display: flex;
    align-items: center;
    height: 1lh;
    color: var(--_tone);
  }
  svg,
  ::slotted([slot='icon']) {
    display: block;
    width: 1.125rem;
    height: 1.125rem;
  }
  [part='content'] {
    flex: 1;
    min-width: 0;
  }
  ::slotted([slot='title']) {
    display: block;
    color: ${tokens.heading};
    font-weight: 600;
  }
`;
