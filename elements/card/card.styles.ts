import { css } from 'lit';
import * as tokens from '../tokens.js';
import { calloutTones } from '../callout/callout.styles.js';
import { contentStyles, coveringTitle, coverStyles, iconStyles, slotOrPart } from '../content.styles.js';
import { colorRules } from '../tones.js';

export const cardStyles = css`
  :host {
    --_link: ${tokens.primaryOnTint};
    --_tone: var(--octavo-card-color, ${tokens.primary});
    position: relative;
    display: flex;
    flex-direction: column;
    margin-block: 1rem;
    border: 1px solid ${tokens.cardLine};
    border-radius: ${tokens.cardRadius};
    background: ${tokens.cardGround};
    box-shadow: ${tokens.cardShadow};
    font-size: 0.9375rem;
    line-height: 1.55;
    text-decoration: none;
    break-inside: avoid;
  }
  :host([disabled]) {
    --_tone: ${tokens.muted};
    border-style: dashed;
    background: ${tokens.surface};
  }
  [part='body'] {
    flex: 1;
    display: flex;
    flex-direction: ${tokens.cardFlow};
    gap: 0.75rem;
    padding: ${tokens.cardSpace};
  }
  [part='icon'],
  ::slotted([slot='icon']) {
    flex: none;
    display: block;
    width: 1.375rem;
    height: 1.375rem;
    color: var(--_tone);
  }
  [part='icon'] svg {
    display: block;
  }
  [part='text'] {
    flex: 1;
    min-width: 0;
    display: flex;
    flex-direction: column;
    gap: 0.125rem;
  }
  [part='content'] {
    flex: 1;
    margin: 0;
    color: ${tokens.muted};
  }
  [part='arrow'] {
    position: absolute;
    inset-inline-end: 1.25rem;
    width: 1rem;
    height: 1.5rem;
    color: ${tokens.muted};
    opacity: 0.6;
  }
`;

const title = coveringTitle(css`1rem`);

const types = colorRules('--octavo-card-color', calloutTones, (kind) => `octavo-card[type='${kind}']`);

/** Title and image, slotted or as parts, and the title's link, which covers the card. */
export const cardLightStyles = css`
  ${contentStyles('octavo-card')}
  ${iconStyles('octavo-card')}
  ${slotOrPart('octavo-card', 'title')} {
    ${title}
    overflow-wrap: anywhere;
  }
  ${slotOrPart('octavo-card[disabled]', 'title')} {
    color: ${tokens.muted};
  }
  octavo-card[type] {
    border-color: color-mix(in srgb, var(--octavo-card-color) 26%, transparent);
    background: color-mix(in srgb, var(--octavo-card-color) 7%, ${tokens.background});
  }
  octavo-card[horizontal]::part(body) {
    flex-direction: row;
    gap: 0.875rem;
  }
  octavo-card[horizontal] > [slot='icon'] {
    margin-block-start: 0.125rem;
  }
  octavo-card:dir(rtl)::part(arrow) {
    scale: -1 1;
  }
  octavo-card[arrow] > [slot='title'] {
    padding-inline-end: 1.5rem;
  }
  ${coverStyles('octavo-card', css`-1px`)}
  octavo-card > :not([slot]) :is(a, button, summary),
  octavo-card > :is(a, button):not([slot]) {
    position: relative;
    z-index: 1;
  }
  ${slotOrPart('octavo-card', 'image')} {
    display: block;
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: calc(${tokens.cardRadius} - 1px) calc(${tokens.cardRadius} - 1px) 0 0;
  }
  ${slotOrPart('octavo-card', 'cta')} {
    margin-block-start: 0.625rem;
    color: ${tokens.primaryOnTint};
    font-size: 0.875rem;
    font-weight: 500;
  }
  ${slotOrPart('octavo-card', 'cta', '::after')} {
    content: '\\00a0\\203a' / '';
  }
  octavo-card:is([href], :has(> a[slot='title'])) {
    transition:
      border-color 0.15s,
      box-shadow 0.15s,
      translate 0.15s;
  }
  octavo-card:is([href]:not([disabled]), :has(> a[slot='title'])):hover {
    border-color: color-mix(in srgb, var(--octavo-card-color, ${tokens.primary}) 55%, ${tokens.border});
    box-shadow: 0 4px 16px #0000000f;
    translate: 0 -1px;
  }
  @media print {
    octavo-card[href]::after {
      padding: 0 1.25rem 1rem;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    octavo-card:is([href], :has(> a[slot='title'])) {
      transition: none;
      translate: none !important;
    }
  }
  ${types}
`;
