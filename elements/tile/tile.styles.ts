import { css } from 'lit';
import * as tokens from '../tokens.js';
import { contentStyles, coveringTitle, coverStyles, slotOrPart } from '../content.styles.js';

export const tileStyles = css`
  :host {
    position: relative;
    display: flex;
    flex-direction: column;
    margin-block: 1rem;
    text-decoration: none;
    break-inside: avoid;
  }
  [part='preview'] {
    display: flex;
    align-items: center;
    justify-content: center;
    box-sizing: content-box;
    height: var(--octavo-tile-height, 11rem);
    overflow: hidden;
    border: 1px solid ${tokens.border};
    border-radius: ${tokens.radius};
    background:
      radial-gradient(${tokens.border} 1px, transparent 1px) 0 0 / 0.75rem 0.75rem,
      ${tokens.surface};
    transition: border-color 0.15s;
  }
  :host(:hover) [part='preview'] {
    border-color: ${tokens.borderStrong};
  }
  [part='caption'] {
    display: flex;
    flex-direction: column;
    gap: 0.125rem;
    padding: 0.625rem 0.25rem 0;
    color: ${tokens.muted};
    font-size: 0.875rem;
    line-height: 1.5;
  }
`;

const title = coveringTitle(css`0.9375rem`);

export const tileLightStyles = css`
  ${contentStyles('octavo-tile')}
  ${slotOrPart('octavo-tile', 'title')} {
    ${title}
  }
  ${coverStyles('octavo-tile', css`0`)}
  octavo-tile > :is(img, svg, picture):not([slot]) {
    max-width: 100%;
    max-height: 100%;
    margin: 0;
    object-fit: contain;
  }
`;
