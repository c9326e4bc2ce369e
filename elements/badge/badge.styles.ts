import { css } from 'lit';
import { iconStyles } from '../content.styles.js';
import * as tokens from '../tokens.js';
import * as tones from '../tones.js';

export const badgeStyles = css`
  :host {
    --_tone: var(--octavo-badge-color, ${tones.gray});
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
    padding: 0.0625em 0.5em;
    border: 1px solid transparent;
    border-radius: ${tokens.radiusSmall};
    background: color-mix(in srgb, var(--_tone) 13%, transparent);
    color: var(--_tone);
    font-size: 0.8125rem;
    font-weight: 500;
    line-height: 1.45;
    vertical-align: middle;
  }
  :host([stroke]) {
    border-color: color-mix(in srgb, var(--_tone) 45%, transparent);
    background: none;
  }
  :host([shape='pill']) {
    border-radius: 99px;
    padding-inline: 0.65em;
  }
  :host([size='xs']) {
    font-size: 0.6875rem;
  }
  :host([size='sm']) {
    font-size: 0.75rem;
  }
  :host([size='lg']) {
    font-size: 0.9375rem;
  }
  :host([disabled]) {
    background: color-mix(in srgb, var(--_tone) 6%, transparent);
    color: ${tokens.muted};
  }
  ::slotted([slot='icon']) {
    display: block;
    width: 1em;
    height: 1em;
  }
`;

const namedColors = {
  "[color='blue']": tones.blue,
  "[color='green']": tones.green,
  "[color='yellow']": tones.amber,
  "[color='orange']": tones.orange,
  ":is([color='red'], [color$='-destructive'])": tones.red,
  "[color='purple']": tones.purple,
};

const colors = tones.colorRules('--octavo-badge-color', namedColors, (condition) => `octavo-badge${condition}`);

export const badgeLightStyles = css`
  ${iconStyles('octavo-badge')}
  ${colors}
  octavo-badge[color^='white'] {
    background: ${tokens.background};
    border-color: ${tokens.border};
  }
  octavo-badge[color^='surface'] {
    background: ${tokens.surface};
    border-color: ${tokens.border};
  }
`;
