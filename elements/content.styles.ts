import { css, unsafeCSS, type CSSResult } from 'lit';

/**
 * Light-DOM rules that every box of words needs: no margin at its edges, none around slotted titles and labels, and
 * icons that fill the square that the element gives them. `tags` are the elements that share the rules.
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
