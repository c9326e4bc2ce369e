import { css, unsafeCSS, type CSSResult } from 'lit';
import * as tokens from '../tokens.js';

export const treeStyles = css`
  :host {
    --_link: ${tokens.primaryOnTint};
    display: block;
    margin-block: 1.25rem;
    padding: 0.75rem;
    border: 1px solid ${tokens.border};
    border-radius: ${tokens.radius};
    background: ${tokens.surface};
    color: ${tokens.text};
    font: 0.8125rem/1.5 ${tokens.mono};
    overflow-x: auto;
    direction: ltr;
  }
`;

/** Light-DOM rules for the entries with this tag. */
export function treeItemLightStyles(tag: 'octavo-tree-file' | 'octavo-tree-folder'): CSSResult {
  const item = unsafeCSS(tag);
  return css`
    ${item}[highlight] {
      color: var(--tree-highlight, color-mix(in srgb, ${tokens.primaryOnTint} 80%, ${tokens.heading}));
      font-weight: 600;
    }
    ${item}[highlight]::part(row) {
      background: color-mix(in srgb, currentColor 11%, transparent);
    }
    ${item} > [slot='comment'] {
      margin-inline-start: 0.5rem;
      color: ${tokens.muted};
      font-weight: 400;
    }
    ${item}[highlight] > [slot='comment'] {
      color: inherit;
    }
  `;
}

const row = css`
  :host {
    display: block;
    outline: none;
  }
  :host(:focus-visible) [part='row'] {
    ${tokens.innerFocusRing}
  }
  [part='row'] {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    padding: 0.1875rem 0.5rem;
    border-radius: ${tokens.radiusSmall};
  }
  [part='icon'] {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${tokens.muted};
  }
`;

export const fileStyles = [
  row,
  css`
    [part='row'] {
      padding-inline-start: 1.75rem;
    }
  `,
];

const open = css`
  [part='children-wrapper'][hidden] {
    display: block;
    content-visibility: visible;
  }
  [part='row']:has(+ [hidden])::before {
    rotate: 45deg;
  }
`;

export const folderStyles = [
  row,
  css`
    [part='row'] {
      cursor: pointer;
    }
    [part='row']::before {
      content: '';
      flex: none;
      box-sizing: content-box;
      width: 0.3125rem;
      height: 0.3125rem;
      margin: 0 0.1875rem 0 0.0625rem;
      border: solid ${tokens.muted};
      border-width: 0 1.5px 1.5px 0;
      rotate: 45deg;
    }
    [part='row']:has(+ [hidden])::before {
      rotate: -45deg;
    }
    [part='row']:hover {
      background: color-mix(in srgb, ${tokens.text} 6%, transparent);
    }
    :host([fixed]) [part='row'] {
      padding-inline-start: 1.75rem;
      background: none;
      cursor: auto;
    }
    :host([fixed]) [part='row']::before {
      display: none;
    }
    [part='children-wrapper'] {
      position: relative;
      margin-inline-start: 0.875rem;
      padding-inline-start: calc(0.5rem + 1px);
    }
    [part='children-line'] {
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      border-inline-start: 1px solid ${tokens.border};
    }
    ${tokens.withoutScriptsAndInPrint(open)}
  `,
];
