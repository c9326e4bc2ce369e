import { css } from 'lit';
import * as tokens from '../tokens.js';
import { contentStyles, iconStyles, slotOrPart } from '../content.styles.js';

export const promptStyles = css`
  :host {
    --_link: ${tokens.primaryOnTint};
    display: block;
    margin-block: 1.25rem;
    border: 1px solid ${tokens.border};
    border-radius: ${tokens.radius};
    background: ${tokens.raised};
    break-inside: avoid;
  }
  [part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 0.75rem;
    padding: 0.75rem 1rem;
  }
  ::slotted([slot='icon']) {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${tokens.primary};
  }
  [part='description'] {
    flex: 1 1 12rem;
    color: ${tokens.heading};
    font-size: 0.9375rem;
    font-weight: 500;
  }
  [part='status'] {
    color: ${tokens.muted};
    font-size: 0.8125rem;
  }
  [part='content'] {
    max-height: 11rem;
    overflow: auto;
    padding: 0.75rem 1rem;
    border-block-start: 1px solid ${tokens.border};
    color: ${tokens.muted};
    font-size: 0.875rem;
    line-height: 1.6;
  }
  [part='content']:focus-visible {
    ${tokens.innerFocusRing}
  }
  @media print {
    [part='content'] {
      max-height: none;
    }
  }
`;

const hiddenActions = css`
  ${slotOrPart('octavo-prompt', 'action')} {
    display: none;
  }
`;

export const promptLightStyles = css`
  ${contentStyles('octavo-prompt')}
  ${iconStyles('octavo-prompt')}
  ${slotOrPart('octavo-prompt', 'action')} {
    padding: 0.25rem 0.75rem;
    border: 1px solid ${tokens.border};
    border-radius: ${tokens.buttonRadius};
    background: ${tokens.background};
    color: ${tokens.heading};
    font-family: inherit;
    font-size: 0.8125rem;
    font-weight: 500;
    line-height: 1.5;
    cursor: pointer;
  }
  ${slotOrPart('octavo-prompt', 'action', ':hover')} {
    border-color: ${tokens.borderStrong};
    background: ${tokens.surface};
  }
  ${slotOrPart('octavo-prompt', 'action', ':focus-visible')} {
    ${tokens.focusRing}
  }
  ${tokens.withoutScriptsAndInPrint(hiddenActions)}
`;
