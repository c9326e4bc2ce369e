import { css, unsafeCSS, type CSSResult } from 'lit';
import * as tokens from '../tokens.js';
import * as tones from '../tones.js';
import { contentStyles, iconStyles } from '../content.styles.js';
import { calloutKinds, type CalloutKind } from './kinds.js';

/** The color of each kind. Icons need less contrast than text, so these colors are brighter than `tones`. */
export const calloutTones = {
  note: css`light-dark(#2563eb, #7db0ff)`,
  tip: css`light-dark(#0d8a84, #4fd1c5)`,
  info: tones.gray,
  warning: css`light-dark(#c27803, #f0c04a)`,
  check: css`light-dark(#16893f, #5fd38a)`,
  danger: css`light-dark(#dc2626, #fb8585)`,
} satisfies Record<CalloutKind, CSSResult>;

/** The box of a callout in the color of its kind, unless the page sets `--octavo-callout-color`. */
export const calloutStyles = css`
  :host {
    --_link: ${tokens.primaryOnTint};
    --_tone: var(--octavo-callout-color, var(--_kind, ${tones.gray}));
    display: flex;
    margin-block: 1.25rem;
    padding: ${tokens.calloutSpace};
    border: ${tokens.calloutFrame} ${tokens.calloutStyle}
      color-mix(in srgb, var(--_tone) ${tokens.calloutLine}, ${tokens.border});
    border-inline-start-width: max(${tokens.calloutFrame}, ${tokens.calloutRule});
    border-radius: ${tokens.calloutRadius};
    background: color-mix(in srgb, var(--_tone) ${tokens.calloutFill}, ${tokens.calloutGround});
    color: ${tokens.text};
    font-size: 0.9375rem;
    line-height: 1.6;
    break-inside: avoid;
  }
  @media (forced-colors: active) {
    :host {
      border-width: 1px;
    }
  }
  [part='icon'] {
    display: flex;
    align-items: center;
    height: 1lh;
    color: var(--_tone);
  }
  [part='symbol'],
  ::slotted([slot='icon']) {
    width: 1.125rem;
    height: 1.125rem;
    margin-inline-end: 0.75rem;
  }
  [part='content'] {
    flex: 1;
    min-width: 0;
  }
  [part='title'] {
    display: block;
    color: ${tokens.heading};
    font-weight: 600;
  }
`;

const tags = ['callout', ...calloutKinds].map((kind) => `octavo-${kind}` as const);

const callout = unsafeCSS(`:is(${tags.join()})`);

/** Without the kind whose color is the default. */
const { info: _default, ...ownTones } = calloutTones;

const kinds = tones.colorRules('--_kind', ownTones, (kind) => `octavo-${kind}`);

export const calloutLightStyles = css`
  ${contentStyles(...tags)}
  ${iconStyles(...tags)}
  ${callout} > [slot='title'] {
    display: block;
    color: ${tokens.heading};
    font-weight: 600;
  }
  ${callout} > [slot='icon'] {
    margin-inline-end: 0.75rem;
  }
  ${kinds}
`;
