import { css } from 'lit';
import { chosen } from '../forced-colors.js';
import {
  focusRing,
  heading,
  hiddenInPrint,
  hover,
  lineIcon,
  muted,
  primary,
  primaryOnTint,
  quietButton,
  text,
  tint,
} from '../tokens.js';

export const feedbackStyles = css`
  :host {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem 2rem;
    color: ${muted};
    font-size: 0.875rem;
  }
  [part='rating'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    margin-inline-end: auto;
  }
  p {
    margin: 0;
    margin-inline-end: 0.5rem;
  }
  button {
    ${quietButton}
    min-block-size: 2.125rem;
    padding: 0 0.9rem;
    color: ${text};
  }
  svg {
    inline-size: 1em;
    ${lineIcon}
    stroke-linejoin: round;
  }
  [value='no'] svg {
    rotate: 180deg;
  }
  button:hover {
    background: ${hover};
    color: ${heading};
  }
  button:focus-visible {
    ${focusRing}
  }
  [aria-pressed='true'] {
    border-color: ${primary};
    background: ${tint};
    color: ${primaryOnTint};
  }
  @media (forced-colors: active) {
    [aria-pressed='true'] {
      ${chosen}
    }
  }
  @media (scripting: none) {
    [part='rating'] {
      display: none;
    }
  }
  ${hiddenInPrint}
`;

/** The links. They are in the light DOM, where the styles that a page has for links would override `::slotted`. */
export const feedbackLinkStyles = css`
  :where(octavo-feedback) > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.25rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  :where(octavo-feedback) a {
    display: flex;
    align-items: center;
    gap: 0.4rem;
    color: inherit;
    text-decoration: none;
  }
  :where(octavo-feedback) a:hover {
    color: ${heading};
  }
`;
