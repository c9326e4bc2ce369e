import { css, unsafeCSS, type CSSResult } from 'lit';

/**
 * Light-DOM rules for elements of `selector` with `hidden="until-found"`. Before Firefox 139 and Safari 26.2 it means
 * `display: none`, which the `display` of the element would override.
 */
/* #__NO_SIDE_EFFECTS__ */
export function untilFound(selector: string): CSSResult {
  const hidden = unsafeCSS(`${selector}[hidden='until-found']`);
  return css`
    ${hidden} {
      content-visibility: hidden;
    }
    @supports not (content-visibility: hidden) {
      ${hidden} {
        display: none;
      }
    }
  `;
}
