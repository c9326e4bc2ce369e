import { css } from 'lit';
import * as tokens from '../tokens.js';
import { contentStyles, slotOrPart } from '../content.styles.js';

/** The label and the content are beside each other where the content has 26rem. */
export const updateStyles = css`
  :host {
    display: flex;
    flex-wrap: wrap;
    gap: 1.25rem 2rem;
    padding-block: 2rem;
    scroll-margin-block-start: 5rem;
  }
  :host(:first-child) {
    padding-block-start: 0;
  }
  :host(:last-child) {
    padding-block-end: 0;
  }
  :host([hidden]) {
    padding-block: 0;
  }
  :host(:not(:last-child, [hidden])) {
    border-block-end: 1px solid ${tokens.border};
  }
  /* As wide as the element where it is above the content. */
  [part='head'] {
    flex: 1 0 8.5rem;
    max-inline-size: max(8.5rem, (36.5rem - 100%) * 999);
  }
  [part='labels'] {
    position: sticky;
    top: calc(var(--octavo-header-height, 4rem) + 1.5rem);
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem 0.5rem;
    align-items: center;
  }
  [part='content'] {
    flex: 1 1 26rem;
    min-width: 0;
  }
  @media print {
    [part='labels'] {
      position: static;
    }
  }
`;

export const updateLightStyles = css`
  ${contentStyles('octavo-update')}
  ${slotOrPart('octavo-update', 'label')} {
    margin: 0;
    padding: 0;
    border: 0;
    color: ${tokens.heading};
    font-family: inherit;
    font-size: 0.9375rem;
    font-weight: 620;
    line-height: 1.5;
    letter-spacing: normal;
  }
  ${slotOrPart('octavo-update', 'description')} {
    color: ${tokens.muted};
    font-size: 0.875rem;
  }
  ${slotOrPart('octavo-update', 'tag')} {
    padding: 0 0.5rem;
    border: 1px solid ${tokens.border};
    border-radius: ${tokens.radiusSmall};
    color: ${tokens.muted};
    font-size: 0.75rem;
  }
`;
