import { css, unsafeCSS, type CSSResult } from 'lit';

/**
 * Light-DOM rules for the elements of `selector` that are hidden until found. Before Firefox 139 and Safari 26.2 that means
 * `display: none`, which the `display` of an element would undo.
 */
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
