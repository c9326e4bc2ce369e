import { css, unsafeCSS, type CSSResult } from 'lit';
import { cardsGap } from '../tokens.js';
import { childrenWithoutMargins } from '../content.styles.js';

export const columnsStyles = css`
  :host {
    --_cols: var(--octavo-columns, 2);
    --_gap: var(--octavo-columns-gap, ${cardsGap});
    /* Narrower in a wide space, where four columns fit. */
    --_min: clamp(8.5rem, (36rem - 100%) * 999, 11rem);
    display: grid;
    grid-template-columns: repeat(
      auto-fill,
      minmax(
        min(
          100%,
          max(var(--octavo-columns-min, var(--_min)), (100% - (var(--_cols) - 1) * var(--_gap)) / var(--_cols) - 0.1px)
        ),
        1fr
      )
    );
    gap: var(--_gap);
    margin-block: 1.25rem;
  }
  @media (max-width: 40em) {
    :host {
      --_min: 100%;
    }
  }
  :host([cols='1']) {
    --_cols: 1;
  }
  :host([cols='3']) {
    --_cols: 3;
  }
  :host([cols='4']) {
    --_cols: 4;
  }
`;

/** Light-DOM rules for the cells of the grid `tag`. */
export function cellStyles(tag: `octavo-${string}`): CSSResult {
  return css`
    ${unsafeCSS(tag)} > * {
      min-width: 0;
    }
    @media (max-width: 40em) {
      ${unsafeCSS(tag)}:has(> octavo-card) {
        --_min: 100%;
      }
    }
    ${childrenWithoutMargins(tag)}
  `;
}

export const columnStyles = css`
  :host {
    display: block;
    min-width: 0;
  }
`;
