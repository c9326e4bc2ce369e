import { css } from 'lit';
import { slotOrPart } from '../content.styles.js';
import * as tokens from '../tokens.js';

const radius = css`var(--octavo-radius-large, 16px)`;

export const frameStyles = css`
  :host {
    --_link: ${tokens.primaryOnTint};
    display: block;
    margin-block: 1.5rem;
    break-inside: avoid;
  }
  [part='figure'],
  [part='description'] {
    margin: 0;
  }
  [part='description'] {
    color: inherit;
    font-size: inherit;
    text-align: inherit;
  }
  [part='frame'] {
    display: flow-root;
    padding: 0.5rem;
    border: 1px solid ${tokens.border};
    border-radius: ${radius};
    background: ${tokens.surface};
  }
`;

export const frameLightStyles = css`
  octavo-frame > [slot],
  octavo-frame::part(caption) {
    display: block;
    color: ${tokens.muted};
    font-size: 0.875rem;
    line-height: 1.5;
  }
  octavo-frame > [slot='hint'] {
    margin: 0 0 0.5rem;
  }
  ${slotOrPart('octavo-frame', 'caption')} {
    margin: 0.625rem 1rem 0;
    text-align: center;
    text-wrap: balance;
  }
  octavo-frame > :not([slot]),
  octavo-frame > p > :is(img, video, iframe):only-child,
  octavo-frame > a > img {
    margin-block: 0;
  }
  octavo-frame > div:not([slot]) > :first-child {
    margin-block-start: 0;
  }
  octavo-frame > div:not([slot]) > :last-child {
    margin-block-end: 0;
  }
  octavo-frame > :is(img, video, iframe, svg),
  octavo-frame > :is(p, a, picture, octavo-picture) > :is(img, video, iframe) {
    display: block;
    max-width: 100%;
    margin-inline: auto;
    border-radius: calc(${radius} - 0.5rem);
  }
  octavo-frame > octavo-picture,
  octavo-frame > p > octavo-picture:only-child {
    display: block;
    inline-size: fit-content;
    margin-inline: auto;
  }
  octavo-frame > :where(img, video),
  octavo-frame > :where(p, a, picture) > :where(img, video) {
    height: auto;
  }
`;
