import { css, unsafeCSS, type CSSResult } from 'lit';
import { focusRing, radius } from './tokens.js';

/**
 * Light-DOM rules for boxes with content: no outer margins, and no margins around slotted titles and labels. The rules apply to
 * the elements in `tags`.
 */
export function contentStyles(...tags: `octavo-${string}`[]): CSSResult {
  return css`
    ${anyOf(tags)}>[slot] {
      margin: 0;
    }
    ${withoutOuterMargins(...tags)}
  `;
}

/** Light-DOM rules for a slotted icon that fills its square, in the elements in `tags`. */
export function iconStyles(...tags: `octavo-${string}`[]): CSSResult {
  return css`
    ${anyOf(tags)}>[slot='icon'] > :is(svg, img) {
      display: block;
      width: 100%;
      height: 100%;
      margin: 0;
    }
  `;
}

/** Light-DOM rules for content in the elements in `tags`: no margins at its start and its end. */
export function withoutOuterMargins(...tags: `octavo-${string}`[]): CSSResult {
  const host = anyOf(tags);
  return css`
    ${host}>:nth-child(1 of :not([slot])) {
      margin-block-start: 0;
    }
    ${host}>:nth-last-child(1 of :not([slot])) {
      margin-block-end: 0;
    }
  `;
}

/** Light-DOM rules for the children of the element `tag`, which it lays out: no margins of their own. */
export function childrenWithoutMargins(tag: `octavo-${string}`): CSSResult {
  return css`
    ${unsafeCSS(tag)} > * {
      margin-block: 0 !important;
    }
  `;
}

function anyOf(tags: readonly string[]): CSSResult {
  return unsafeCSS(tags.length === 1 ? tags[0]! : `:is(${tags.join()})`);
}

/** Light-DOM rules for a linked title, slotted or a part, that covers its element `tag`. `inset`: relative to the padding box. */
export function coverStyles(tag: `octavo-${string}`, inset: CSSResult): CSSResult {
  const host = unsafeCSS(tag);
  return css`
    ${host} > a[slot='title']::after,
    ${host}::part(link)::after {
      content: '';
      position: absolute;
      inset: ${inset};
      border-radius: ${radius};
    }
    ${host} > a[slot='title']:focus-visible,
    ${host}::part(link):focus-visible {
      outline: none;
    }
    ${host} > a[slot='title']:focus-visible::after,
    ${host}::part(link):focus-visible::after {
      ${focusRing}
    }
  `;
}
