import { css } from 'lit';
import * as tokens from '../tokens.js';

export const bannerStyles = css`
  :host {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 1rem;
    padding: 0.625rem 1rem;
    border-radius: var(--octavo-banner-radius, 0);
    background: var(--octavo-banner-color, ${tokens.primary});
    color: var(--octavo-banner-text-color, var(--octavo-color-primary-contrast, light-dark(#fff, #14171c)));
    font-size: 0.875rem;
    font-weight: 500;
    line-height: 1.5;
    text-align: center;
  }
  :host([type='warning']) {
    background: var(--octavo-banner-color, #a34a06);
    color: var(--octavo-banner-text-color, #fff);
  }
  :host([type='critical']) {
    background: var(--octavo-banner-color, #b91c1c);
    color: var(--octavo-banner-text-color, #fff);
  }
  [part='content'] {
    flex: 1;
    min-width: 0;
  }
  [part='close'] {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radiusSmall};
    background: none;
    color: inherit;
    opacity: 0.8;
    cursor: pointer;
  }
  [part='close']:hover {
    opacity: 1;
    background: #8883;
  }
  [part='close']:focus-visible {
    outline: 2px solid;
  }
  @media (forced-colors: active) {
    :host {
      border: 1px solid;
    }
  }
  @media (scripting: none), print {
    [part='close'] {
      display: none;
    }
  }
`;

export const bannerLightStyles = css`
  octavo-banner > :not([slot]) {
    margin: 0;
  }
  octavo-banner a,
  octavo-banner strong {
    color: inherit;
  }
  octavo-banner a {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
