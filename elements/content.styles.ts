/** Rules for the content of elements. The scripts of built sites, which have the style sheet of these rules, leave the calls out. */
import { css, unsafeCSS, type CSSResult } from 'lit';
import { focusRing, heading, radius } from './tokens.js';

/**
 * Light-DOM rules for boxes with content: no outer margins, and no margins around slotted titles and labels. The rules apply to
 * the elements in `tags`.
 */
/* #__NO_SIDE_EFFECTS__ */
export function contentStyles(...tags: `octavo-${string}`[]): CSSResult {
  return css`
    ${anyOf(tags)}>[slot] {
      margin: 0;
    }
    ${withoutOuterMargins(...tags)}
  `;
}

/** Light-DOM rules for a slotted icon that fills its square, in the elements in `tags`. */
/* #__NO_SIDE_EFFECTS__ */
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
/* #__NO_SIDE_EFFECTS__ */
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
/* #__NO_SIDE_EFFECTS__ */
export function childrenWithoutMargins(tag: `octavo-${string}`): CSSResult {
  return css`
    ${unsafeCSS(tag)} > * {
      margin-block: 0 !important;
    }
  `;
}

/* #__NO_SIDE_EFFECTS__ */
function anyOf(tags: readonly string[]): CSSResult {
  return unsafeCSS(tags.length === 1 ? tags[0]! : `:is(${tags.join()})`);
}

/**
 * Selects what is in the slot `name` of the elements `host`, and the part of this name that the elements draw from an attribute.
 * `state`: of both, such as `:hover`.
 */
/* #__NO_SIDE_EFFECTS__ */
export function slotOrPart(host: string, name: string, state = ''): CSSResult {
  return unsafeCSS(`${host} > [slot='${name}']${state}, ${host}::part(${name})${state}`);
}

/** Declarations of a title whose link covers its element, also for headings of the page. */
/* #__NO_SIDE_EFFECTS__ */
export function coveringTitle(size: CSSResult): CSSResult {
  return css`
    position: static;
    color: ${heading};
    font-family: inherit;
    font-size: ${size};
    font-weight: 600;
    line-height: inherit;
    letter-spacing: inherit;
    text-decoration: none;
    text-wrap: inherit;
    border: 0;
    background: none;
  `;
}

/** Light-DOM rules for a linked title, slotted or a part, that covers its element `tag`. `inset`: relative to the padding box. */
/* #__NO_SIDE_EFFECTS__ */
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
