import { css } from 'lit';
import { chosen } from '../forced-colors.js';
import { borderStrong, heading, hover, muted, primary, radiusSmall, text } from '../tokens.js';

export const feedbackStyles = css`
  :host {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem 1.25rem;
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
    min-block-size: 2.125rem;
    padding-inline: 0.9rem;
    border: 1px solid ${borderStrong};
    border-radius: ${radiusSmall};
    background: none;
    color: ${text};
    font: inherit;
    cursor: pointer;
  }
  button:hover {
    background: ${hover};
    color: ${heading};
  }
  button:focus-visible {
    outline: 2px solid ${primary};
    outline-offset: 2px;
  }
  [aria-pressed='true'] {
    border-color: ${primary};
    color: ${primary};
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
  @media print {
    :host {
      display: none;
    }
  }
`;

/** The links. They are in the light DOM, where the styles that a page has for links would override `::slotted`. */
export const feedbackLinkStyles = css`
  :where(octavo-feedback) > a {
    color: inherit;
    text-decoration: none;
  }
  :where(octavo-feedback) > a:hover {
    color: ${heading};
  }
`;
