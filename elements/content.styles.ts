import { css, unsafeCSS, type CSSResult } from 'lit';

/**
 * Light-DOM rules for boxes with content: no outer margins, no margins around slotted titles and labels, and
 * icons that fill their square. The rules apply to the elements in `tags`.
 */
export function contentStyles(...tags: `octavo-${string}`[]): CSSResult {
  const host = unsafeCSS(tags.length === 1 ? tags[0]! : `:is(${tags.join()})`);
  return css`
    ${host}>[slot] {
      margin: 0;
    }
    ${host}>:is(:not([slot]):first-child, [slot] + :not([slot])) {
      margin-block-start: 0;
    }
    ${host}>:not([slot]):is(:last-child, :has(+ [slot])) {
      margin-block-end: 0;
    }
    ${host}>[slot='icon'] > :is(svg, img) {
      display: block;
      width: 100%;
      height: 100%;
      margin: 0;
    }
  `;
}
